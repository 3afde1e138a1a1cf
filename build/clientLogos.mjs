import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { transform } from '@svgr/core';
import { advice, faultOf } from './logoAdvice.mjs';
import { isIn, withSlashes } from './paths.mjs';
import { plainError } from './plainError.mjs';

/** @type {(keepsColours: boolean) => NonNullable<import('@svgr/core').Config['svgoConfig']>} */
const svgoConfig = (keepsColours) => ({
  plugins: [
    'removeDimensions',
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    'preset-default',
    'removeXMLNS',
    'removeScriptElement',
    'removeStyleElement',
    'convertStyleToAttrs',
    // All in the colour of the text, so that the logo can be seen in the dark theme.
    { name: 'convertColors', params: { currentColor: !keepsColours } },
  ],
});

/** A plugin that turns an SVG file into a React component. @returns {import('rollup').Plugin} */
export const clientLogos = () => ({
  name: 'client-logos',
  async load(id) {
    if (!id.endsWith('.svg')) return null;
    this.addWatchFile(id);
    const keepsColours = !isIn('clients', id);
    return toComponent(await readFile(id, 'utf8'), { keepsColours }).catch((error) =>
      this.error(plainError(`${withSlashes(relative('.', id))}: ${error.message}.`)),
    );
  },
});

const colourValue = /(?:fill|stroke|color)\s*[=:]\s*["']?([^"';}]+)/g;
const blackOrNone = /^(none|black|#0{3,6}|currentcolor)$/i;

/**
 * The colours in an SVG file other than black, which the logo of a client doesn't keep.
 *
 * @param {string} svg
 */
export function coloursOf(svg) {
  const colours = [...svg.matchAll(colourValue)].map(([, colour = '']) => colour.trim());
  return colours.filter((colour) => !blackOrNone.test(colour));
}

/**
 * @param {string} svg - the text of a file
 * @param {{ keepsColours?: boolean }} [options] - whether it keeps its colours and has no size; otherwise it is 32 high
 * @returns the code of a component, as JSX
 * @throws Error that says what to do, if it can't be a logo
 */
export async function toJsx(svg, { keepsColours = false } = {}) {
  if (!/<svg\b/.test(svg)) throw new Error(`It is not SVG. ${advice.picture}`);
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  if (!height) throw new Error('Expected a viewBox, such as viewBox="0 0 120 32"');
  const size = { width: `${(32 * Number(width)) / Number(height)}`, height: '32' };
  const jsx = await transform(svg, {
    plugins: ['@svgr/plugin-svgo', '@svgr/plugin-jsx'],
    jsxRuntime: 'automatic',
    dimensions: false,
    svgProps: keepsColours ? {} : size,
    svgoConfig: svgoConfig(keepsColours),
  });
  const fault = faultOf(svg, jsx);
  if (fault) throw new Error(fault);
  return jsx;
}

/**
 * @param {string} svg - the text of a file
 * @param {{ keepsColours?: boolean }} [options] - as for `toJsx`
 * @returns the code of a component, as JavaScript
 */
export async function toComponent(svg, options) {
  const jsx = await toJsx(svg, options);
  // Takes half a second, and `npm run content` doesn't need it.
  const { default: ts } = await import('typescript');
  const compilerOptions = { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX };
  return ts.transpileModule(jsx, { compilerOptions }).outputText;
}
