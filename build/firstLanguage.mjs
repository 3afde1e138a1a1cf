// What a language does not have yet is shown in the first language, English.
import * as v from 'valibot';
import { marked } from './marks.mjs';
import { inner, schemaAt } from './schemaAt.mjs';

/** A schema of valibot. @typedef {import('../editor/fields.mjs').Schema} Schema */
/** The keys that lead to a value. @typedef {readonly (string | number)[]} Keys */
/**
 * A record of a list that only English has. `after` is the number of the record before it, -1 at
 * the beginning.
 *
 * @typedef {{ readonly list: Keys, readonly index: number, readonly after: number }} Missing
 */
/**
 * The keys of a text in its own language and in English, where records may have another order.
 * @typedef {{ readonly keys: Keys, readonly keysInEnglish: Keys }} Place
 */
/**
 * A text in two languages.
 * @typedef {Place & { readonly own: string, readonly english: string }} Pair
 */
/**
 * The result of `fill`: `values` are those of the language, and English where it has none.
 * `waiting` are the texts that are English, `missing` the records that only English has, `pairs`
 * the texts that both have.
 *
 * @typedef {{ readonly values: any, readonly waiting: Place[], readonly missing: Missing[], readonly pairs: Pair[] }} Filled
 */

/** @param {Schema} schema */
const isTranslated = (schema) => v.getMetadata(inner(schema)).translated === true;

/** @param {unknown} value */
const isBlank = (value) => value === undefined || value === null || `${value}`.trim() === '';

/**
 * One level below.
 * @param {Place} place
 * @param {string | number} key
 * @param {string | number} [keyInEnglish]
 * @returns {Place}
 */
const below = ({ keys, keysInEnglish }, key, keyInEnglish = key) => ({
  keys: [...keys, key],
  keysInEnglish: [...keysInEnglish, keyInEnglish],
});

/**
 * @param {Schema} schema - of a file
 * @param {any} own - what the language has
 * @param {any} english
 * @returns {Filled}
 */
export function fill(schema, own, english) {
  /** @type {Place[]} */
  const waiting = [];
  /** @type {Missing[]} */
  const missing = [];
  /** @type {Pair[]} */
  const pairs = [];
  const start = { keys: [], keysInEnglish: [] };
  return { values: fillValue(schema, own, english, start), waiting, missing, pairs };

  /**
   * @param {Schema} schema
   * @param {any} own
   * @param {any} english
   * @param {Place} place
   * @returns {any}
   */
  function fillValue(schema, own, english, place) {
    const { entries, item } = inner(schema);
    if (item?.entries) return fillRecords(item, own, english, place);
    if (item) return fillTexts(schema, own, english, place);
    if (entries) return fillFields(entries, own, english, place);
    const isExample = v.getMetadata(inner(schema)).isExample === true;
    if (isTranslated(schema) && !isExample && !isBlank(own) && !isBlank(english)) {
      pairs.push({ ...place, own: `${own}`, english: `${english}` });
    }
    // What is optional may be missing on purpose.
    if (schema.wrapped || !isBlank(own) || isBlank(english)) return own;
    if (isTranslated(schema)) waiting.push(place);
    return english;
  }

  /**
   * @param {Record<string, Schema>} entries
   * @param {any} own
   * @param {any} english
   * @param {Place} place
   */
  function fillFields(entries, own, english, place) {
    if (!isBlank(own) && typeof own !== 'object') return own;
    const fields = { ...own };
    for (const [name, schema] of Object.entries(entries)) {
      const value = fillValue(schema, own?.[name], english?.[name], below(place, name));
      if (value !== undefined) fields[name] = value;
    }
    return fields;
  }

  /**
   * Texts of a list need not be as many as in English.
   * @param {Schema} schema
   * @param {any} own
   * @param {any} english
   * @param {Place} place
   */
  function fillTexts(schema, own, english, place) {
    const isEmpty = isBlank(own) || own?.length === 0;
    if (schema.wrapped || !isEmpty || !Array.isArray(english)) return own;
    const item = /** @type {Schema} */ (inner(schema).item);
    if (isTranslated(item)) waiting.push(...english.map((_, index) => below(place, index)));
    return english;
  }

  /** @param {Schema} item @param {any} own @param {any} english @param {Place} place */
  function fillRecords(item, own, english, place) {
    if (!isBlank(own) && !Array.isArray(own)) return own;
    const records = own ?? [];
    const others = Array.isArray(english) ? english : [];
    const numbers = numbersInEnglish(item, records, others);
    let after = -1;
    for (const index of others.keys()) {
      const number = numbers.indexOf(index);
      if (number < 0) missing.push({ list: place.keys, index, after });
      else after = number;
    }
    return records.map((/** @type {any} */ record, /** @type {number} */ number) => {
      const inEnglish = numbers[number] ?? -1;
      return fillValue(item, record, others[inEnglish], below(place, number, inEnglish));
    });
  }
}

/**
 * For each record of a language, the number of the same record in English: the one with the same
 * code, such as the logo of a client. Records without a code have the same place.
 *
 * @param {Schema} item
 * @param {readonly any[]} records
 * @param {readonly any[]} others
 */
function numbersInEnglish(item, records, others) {
  const name = codeOf(item);
  if (!name) return records.map((_, place) => place);
  const codes = others.map((other) => codeIn(other?.[name]));
  return records.map((record, place) => {
    const code = codeIn(record?.[name]);
    // The form leaves out what is empty.
    if (code === '' && codes[place] !== '') return place;
    const index = codes.indexOf(code);
    // The next record with this code is another one.
    if (index >= 0) codes[index] = '\0';
    return index;
  });
}

/** Without the ending of a file. @param {unknown} code */
const codeIn = (code) => `${code ?? ''}`.replace(/\.svg$/i, '');

/** The first field that is the same in all languages, and not yes or no. @param {Schema} item */
function codeOf(item) {
  const fields = Object.entries(item.entries ?? {});
  const [name] = fields.find(([, schema]) => !isTranslated(schema) && isCode(inner(schema))) ?? [];
  return name;
}

/** @param {Schema} schema */
const isCode = ({ type, item, entries }) => type !== 'boolean' && !item && !entries;

/**
 * Puts English records where a language has none, and marks around the English texts.
 *
 * @param {Schema} schema - of the file
 * @param {any} values - those of the language, checked
 * @param {any} english - checked
 * @param {Filled} filled
 */
export function complete(schema, values, english, { waiting, missing }) {
  let whole = structuredClone(values);
  for (const { keys } of waiting) {
    set(whole, keys, markAll(schemaAt(schema, keys), valueAt(whole, keys)));
  }
  const lists = new Map(missing.map(({ list }) => [list.join('.'), list]));
  for (const [name, list] of lists) {
    const own = valueAt(whole, list) ?? [];
    const records = valueAt(english, list);
    const absent = missing.filter((each) => each.list.join('.') === name);
    const itemSchema = /** @type {Schema} */ (inner(schemaAt(schema, list)).item);
    const inserted = (/** @type {number} */ place) =>
      absent
        .filter(({ after }) => after === place)
        .map(({ index }) => markAll(itemSchema, records[index]));
    const all = own.flatMap((/** @type {any} */ record, /** @type {number} */ place) => [
      record,
      ...inserted(place),
    ]);
    const next = [...inserted(-1), ...all];
    if (list.length === 0) whole = next;
    else set(whole, list, next);
  }
  return whole;
}

/** @param {any} value @param {Keys} keys */
const valueAt = (value, keys) => keys.reduce((inside, key) => inside?.[key], value);

/** @param {any} value @param {Keys} keys @param {unknown} next */
function set(value, keys, next) {
  valueAt(value, keys.slice(0, -1))[keys.at(-1) ?? ''] = next;
}

/** @param {Schema} schema @param {any} value @returns {any} */
function markAll(schema, value) {
  const { entries, item } = inner(schema);
  if (item && Array.isArray(value)) return value.map((each) => markAll(item, each));
  if (entries && value) {
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([name, each]) => [name, markAll(entries[name] ?? schema, each)]),
    );
  }
  const isShown = isTranslated(schema) && v.getMetadata(inner(schema)).inHead !== true;
  return typeof value === 'string' && isShown ? marked(value) : value;
}
