import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../src/content');
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));

describe('the content', () => {
  it.each(files)('has no typewriter apostrophe inside a word of a text in %s', (name) => {
    const code = readFileSync(join(folder, name), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
    expect(code.match(/[a-z]\\?'[a-z]/gi) ?? []).toEqual([]);
  });

  it.each(files)('takes nothing from outside its folder in %s', (name) => {
    const code = readFileSync(join(folder, name), 'utf8');
    const sources = [...code.matchAll(/from '([^']+)'/g)].map((match) => match[1]);
    expect(sources.filter((source) => !source?.startsWith('./'))).toEqual([]);
  });
});
