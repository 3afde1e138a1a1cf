import * as v from 'valibot';

/** A schema of valibot. @typedef {import('../editor/fields.mjs').Schema} Schema */

/** The schema inside of an optional one. @param {Schema} schema @returns {Schema} */
export const inner = (schema) => (schema.wrapped ? inner(schema.wrapped) : schema);

/**
 * The schema that keys lead to; of keys that lead nowhere, the last one on the way.
 *
 * @param {Schema} schema
 * @param {readonly unknown[]} keys
 */
export function schemaAt(schema, keys) {
  let current = schema;
  for (const key of keys) current = schemaBelow(current, key) ?? current;
  return current;
}

/** The schema of a field or an entry. @param {Schema} schema @param {unknown} key */
export function schemaBelow(schema, key) {
  const { item, entries, rest } = inner(schema);
  return typeof key === 'number' ? item : (entries?.[`${key}`] ?? rest);
}

/**
 * What belongs into a field that is not there, in words.
 * @param {Schema} schema
 * @param {readonly unknown[]} keys
 */
export function expectedAt(schema, keys) {
  const [issue] = v.safeParse(schemaAt(schema, keys), '').issues ?? [];
  return issue?.message ?? 'a text';
}
