// @vitest-environment node
import { expect, it } from 'vitest';
import { isEqual } from '../../src/embed/isEqual';

const company = { name: 'Aster', socialLinks: [{ displayName: 'LinkedIn', icon: 'linkedin' }] };

it.each([
  ['the same text', 'a', 'a'],
  ['no value twice', undefined, undefined],
  ['not a number twice', Number.NaN, Number.NaN],
  ['records without fields', {}, {}],
  ['records with fields in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['arrays of equal records', [{ a: 1 }], [{ a: 1 }]],
  ['a fresh copy of a company', company, structuredClone(company)],
])('takes %s for equal', (_, one, other) => {
  expect(isEqual(one, other)).toBe(true);
});

it.each([
  ['two texts', 'a', 'b'],
  ['a number and its text', 1, '1'],
  ['a text and a record', 'a', { 0: 'a' }],
  ['null and a record', null, {}],
  ['two functions', () => {}, () => {}],
  ['a field more', { a: 1 }, { a: 1, b: 2 }],
  ['a field that is undefined, and another one', { a: undefined }, { b: undefined }],
  ['a field of the prototype', { toString: Object.prototype.toString }, { valueOf: 1 }],
  ['an inherited field', { constructor: Object }, { a: 1 }],
  ['another value deep inside', company, { ...company, socialLinks: [{ displayName: 'X' }] }],
  ['a longer array', [1], [1, 2]],
])('takes %s for different, in either order', (_, one, other) => {
  expect([isEqual(one, other), isEqual(other, one)]).toEqual([false, false]);
});
