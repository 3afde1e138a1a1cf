// @vitest-environment node
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { browserslist } from '../../build/version.mjs';

// The newest features in the stylesheet, and the first version of each browser that supports them:
// https://github.com/mdn/browser-compat-data
const needs: Record<string, readonly [chrome: number, firefox: number, safari: number]> = {
  'light-dark(': [123, 120, 17.5],
  // Safari 16.4 to 17 has it, but calculates the channels wrongly.
  'color(from ': [119, 128, 18],
  'color-mix(': [111, 113, 16.2],
  '@container': [105, 110, 16],
  ':dir(': [120, 49, 16.4],
  ':has(': [105, 121, 15.4],
  '&': [120, 117, 17.2],
};
/** The oldest browsers that have all of it. */
const [chrome, firefox, safari] = ([0, 1, 2] as const).map((browser) =>
  Math.max(...Object.values(needs).map((versions) => versions[browser])),
);

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const css = read('dist/training-site.css');

// Supported by every browser for years, or optional where a browser lacks it.
const harmless = [
  ...['@keyframes', '@media', '@starting-style'],
  ...['attr()', 'calc()', 'clamp()', 'cubic-bezier()', 'inset()', 'max()', 'min()', 'minmax()'],
  ...['polygon()', 'repeat()', 'rgb()', 'translate()', 'var()'],
  ...[':active', ':after', '::backdrop', ':before', ':disabled', ':enabled', ':first-child'],
  ...[':focus', ':focus-visible', ':focus-within', ':host', ':hover', ':is', ':last-child', ':not'],
  ...[':last-of-type', ':nth-child', ':nth-of-type', '::selection', ':where'],
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

it('the styles use every feature in `needs`, and no other feature that an older browser lacks', () => {
  for (const feature of Object.keys(needs)) expect(css).toContain(feature);
  const known = Object.keys(needs).map((need) => need.replace(/\(.*/, need[0] === ':' ? '' : '()'));
  expect([...namesIn(css)].filter((name) => ![...known, ...harmless].includes(name))).toEqual([]);
});

it.each(['training-site.js', 'training-site.mjs'])(
  '%s has no syntax that the oldest browsers lack',
  async (file) => {
    const code = read(`dist/${file}`);
    const target = [`chrome${chrome}`, `firefox${firefox}`, `safari${safari}`];
    const lowered = async (to: string | string[]) =>
      (await transformWithOxc(code, file, { target: to, sourcemap: false })).code;
    expect(await lowered(target)).toBe(await lowered('esnext'));
  },
);

it('the styles contain only ASCII characters, so the charset of the page makes no difference', () => {
  expect(css).toMatch(/^[ -~]*$/);
});

it('README.md and package.json name the oldest browsers that have all of it', () => {
  const browsers = Object.entries({ chrome, firefox, safari, ios_saf: safari });
  expect(browserslist).toEqual(browsers.map(([name, version]) => `${name} >= ${version}`));
  expect(read('README.md')).toContain(`Chrome ${chrome}, Firefox ${firefox} and Safari ${safari}`);
});
