// What is wrong with the texts of a file, in sentences for people who write them.
import * as v from 'valibot';
import { longTexts } from '../build/contentNotes.mjs';
import { inOrderOf, otherFigures, untranslated, withFallback } from '../build/fallbackLanguage.mjs';
import { advice, isOtherPicture } from '../build/logoAdvice.mjs';
import { expectedAt, inner, schemaBelow } from '../build/schemaAt.mjs';
import { tidy } from '../src/content/fields.ts';
import { missingForms } from '../src/content/pluralForms.ts';
import { files } from '../src/content/schema.ts';

/** @typedef {import('./fields.mjs').Schema} Schema */

/** The schema of a file, such as `home`. @param {string} name */
const schemaOf = (name) =>
  /** @type {Schema} */ (/** @type {Record<string, unknown>} */ (files)[name]);

/** How the names of fields begin that the editor adds to entries of lists for itself. */
const ofEditor = '__sc_';

/**
 * What is typed, as it is stored: texts on one line, with typographic apostrophes; codes, addresses
 * and telephone numbers without no-break spaces.
 *
 * @param {string} file - its name, such as `home`
 * @param {unknown} data
 */
export const normalised = (file, data) => normalise(schemaOf(file), data);

/** @param {Schema | undefined} schema @param {any} value @returns {any} */
function normalise(schema, value) {
  if (!schema) return value;
  if (schema.wrapped) return normalise(schema.wrapped, value);
  if (Array.isArray(value)) return value.map((entry) => normalise(schema.item, entry));
  if (typeof value === 'object' && value) {
    const own = Object.entries(value).filter(([name]) => !name.startsWith(ofEditor));
    const fields = own.map(([name, each]) => [
      name,
      normalise(schema.entries?.[name] ?? schema.rest, each),
    ]);
    return Object.fromEntries(fields);
  }
  if (typeof value !== 'string') return value;
  return v.getMetadata(schema).translated ? tidy(value) : value.replace(/\s+/g, ' ').trim();
}

/**
 * @param {string} file - its name, such as `home`
 * @param {string} language
 * @param {unknown} data - what the form has
 * @param {unknown} [english] - what it has in English, for what another language does not have yet
 * @returns {string[]} a sentence for each mistake
 */
export function validationErrors(file, language, data, english = data) {
  const schema = schemaOf(file);
  const { whole: values } = translation(schema, data, english);
  const { issues = [] } = v.safeParse(schema, values);
  const sentences = issues.map((issue) => sentenceOf(schema, values, issue));
  const openings = file === 'careers' && language === 'en' ? values.openings : undefined;
  for (const { form, number } of openings ? missingForms(language, openings) : []) {
    const name = nameOf(schema, values, ['openings', form]);
    sentences.push(`${name}: this is empty. Write it as with the number ${number}.`);
  }
  if (file === 'home') sentences.push(...otherPictures(schema, values));
  return [...new Set(sentences)];
}

/**
 * What the form has in another language, English in the same order, and both together.
 *
 * @param {Schema} schema
 * @param {unknown} data
 * @param {unknown} english
 */
function translation(schema, data, english) {
  const own = asInYaml(data);
  const others = inOrderOf(schema, own, asInYaml(english));
  return { own, english: others, whole: withFallback(schema, own, others) };
}

/** Why a file can't be a logo; empty if it can. @param {string} name */
export const otherPicture = (name) =>
  /\.svg$/i.test(name) ? '' : `A logo is an SVG file, and ${name} is none. ${advice.picture}.`;

/** The logos that are no SVG files. @param {Schema} schema @param {any} home */
function otherPictures(schema, home) {
  const clients = Array.isArray(home.clients) ? home.clients : [];
  return clients.flatMap(
    (/** @type {{ img?: unknown }} */ { img }, /** @type {number} */ index) => {
      if (!isOtherPicture(`${img}`)) return [];
      const name = nameOf(schema, home, ['clients', index, 'img']);
      return [`${name}: a logo is an SVG file, and ${img} is none. ${advice.picture}.`];
    },
  );
}

/**
 * What may be saved, and should be looked at: long texts, texts that are shown in English, and
 * figures that are not the same in all languages.
 *
 * @param {string} file - its name, such as `home`
 * @param {readonly Edition[]} editions - English first
 * @returns {string[]} a sentence each
 */
export function warningsFor(file, editions) {
  const schema = schemaOf(file);
  const long = editions.flatMap(({ name, fields }) =>
    longTexts(schema, fields).map(({ keys, length, longest }) => {
      const field = nameOf(schema, fields, keys);
      return `${name}: ${field}: this text has ${length} letters. More than ${longest} look strange here.`;
    }),
  );
  const [english, ...others] = editions;
  const translations = others.map(({ name, fields }) => ({
    name,
    ...translation(schema, fields, english?.fields),
  }));
  /** The values of each field with other figures, by its name. @type {Map<string, string[]>} */
  const figures = new Map();
  for (const { name, own, english } of translations) {
    for (const figure of otherFigures(schema, own, english)) {
      const field = nameOf(schema, english, figure.keys);
      const all = figures.get(field) ?? [`English “${figure.english}”`];
      figures.set(field, [...all, `${name} “${figure.own}”`]);
    }
  }
  const differences = [...figures].map(
    ([field, values]) => `${field}: the figures differ: ${values.join(', ')}.`,
  );
  const untranslatedTexts = translations.flatMap(({ name, own, english, whole }) => {
    const fields = untranslated(schema, own, whole).map((keys) => nameOf(schema, english, keys));
    if (fields.length === 0) return [];
    return [`${name}: shown in English until somebody translates it: ${fields.join('; ')}.`];
  });
  return [...long, ...differences, ...untranslatedTexts];
}

/**
 * What the form has in a language.
 * @typedef {{ readonly name: string, readonly fields: any }} Edition
 */

/**
 * Makes the codes that nobody needs to know, such as the number of a job, where they are empty or
 * where an entry before has the same.
 *
 * @param {string} file - its name, such as `home`
 * @param {readonly any[]} editions - what the form has in each language, English first
 */
export function makeCodes(file, editions) {
  const [english, ...others] = editions;
  for (const [list, schema] of Object.entries(schemaOf(file).entries ?? {})) {
    const records = english[list];
    for (const [name, field] of Object.entries(recordOfList(schema)?.entries ?? {})) {
      const { maker } = v.getMetadata(field);
      if (!maker || !Array.isArray(records)) continue;
      for (const [index, record] of records.entries()) {
        const before = records.slice(0, index).map((other) => `${other[name]}`);
        if (isFilled(record[name]) && !before.includes(`${record[name]}`)) continue;
        const taken = records.map((other) => `${other[name]}`);
        record[name] = maker === 'number' ? nextNumber(taken) : wordFor(record, taken);
        // The same in all languages.
        for (const other of others) {
          const same = other[list]?.[index];
          if (same) same[name] = record[name];
        }
      }
    }
  }
}

/** The schema of the records of a list. @param {Schema} list */
function recordOfList(list) {
  const { item } = inner(list);
  return item && inner(item);
}

/** @param {unknown} value */
const isFilled = (value) => value !== undefined && value !== null && `${value}`.trim() !== '';

/** @param {readonly string[]} taken */
const nextNumber = (taken) => Math.max(0, ...taken.map(Number).filter(Number.isFinite)) + 1;

/**
 * `faq-` and a word of the record.
 * @param {Record<string, unknown>} record
 * @param {readonly string[]} taken
 */
function wordFor(record, taken) {
  const texts = Object.values(record).filter((value) => typeof value === 'string');
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/(?<![\p{L}-])[a-z]{4,}(?![\p{L}-])/gu) ?? [];
  const others = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `question${letter}`);
  const known = ['faq', 'html', ...taken.map((ref) => ref.replace('faq-', ''))];
  const word = [...words, ...others].find(
    (each) => !known.includes(each) && !common.includes(each),
  );
  return `faq-${word}`;
}

/** Words that say little of a question. */
const common = [
  'what',
  'when',
  'where',
  'which',
  'that',
  'this',
  'with',
  'your',
  'have',
  'does',
  'will',
  'they',
  'there',
];

/** Numbers are texts, and what is empty is left out. @param {any} value @returns {any} */
function asInYaml(value) {
  if (Array.isArray(value)) return value.map(asInYaml);
  if (typeof value === 'number') return `${value}`;
  if (typeof value !== 'object' || !value) return value;
  const filled = Object.entries(value).filter(([, each]) => each !== '' && each !== null);
  return Object.fromEntries(filled.map(([name, each]) => [name, asInYaml(each)]));
}

/** @param {Schema} schema @param {unknown} values @param {v.BaseIssue<unknown>} issue */
function sentenceOf(schema, values, { type, path, message, received, expected }) {
  const keys = path?.map(({ key }) => key) ?? [];
  const name = nameOf(schema, values, keys);
  if (type === 'strict_object' && expected !== 'never') {
    return `${name}: this is empty. Write ${expectedAt(schema, keys)}.`;
  }
  if (type === 'strict_object') return `${name}: no field has this name.`;
  if (type === 'length') return `${name}: there are ${received} entries. Expected ${message}.`;
  const isEmpty = received === '0' || received === '""' || received === 'undefined';
  const is = isEmpty ? 'this is empty' : `this is ${quoted(received)}`;
  return `${name}: ${is}. Write ${message}.`;
}

/** @param {string} received - of valibot, which puts straight quotation marks around texts */
const quoted = (received) => `“${received.replace(/^"([\s\S]*)"$/, '$1')}”`;

/**
 * The titles of the fields that lead to a value: `Clients, Client 2 (“Aster”), Logo`.
 *
 * @param {Schema} schema
 * @param {any} values
 * @param {readonly unknown[]} keys
 */
function nameOf(schema, values, keys) {
  const names = [];
  /** @type {Schema | undefined} */
  let current = schema;
  let value = values;
  for (const key of keys) {
    current = current && schemaBelow(current, key);
    value = value?.[/** @type {string} */ (key)];
    const title = current && v.getTitle(current);
    if (typeof key === 'number') {
      const words = wordsOf(current, value);
      names.push(`${title ?? 'Entry'} ${key + 1}${words && ` (“${words}”)`}`);
    } else {
      names.push(title ?? `${key}`);
    }
  }
  return names.join(', ');
}

/** By which people know a record. @param {Schema | undefined} schema @param {any} value */
function wordsOf(schema, value) {
  const fields = Object.entries((schema && inner(schema).entries) ?? {});
  const [name = ''] = fields.find(([, field]) => v.getMetadata(field).translated) ?? [];
  return `${value?.[name] ?? ''}`.trim();
}
