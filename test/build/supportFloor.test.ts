import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { browserslist } from '../../build/version.mjs';

/** A feature of the stylesheet, and the first version of each browser that supports it. */
interface Feature {
  /** As it is written in the stylesheet. */
  readonly text: string;
  /** As `namesIn` finds it. */
  readonly name?: string;
  readonly chrome: number;
  readonly firefox: number;
  readonly safari: number;
}

// The newest ones: https://github.com/mdn/browser-compat-data
const features: readonly Feature[] = [
  { text: 'light-dark(', name: 'light-dark()', chrome: 123, firefox: 120, safari: 17.5 },
  // Safari 16.4 to 17 has it, but calculates the channels wrongly.
  { text: 'oklch(from ', name: 'oklch()', chrome: 119, firefox: 128, safari: 18 },
  { text: 'lab(from ', name: 'lab()', chrome: 119, firefox: 128, safari: 18 },
  { text: 'oklab(', name: 'oklab()', chrome: 111, firefox: 113, safari: 15.4 },
  { text: 'color-mix(', name: 'color-mix()', chrome: 111, firefox: 113, safari: 16.2 },
  { text: '@container', name: '@container', chrome: 105, firefox: 110, safari: 16 },
  { text: ':dir(', name: ':dir', chrome: 120, firefox: 49, safari: 16.4 },
  { text: ':has(', name: ':has', chrome: 105, firefox: 121, safari: 15.4 },
  // Nested rules.
  { text: '&', chrome: 120, firefox: 117, safari: 17.2 },
];

/** The oldest browsers that have all of it. */
const chrome = Math.max(...features.map((feature) => feature.chrome));
const firefox = Math.max(...features.map((feature) => feature.firefox));
const safari = Math.max(...features.map((feature) => feature.safari));

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const css = read('dist/training-site.css');

// Supported by every browser for years, or optional where a browser lacks it.
const harmless = [
  '@keyframes',
  '@media',
  '@starting-style',
  '@supports',
  'attr()',
  'calc()',
  'clamp()',
  'cubic-bezier()',
  'inset()',
  'max()',
  'min()',
  'minmax()',
  'polygon()',
  'repeat()',
  'rgb()',
  'translate()',
  'var()',
  ':active',
  ':after',
  '::backdrop',
  ':before',
  ':disabled',
  ':enabled',
  ':first-child',
  ':focus',
  ':focus-visible',
  ':focus-within',
  ':host',
  ':hover',
  ':is',
  ':last-child',
  ':not',
  ':last-of-type',
  ':nth-child',
  ':only-child',
  ':nth-of-type',
  '::selection',
  ':where',
];

/** The names of all at-rules, functions and pseudo-classes. */
function namesIn(text: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(text).walk((node) => {
    if (node.type === 'atrule') names.add(`@${node.name}`);
    if (node.type === 'rule') {
      for (const [name] of node.selector.matchAll(/::?[a-z-]+/g)) names.add(name);
    }
    if (node.type === 'decl') {
      for (const [, name] of node.value.matchAll(/([a-z-]+)\(/g)) names.add(`${name}()`);
    }
  });
  return names;
}

it('the styles use no feature that may be too new for the oldest browsers', () => {
  const expected = [...features.map(({ name }) => name), ...harmless];
  const unknown = [...namesIn(css)].filter((name) => !expected.includes(name));
  expect(unknown).toEqual([]);
});

for (const { text } of features) {
  it(`the styles use ${text}, so the oldest browsers must support it`, () => {
    const isUsed = css.includes(text);
    expect(isUsed, `${text} is no longer in the stylesheet: remove it from this test`).toBe(true);
  });
}

it.each(['training-site.js', 'training-site.mjs'])(
  '%s has no syntax that the oldest browsers lack',
  async (file) => {
    const code = read(`dist/${file}`);
    const compile = async (target: string | string[]) => {
      const compiled = await transformWithOxc(code, file, { target, sourcemap: false });
      return compiled.code;
    };
    const forOldest = await compile([`chrome${chrome}`, `firefox${firefox}`, `safari${safari}`]);
    const forNewest = await compile('esnext');
    const isSame = forOldest === forNewest;
    expect(isSame, 'the compiler replaces syntax for the oldest browsers').toBe(true);
  },
);

it('the styles are ASCII, so the charset of the page makes no difference', () => {
  expect(css).toMatch(/^[ -~]*$/);
});

it('package.json names the oldest browsers that have all features', () => {
  expect(browserslist).toEqual([
    `chrome >= ${chrome}`,
    `firefox >= ${firefox}`,
    `safari >= ${safari}`,
    `ios_saf >= ${safari}`,
  ]);
});

it('README.md names the oldest browsers that have all features', () => {
  expect(read('README.md')).toContain(`Chrome ${chrome}, Firefox ${firefox} and Safari ${safari}`);
});
