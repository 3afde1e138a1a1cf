// The fields of the form, made from the schema of the content.
import * as v from 'valibot';
import { files } from '../build/readContent.mjs';
import { languageName } from './words.js';

/**
 * A schema of valibot.
 *
 * @typedef {v.GenericSchema & {
 *   readonly entries?: Record<string, Schema>, readonly rest?: Schema, readonly item?: Schema,
 *   readonly wrapped?: Schema, readonly default?: unknown, readonly options?: readonly string[],
 *   readonly pipe?: readonly Step[],
 * }} Schema
 */
/**
 * @typedef {{ readonly type: string, readonly requirement?: any, readonly message?: any, readonly pipe?: readonly Step[] }} Step
 */
/**
 * A field of Sveltia CMS.
 * @typedef {Record<string, any> & { readonly name: string, readonly widget: string }} Field
 */

/**
 * What the content has in the place of a field, in each language that has it.
 *
 * @typedef {Record<string, readonly unknown[]>} Values
 */

/** The longest text of a field with one line. */
const longestLine = 60;

/**
 * The steps of a schema, with those of the schemas that it is made of.
 * @param {Step} schema
 * @returns {readonly Step[]}
 */
const stepsOf = (schema) =>
  schema.pipe?.flatMap((step) => (step.pipe ? stepsOf(step) : [step])) ?? [schema];

/** `careersEmail` as words: Careers email. @param {string} name */
export function wordsOf(name) {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a choice is called: a screen by its name. @param {string} value */
function choiceOf(value) {
  const screens = /** @type {Schema} */ (files.descriptions).entries ?? {};
  const screen = screens[value];
  return { label: (screen && v.getTitle(screen)) ?? wordsOf(value), value };
}

/**
 * The values one level below.
 * @param {Values} values
 * @param {(value: any) => readonly unknown[]} inside
 * @returns {Values}
 */
const below = (values, inside) =>
  Object.fromEntries(
    Object.entries(values).map(([language, each]) => [language, each.flatMap(inside)]),
  );

/**
 * @param {string} name
 * @param {Schema} schema
 * @param {Values} values
 * @returns {Field}
 */
export function fieldOf(name, schema, values) {
  // The form makes it, and nobody needs to see it.
  const isHidden = v.getMetadata(schema).maker !== undefined;
  if (isHidden) return { name, widget: 'hidden', i18n: 'duplicate' };
  const hint = hintOf(schema);
  const labels = {
    name,
    label: v.getTitle(schema) ?? wordsOf(name),
    // What is wrong is said when it is saved, with the name of the entry: the editor would only
    // name the field.
    required: false,
    ...(hint && { hint }),
  };
  if (schema.type === 'optional') {
    const { default: usual, wrapped } = schema;
    const field = fieldOf(name, /** @type {Schema} */ (wrapped), values);
    const isSimple = usual !== undefined && !Array.isArray(usual);
    return { ...field, ...labels, ...(isSimple && { default: usual }) };
  }
  if (schema.type === 'array') return { ...labels, ...listOf(schema, values, labels.label) };
  if (schema.entries) {
    return {
      ...labels,
      // Otherwise the editor asks whether to add it.
      required: true,
      widget: 'object',
      i18n: true,
      fields: fieldsOf(schema, values),
    };
  }
  // Texts are translated; everything else is the same in all languages.
  const isText = v.getMetadata(schema).translated === true;
  return { ...labels, ...inputOf(schema, values), i18n: isText || 'duplicate' };
}

/** What a field is for, and how long it may be. @param {Schema} schema */
function hintOf(schema) {
  const description = v.getDescription(schema);
  const { longest } = v.getMetadata(schema.wrapped ?? schema);
  if (schema.entries || schema.item || !longest) return description;
  return `${description ?? ''} At most about ${longest} letters.`.trim();
}

/**
 * The fields of a file or a record.
 *
 * @param {Schema} schema
 * @param {Values} values
 * @returns {Field[]}
 */
export function fieldsOf({ entries = {}, rest }, values) {
  const fields = Object.entries(entries).map(([name, schema]) =>
    fieldOf(name, schema, valuesOf(name, values)),
  );
  return rest ? [...pluralForms(rest, Object.keys(entries), values), ...fields] : fields;
}

/** @param {string} name @param {Values} values */
const valuesOf = (name, values) =>
  below(values, (value) => (value?.[name] === undefined ? [] : [value[name]]));

/** What a language calls its numbers. @type {Record<string, string>} */
const formNames = { zero: 'Zero', one: 'One', two: 'Two', few: 'Few', many: 'Many' };

/**
 * A field for each plural form of the languages.
 * @param {Schema} schema
 * @param {readonly string[]} others
 * @param {Values} values
 * @returns {Field[]}
 */
function pluralForms(schema, others, values) {
  const languages = Object.keys(values);
  const formsOf = (/** @type {string} */ language) =>
    new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return Object.entries(formNames).flatMap(([name, label]) => {
    const needed = languages.filter((language) => formsOf(language).some((form) => form === name));
    if (others.includes(name) || needed.length === 0) return [];
    const field = fieldOf(name, schema, valuesOf(name, values));
    const hint = `For: ${needed.map(languageName).join(', ')}. Other languages leave it empty.`;
    return { ...field, label, hint };
  });
}

/** @param {Schema} schema @param {Values} values @param {string} label */
function listOf(schema, values, label) {
  const item = /** @type {Schema} */ (schema.item);
  const entries = below(values, (list) => list);
  const list = { widget: 'list', label_singular: v.getTitle(item) ?? 'entry' };
  if (!item.entries) {
    const field = fieldOf('entry', item, entries);
    return { ...list, i18n: field.i18n, field: { ...field, label: v.getTitle(item) ?? label } };
  }
  const fields = fieldsOf(item, entries);
  // The records have the same order in all languages, so that what is shared stays beside its text.
  // A list that one language alone has is not translated: the editor would copy all of its texts to
  // the others.
  const hasAny = Object.values(entries).filter((each) => each.length > 0);
  const i18n = hasAny.length > 1 && 'duplicate';
  const summary = `{{fields.${fields.find((field) => field.i18n === true)?.name ?? fields[0]?.name}}}`;
  const shown = i18n ? fields : fields.map(inEnglishOnly);
  return { ...list, i18n, collapsed: true, summary, fields: shown };
}

/** A field that other languages do not have. @param {Field} field @returns {Field} */
const inEnglishOnly = (field) => ({
  ...field,
  i18n: false,
  ...(field.field && { field: inEnglishOnly(field.field) }),
  ...(field.fields && { fields: field.fields.map(inEnglishOnly) }),
});

/** @param {Schema} schema @param {Values} values */
function inputOf(schema, values) {
  const steps = stepsOf(schema);
  const find = (/** @type {string} */ type) => steps.find((step) => step.type === type);
  const { folder } = v.getMetadata(schema);
  if (folder) return imageIn(`${folder}`);
  if (find('boolean')) return { widget: 'boolean' };
  if (schema.options) return { widget: 'select', options: schema.options.map(choiceOf) };
  if (find('to_number')) return { widget: 'number', value_type: 'int' };
  const texts = Object.values(values).flat();
  const isLong = texts.some((text) => `${text}`.length > longestLine);
  // Otherwise a colon opens a list of pictures.
  return { widget: isLong ? 'text' : 'string', use_emoji_autocomplete: false };
}

/** @param {string} folder */
const imageIn = (folder) => ({
  widget: 'image',
  media_folder: `/${folder}`,
  public_folder: '',
  accept: '.svg',
  choose_url: false,
});
