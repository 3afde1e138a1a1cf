// What a text may contain on purpose, but most often by accident.
import * as v from 'valibot';
import { inner, schemaAt } from './schemaAt.mjs';

/** @typedef {import('../editor/fields.mjs').Schema} Schema */
/** @typedef {import('./fallbackLanguage.mjs').Keys} Keys */

/**
 * Signs that nobody sees. Those of Arabic, Hindi and emoji (U+200C to U+200F) are not among them.
 */
const invisible = /[\u00ad\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]/u;
/** @type {Record<string, string>} */
const names = {
  '\u00a0': 'no-break space',
  '\u202f': 'narrow no-break space',
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u2060': 'word joiner',
  '\ufeff': 'byte order mark',
};

/** @param {string} sign */
const nameOf = (sign) =>
  names[sign] ?? `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** The text with names in the place of signs that nobody sees. @param {string} text */
export const visible = (text) =>
  text.replace(/(?! )[\p{Zs}\p{Cf}\u2028\u2029]/gu, (sign) => `‹${nameOf(sign)}›`);

const markup = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\w+);/i;
const markdown = /\*\*[^*]+\*\*|__[^_]+__|\*[^\s*][^*]*\*|`[^`]+`|!?\[[^\]]+\]\([^)]+\)/;

/** What a person should look at in a text. @param {string} text @returns {string[]} */
export function notesOn(text) {
  const notes = [];
  const [tag] = markup.exec(text) ?? [];
  if (tag) notes.push(`visitors see ${tag} as it is written here. Remove it, if it is HTML`);
  const [marks] = markdown.exec(text) ?? [];
  if (marks) notes.push(`visitors see ${marks} as it is written here. Remove the signs around it`);
  const [sign = ''] = invisible.exec(text) ?? [];
  if (sign) {
    const place = visible(text.slice(0, text.indexOf(sign) + 1)).slice(-40);
    notes.push(`there is a ${nameOf(sign)} that nobody sees: “${place}”. Type these words again`);
  }
  return notes;
}

/**
 * The texts of a value, with the keys that lead to them.
 *
 * @param {unknown} value
 * @param {Keys} [keys] - that lead to the value
 * @returns {{ readonly keys: Keys, readonly text: string }[]}
 */
export function textsIn(value, keys = []) {
  if (typeof value === 'string') return [{ keys, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => textsIn(entry, [...keys, index]));
  }
  const fields = Object.entries(Object(value));
  return fields.flatMap(([name, field]) => textsIn(field, [...keys, name]));
}

/**
 * The texts that are longer than they look well.
 *
 * @param {Schema} schema
 * @param {unknown} value
 */
export const longTexts = (schema, value) =>
  textsIn(value)
    .map(({ keys, text }) => {
      const { longest = Infinity } = v.getMetadata(inner(schemaAt(schema, keys)));
      return { keys, length: text.length, longest: Number(longest) };
    })
    .filter(({ length, longest }) => length > longest);
