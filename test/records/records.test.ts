// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { claims, criteria, isOf } from './claims';

it('every criterion names a test, or says that it was checked by hand', () => {
  expect(criteria.length).toBeGreaterThan(30);
  expect(criteria.filter((line) => !/`[\w./]+` “|By hand\./.test(line))).toEqual([]);
});

it.each([...new Set(claims.map(({ file }) => file))])(
  'a record names a file that exists: %s',
  (file) => {
    const paths = ['ts', 'tsx'].map((type) => new URL(`../${file}.test.${type}`, import.meta.url));
    expect(paths.some((path) => existsSync(path))).toBe(true);
  },
);

it.each([
  ['takes %j for %j: %s', 'takes "#" for undefined: the bare hash of a dummy link', true],
  ['looks the same: $where', 'looks the same: in XHTML (strict)', true],
  ['fits into %ipx', 'fits into 320px, and no text is lost', true],
  ['fits into %ipx', 'fits in 320px', false],
  ['is 2px (at least)', 'is 2px at least', false],
])('the title “%s” and the name “%s”: %s', (title, name, expected) => {
  expect(isOf(title, name)).toBe(expected);
});
