// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const record = read('../ACCESSIBILITY.md');
// The lines are wrapped wherever they are full.
const shown = [...record.replace(/\s+/g, ' ').matchAll(/`([\w/]+)` “(.+?)”/g)];
const tests = [...new Set(shown.map(([, file, title]) => `${file}: ${title}`))];

it('every criterion names a test, or says that it was checked by hand', () => {
  const criteria = record.split('\n- ').filter((line) => line.startsWith('**'));
  expect(criteria.length).toBeGreaterThan(30);
  expect(criteria.filter((line) => !/`[\w/]+`\s+“|By\s+hand\./.test(line))).toEqual([]);
});

it.each(tests)('the record names a test that exists: %s', (test) => {
  const [file, title] = test.split(/: (.*)/) as [string, string];
  expect(read(`${file}.test.ts`)).toContain(title);
});
