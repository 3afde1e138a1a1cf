// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('src/content').filter((name) => name.endsWith('.ts'));

it.each(files)('the content takes nothing from outside its folder in %s', (name) => {
  const code = readFileSync(`src/content/${name}`, 'utf8');
  const sources = [...code.matchAll(/from '([^']+)'/g)].map((match) => match[1]);
  expect(sources.filter((source) => !source?.startsWith('./'))).toEqual([]);
});
