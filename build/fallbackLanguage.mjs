// What a language does not have is shown in English, the fallback language.
import * as v from 'valibot';
import { textsIn } from './contentNotes.mjs';
import { haveOtherNumbers } from './figures.mjs';
import { inner, schemaAt } from './schemaAt.mjs';

/** A schema of valibot. @typedef {import('../editor/fields.mjs').Schema} Schema */
/** The keys that lead to a value. @typedef {readonly (string | number)[]} Keys */

/** @param {any} value @param {Keys} keys */
const valueAt = (value, keys) => keys.reduce((inside, key) => inside?.[key], value);

/** @param {unknown} value */
const isBlank = (value) => value === undefined || value === null || `${value}`.trim() === '';

/** @param {unknown} value */
const hasFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {Schema} schema */
const isTranslated = (schema) => v.getMetadata(inner(schema)).translated === true;

/**
 * What a language has, and English where it has nothing.
 *
 * @param {Schema} schema
 * @param {any} own
 * @param {any} english - in the order of the language
 * @returns {any}
 */
export function withFallback(schema, own, english) {
  const { entries, item } = inner(schema);
  // An optional text may be missing on purpose. Optional records, such as jobs, come from English.
  const mayBeMissing = schema.wrapped && !item?.entries;
  if (isBlank(own)) return mayBeMissing ? own : (english ?? own);
  if (entries && hasFields(own)) {
    const fields = Object.entries(entries).map(([name, field]) => [
      name,
      withFallback(field, own[name], english?.[name]),
    ]);
    const filled = fields.filter(([, value]) => value !== undefined);
    return { ...own, ...Object.fromEntries(filled) };
  }
  if (item?.entries && Array.isArray(own) && Array.isArray(english)) {
    const longer = own.length < english.length ? english : own;
    return longer.map((_, index) => withFallback(item, own[index], english[index]));
  }
  return own;
}

/**
 * English with its records in the order of the language. Those that only English has come last.
 *
 * @param {Schema} schema
 * @param {any} own
 * @param {any} english
 * @returns {any}
 */
export function inOrderOf(schema, own, english) {
  const { entries, item } = inner(schema);
  if (item?.entries && Array.isArray(own) && Array.isArray(english)) {
    return recordsInOrderOf(item, own, english);
  }
  if (!entries || !hasFields(own) || !hasFields(english)) return english;
  const fields = Object.entries(english).map(([name, value]) => {
    const field = entries[name];
    return [name, field ? inOrderOf(field, own[name], value) : value];
  });
  return Object.fromEntries(fields);
}

/**
 * Finds the English record for each record of a language: the one with the same code, such as the
 * logo of a client. Records without a code are compared by their place in the list.
 *
 * @param {Schema} item
 * @param {readonly any[]} own
 * @param {readonly any[]} english
 */
function recordsInOrderOf(item, own, english) {
  const name = codeOf(item);
  const codeIn = (/** @type {any} */ record) =>
    `${(name && record?.[name]) ?? ''}`.replace(/\.svg$/i, '');
  // Two records may have the same code.
  const left = new Set(english);
  const same = own.map((record, place) => {
    const code = codeIn(record);
    const found = code ? [...left].find((other) => codeIn(other) === code) : english[place];
    left.delete(found);
    return found;
  });
  return [...same, ...left];
}

/** The first field that is the same in all languages, and not yes or no. @param {Schema} item */
function codeOf({ entries = {} }) {
  const isCode = (/** @type {Schema} */ schema) => {
    const { type, item, entries } = inner(schema);
    return !isTranslated(schema) && type !== 'boolean' && !item && !entries;
  };
  return Object.keys(entries).find((name) => isCode(/** @type {Schema} */ (entries[name])));
}

/**
 * The keys of the texts, and of the records, that are English because the language has none.
 * Drafts are shown to nobody.
 *
 * @param {Schema} schema
 * @param {any} own
 * @param {any} filled
 * @returns {Keys[]}
 */
export function untranslated(schema, own, filled) {
  const places = textsIn(filled)
    .filter(({ keys }) => isTranslated(schemaAt(schema, keys)) && isBlank(valueAt(own, keys)))
    .map(({ keys }) => recordOf(keys))
    .filter((keys) => valueAt(filled, keys).display !== false);
  return [...new Map(places.map((keys) => [keys.join(), keys])).values()];
}

/** The keys of the record that a text is in, or of the text itself. @param {Keys} keys */
const recordOf = (keys) =>
  keys.slice(0, keys.findIndex((key) => typeof key === 'number') + 1 || keys.length);

/**
 * The texts that have another number than in English: somebody has changed it in one language only.
 *
 * @param {Schema} schema
 * @param {any} own
 * @param {any} english - in the order of the language
 */
export const otherFigures = (schema, own, english) =>
  textsIn(own)
    .filter(({ keys }) => isCompared(schemaAt(schema, keys), keys))
    .map(({ keys, text }) => ({ keys, own: text, english: `${valueAt(english, keys) ?? ''}` }))
    .filter((texts) => haveOtherNumbers(texts.own, texts.english));

/** Lists of texts need not be the same in two languages. @param {Schema} schema @param {Keys} keys */
const isCompared = (schema, keys) =>
  isTranslated(schema) &&
  v.getMetadata(inner(schema)).isExample !== true &&
  typeof keys.at(-1) !== 'number';
