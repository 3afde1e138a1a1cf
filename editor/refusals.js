// What is wrong with the texts of a file, in sentences for people who write them.
import * as v from 'valibot';
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
 * What is typed, as it is stored: texts on one line, with typographic apostrophes; codes, addresses and telephone numbers
 * without no-break spaces.
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
 * @returns {string[]} a sentence for each mistake
 */
export function refusals(file, language, data) {
  const schema = schemaOf(file);
  const value = asInYaml(data);
  const { issues = [] } = v.safeParse(schema, value);
  const sentences = issues.map((issue) => sentenceOf(schema, issue));
  const openings = file === 'careers' ? value.openings : undefined;
  for (const { form, number } of openings ? missingForms(language, openings) : []) {
    const name = nameOf(schema, ['openings', form]);
    sentences.push(`${name}: this is empty. Write it as with the number ${number}.`);
  }
  return [...new Set(sentences)];
}

/** Numbers are texts, and what is empty is left out. @param {any} value @returns {any} */
function asInYaml(value) {
  if (Array.isArray(value)) return value.map(asInYaml);
  if (typeof value === 'number') return `${value}`;
  if (typeof value !== 'object' || !value) return value;
  const filled = Object.entries(value).filter(([, each]) => each !== '' && each !== null);
  return Object.fromEntries(filled.map(([name, each]) => [name, asInYaml(each)]));
}

/** @param {Schema} schema @param {v.BaseIssue<unknown>} issue */
function sentenceOf(schema, { type, path, message, received, expected }) {
  const keys = path?.map(({ key }) => key) ?? [];
  const name = nameOf(schema, keys);
  if (type === 'strict_object' && expected !== 'never') return `${name}: this is empty.`;
  if (type === 'strict_object') return `${name}: no field has this name.`;
  if (type === 'length') return `${name}: there are ${received} entries. Expected ${message}.`;
  const isEmpty = received === '0' || received === '""' || received === 'undefined';
  const is = isEmpty ? 'this is empty' : `this is ${quoted(received)}`;
  return `${name}: ${is}. Write ${message}.`;
}

/** @param {string} received - of valibot, which puts straight quotation marks around texts */
const quoted = (received) => `“${received.replace(/^"([\s\S]*)"$/, '$1')}”`;

/** The titles of the fields that lead to a value: `Clients, Client 2, Logo`. @param {Schema} schema @param {readonly unknown[]} keys */
function nameOf(schema, keys) {
  const names = [];
  /** @type {Schema | undefined} */
  let current = schema;
  for (const key of keys) {
    while (current?.wrapped) current = current.wrapped;
    const isEntry = typeof key === 'number';
    current = isEntry ? current?.item : (current?.entries?.[`${key}`] ?? current?.rest);
    const title = current && v.getTitle(current);
    names.push(isEntry ? `${title ?? 'Entry'} ${key + 1}` : (title ?? `${key}`));
  }
  return names.join(', ');
}
