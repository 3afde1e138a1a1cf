// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { navigation } from '../src/content/edition';
import { attributeOf, attributeOptions } from '../src/embed/options/attributes';
import { defaults } from '../src/embed/options/settings';
import { errorsOf } from './build/errorsOf';
import { codeBlocks, written } from './codeBlocks';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** What the code imports from packages that are not installed here. */
const others = `
declare var dataLayer: object[];
declare var _paq: (readonly unknown[])[];
declare module '$app/navigation' {
  export function goto(address: string, options: { noScroll?: boolean; keepFocus?: boolean }): Promise<void>;
}
declare module 'astro:transitions/client' {
  export function navigate(address: string): Promise<void>;
}
declare module '@vitejs/plugin-vue' {
  export default function vue(options: {
    template: { compilerOptions: { isCustomElement: (tag: string) => boolean } };
  }): object;
}
declare module '@angular/core' {
  export const CUSTOM_ELEMENTS_SCHEMA: object;
  export function Component(options: {
    selector: string; schemas: object[]; template: string;
  }): (component: unknown, context: ClassDecoratorContext) => void;
}`;

describe('the code in the documents', () => {
  it('is in languages that are tested, here or in a browser', () => {
    const tested = written('sh', 'html', 'http', 'js', 'jsx', 'ts', 'css');
    expect(codeBlocks.filter((block) => !tested.includes(block))).toEqual([]);
  });

  it('has commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const names = written('sh').flatMap(({ code }) =>
      [...code.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name as string),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  });

  it('compiles against the published types', () => {
    const modules = written('js', 'jsx', 'ts').map(({ language, code }, index) => [
      `readme-${index}.${language}`,
      `import 'training-site-widget';\n${code}`,
    ]);
    expect(modules.length).toBeGreaterThan(4);
    const files = { ...Object.fromEntries(modules), 'readme-others.d.ts': others };
    expect(errorsOf(files)).toEqual([]);
  });

  it.each(written('css'))('sets properties that the site reads: $code', ({ code }) => {
    const { warnings } = transform({ filename: 'readme.css', code: Buffer.from(code) });
    expect(warnings).toEqual([]);
    const names = [...code.matchAll(/--training-site-[\w-]+(?=:)/g)].map(([name]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !tokens.includes(name))).toEqual([]);
  });
});

it('README.md names the hash of every screen', () => {
  const readme = readFileSync('README.md', 'utf8');
  const hashes = navigation.map(({ url }) => `\`#${url}\``);
  expect(hashes.filter((hash) => !readme.includes(hash))).toEqual([]);
});

it('docs/accessibility.md names titles of tests', () => {
  const text = readFileSync('docs/accessibility.md', 'utf8').replace(/\s+/g, ' ');
  const titles = [...text.matchAll(/`[\w./]+` “(.+?)”/g)].map(([, title = '']) => title);
  const tests = ['test/embed', 'test/e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  expect(titles.length).toBeGreaterThan(40);
  expect(titles.filter((title) => !tests.some((code) => code.includes(title)))).toEqual([]);
});

it('the table of README.md has all options, with their attributes', () => {
  const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| `(\w+)` +\| `?([\w-]+)?/gm)];
  expect(rows.map(([, option]) => option).sort()).toEqual(Object.keys(defaults).sort());
  const named = rows.filter(([, option, attribute]) => option && attribute);
  const attributes = attributeOptions.map((option) => [attributeOf(option), option]);
  expect(named.map(([, option, attribute]) => [attribute, option]).sort()).toEqual(
    attributes.sort(),
  );
});
