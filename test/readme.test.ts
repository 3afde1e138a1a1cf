// @vitest-environment node
import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { optionOfAttribute } from '../src/embed/options/attributes';
import { defaults } from '../src/embed/options/settings';
import { errorsOf } from './build/errorsOf';
import { codeBlocks } from './codeBlocks';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const blocks = codeBlocks('README.md');
const written = (...languages: string[]) =>
  blocks.filter(({ language }) => languages.includes(language)).map(({ code }) => [code] as const);

describe('the code of README.md', () => {
  it('is in languages that are tested, here or in a browser', () => {
    const tested = ['sh', 'html', 'js', 'jsx', 'ts', 'css'];
    expect(blocks.filter(({ language }) => !tested.includes(language))).toEqual([]);
  });

  it.each(written('sh'))('has commands that exist: %s', (code) => {
    const names = [...code.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name as string);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  });

  it('compiles against the published types', () => {
    const modules = blocks.filter(({ language }) => ['js', 'jsx', 'ts'].includes(language));
    const files = Object.fromEntries(
      modules.map(({ language, code }, index) => [
        `readme-${index}.${language}`,
        `import 'training-site-widget';\n${code}`,
      ]),
    );
    expect(modules.length).toBeGreaterThan(4);
    const kit = `declare module '$app/navigation' {
      export function goto(address: string, options: { noScroll?: boolean; keepFocus?: boolean }): Promise<void>;
    }`;
    const errors = errorsOf({ ...files, 'readme-kit.d.ts': kit });
    expect(Object.values(errors).flat()).toEqual([]);
  });

  it.each(written('css'))('sets properties that the site reads: %s', (code) => {
    const { warnings } = transform({ filename: 'readme.css', code: Buffer.from(code) });
    expect(warnings).toEqual([]);
    const names = [...code.matchAll(/--training-site-[\w-]+(?=:)/g)].map(([name]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !tokens.includes(name))).toEqual([]);
  });
});

describe('the options', () => {
  const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| `(\w+)` +\| `?([\w-]+)?/gm)];
  const attributes = Object.entries(optionOfAttribute);

  it('are all in the table of README.md, with their attributes', () => {
    expect(rows.map(([, option]) => option).sort()).toEqual(Object.keys(defaults).sort());
    const named = rows.filter(([, option, attribute]) => option && attribute);
    expect(named.map(([, option, attribute]) => [attribute, option]).sort()).toEqual(
      attributes.sort(),
    );
  });

  it.each(['choice.js', 'snippets.js'])(
    'that have an attribute are known to demo/configure/%s',
    (file) => {
      const code = readFileSync(`demo/configure/${file}`, 'utf8');
      const [, known = ''] = /const (?:defaults|attributeOf) = \{(.*?)\};/s.exec(code) ?? [];
      const names = [...known.matchAll(/^ *(\w+):/gm)].map(([, name]) => name);
      expect(names.sort()).toEqual(attributes.map(([, option]) => option).sort());
    },
  );
});
