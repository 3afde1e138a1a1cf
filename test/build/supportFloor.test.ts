// @vitest-environment node
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { needs, oldest } from '../../build/supportFloor.mjs';

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
    const target = Object.entries(oldest).map(([browser, version]) => browser + version);
    const lowered = async (to: string | string[]) =>
      (await transformWithOxc(code, file, { target: to, sourcemap: false })).code;
    expect(await lowered(target)).toBe(await lowered('esnext'));
  },
);

it('the styles contain only ASCII characters, so the charset of the page makes no difference', () => {
  expect(css).toMatch(/^[ -~]*$/);
});

it('README.md names the oldest supported browsers', () => {
  const { chrome, firefox, safari } = oldest;
  expect(read('README.md')).toContain(`Chrome ${chrome}, Firefox ${firefox} and Safari ${safari}`);
});
