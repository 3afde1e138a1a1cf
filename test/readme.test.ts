import { existsSync, readdirSync, readFileSync } from 'node:fs';
import content from 'content';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { attributeOf, attributeOptions } from '../src/embed/options/attributes';
import { defaults } from '../src/embed/options/settings';
import { errorsOf } from './build/errorsOf';
import { codeBlocks, written } from './codeBlocks';

const { navigation } = content;

/** What the code imports from packages that are not installed here. */
const others = `
declare var dataLayer: object[];
declare var _paq: (readonly unknown[])[];
declare module '@angular/core' {
  export function Directive(options: {
    selector: string;
  }): (directive: unknown, context: ClassDecoratorContext) => void;
  export class InjectionToken<Value> {
    constructor(name: string, options: { factory: () => Value });
    value: Value;
  }
  export class ElementRef { nativeElement: HTMLElement; }
  export function inject<Value>(token: InjectionToken<Value>): Value;
  export function inject<Value>(service: new () => Value): Value;
}
declare module '@angular/router' {
  export class Router { navigateByUrl(address: string): Promise<boolean>; }
}
declare module 'preact' {
  export interface HTMLAttributes<Target extends EventTarget> { ref?: Target; }
  export namespace JSX { interface IntrinsicElements { div: HTMLAttributes<HTMLDivElement>; } }
}
declare module 'svelte/elements' {
  export interface HTMLAttributes<Target extends EventTarget> { target?: Target; }
  export interface SvelteHTMLElements { div: HTMLAttributes<HTMLDivElement>; }
}`;

describe('the code in the documents', () => {
  it('the code in the documents is in languages that are tested, here or in a browser', () => {
    const tested = written('sh', 'html', 'http', 'js', 'jsx', 'ts', 'tsx', 'css');
    const others = codeBlocks.filter((block) => !tested.includes(block));
    expect(others).toEqual([]);
  });

  it('the code in the documents has commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const commands = written('sh').flatMap(({ code }) => [
      ...code.matchAll(/npm (?:run )?([\w:]+)/g),
    ]);
    const names = commands.map(([, name = '']) => name).filter((name) => name !== 'ci');
    expect(names).toContain('start');
    const unknown = names.filter((name) => !(name in scripts));
    expect(unknown).toEqual([]);
  });

  it('the code in the documents compiles against the published types', () => {
    const modules = written('js', 'jsx', 'ts', 'tsx').map(({ language, code }, index) => [
      `readme-${index}.${language}`,
      `import 'training-site-widget';\n${code}`,
    ]);
    expect(modules.length).toBeGreaterThan(4);
    const files = { ...Object.fromEntries(modules), 'readme-others.d.ts': others };
    expect(errorsOf(files)).toEqual([]);
  });
});

for (const { document, code } of written('css')) {
  describe(`the styles in ${document}`, () => {
    it(`the styles in ${document} are valid`, () => {
      const { warnings } = transform({ filename: 'readme.css', code: Buffer.from(code) });
      expect(warnings).toEqual([]);
    });

    it(`the styles in ${document} set properties that the site reads`, () => {
      const tokens = readFileSync('src/styles/tokens.css', 'utf8');
      const names = code.match(/--training-site-[\w-]+(?=:)/g) ?? [];
      expect(names).not.toEqual([]);
      const unknown = names.filter((name) => !tokens.includes(name));
      expect(unknown).toEqual([]);
    });
  });
}

const readme = readFileSync('README.md', 'utf8');

for (const { displayName, url } of navigation) {
  it(`README.md names the hash of ${displayName}`, () => {
    const isNamed = readme.includes(`\`#${url}\``);
    expect(isNamed, `README.md has no \`#${url}\``).toBe(true);
  });
}

it('the table of README.md has all options, with their attributes', () => {
  // | `option` | `attribute` | … A dash stands for no attribute.
  const rows = [...readme.matchAll(/^\| `(\w+)` +\| (?:`([\w-]+)`|–) /gm)];
  const documented = rows.map(([, option, attribute]) => [option, attribute]);
  const options = Object.keys(defaults).map((option) => {
    const hasAttribute = (attributeOptions as string[]).includes(option);
    return [option, hasAttribute ? attributeOf(option) : undefined];
  });
  expect(documented.toSorted()).toEqual(options.toSorted());
});

const documents = readdirSync('docs').filter((name) => name.endsWith('.md'));

it.each(documents)('each file of tests that docs/%s names exists', (document) => {
  const text = readFileSync(`docs/${document}`, 'utf8');
  const named = [...text.matchAll(/\bTests: ((?:`[\w./]+`(?:,\s+)?)+)\./g)].flatMap(
    ([, list = '']) => list.match(/[\w./]+/g) ?? [],
  );
  const missing = named.filter((name) => !isTestFile(name));
  expect(missing).toEqual([]);
});

/** @param name - of the file, such as `e2e/attacks`: from `test/`, or from the root */
const isTestFile = (name: string) =>
  [`test/${name}.test.ts`, `test/${name}.test.tsx`, `${name}.test.ts`].some((file) =>
    existsSync(file),
  );

describe('docs/conformance.md', () => {
  const report = readFileSync('docs/conformance.md', 'utf8');
  const [criteria = ''] = report.split('Level AAA');
  const [, tests = ''] = report.split('## Tests');
  it('docs/conformance.md has each criterion of WCAG 2.2, levels A and AA', () => {
    // 31 of level A and 24 of level AA: https://www.w3.org/TR/WCAG22/
    expect(new Set(criteria.match(/\d\.\d\.\d+(?= [A-Z])/g)).size).toBe(55);
  });

  it('docs/conformance.md says for each criterion that it supports how that was tested', () => {
    const supported = criteria.match(/(?<=^\| )\d\.\d\.\d+(?= [A-Z])/gm) ?? [];
    const tested = new Set(tests.match(/\d\.\d\.\d+/g));
    expect([...tested].toSorted()).toEqual(supported.toSorted());
  });

  it('docs/conformance.md names files of tests that exist', () => {
    const files = tests.match(/(?<=`)\w+\/[\w.]+(?=`)/g) ?? [];
    expect(files.length).toBeGreaterThan(10);
    const missing = files.filter((name) => !isTestFile(name));
    expect(missing).toEqual([]);
  });
});

describe('lines of at most 100 letters', () => {
  const filesIn = (folder: string, ending: RegExp) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name}`);
  const documents = ['README.md', 'CHANGELOG.md', 'ARCHITECTURE.md', ...filesIn('docs', /\.md$/)];

  it.each(documents)('no line of prose in %s has more than 100 letters', (document) => {
    const prose = readFileSync(document, 'utf8').replace(/^ *```.*?^ *```$/gms, '');
    // Tables are as wide as their cells. A link, a picture and a piece of code have no place to
    // break.
    const unbreakable = /^\s*(\||!\[)|^\S*\]\(\S+$|^`[^`]+`$/;
    const lines = prose.split('\n').filter((line) => !unbreakable.test(line));
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });

  it('no comment in the code has more than 100 letters', () => {
    const files = ['src', 'build'].flatMap((folder) => filesIn(folder, /\.(ts|tsx|mjs|css)$/));
    const tooLong = files.flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      const comments = lines.filter((line) => /^\s*(\/\/|\/?\*)/.test(line));
      // A type, a command and a row of a table have no place to break.
      const breakable = comments.filter((line) => !/@\w+ |npm run|^\/\/ \|/.test(line));
      return breakable.filter((line) => line.length > 100).map((line) => `${file}: ${line}`);
    });
    expect(tooLong).toEqual([]);
  });
});
