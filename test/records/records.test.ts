// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { claims, criteria } from './claims';

it('every criterion names a test, or says that it was checked by hand', () => {
  expect(criteria.length).toBeGreaterThan(30);
  expect(criteria.filter((line) => !/`[\w./]+` “|By hand\./.test(line))).toEqual([]);
});

it('docs/accessibility.md names files that exist', () => {
  const files = [...new Set(claims.map(({ file }) => `test/${file}.test.ts`))];
  expect(files.filter((file) => !existsSync(file) && !existsSync(`${file}x`))).toEqual([]);
});
