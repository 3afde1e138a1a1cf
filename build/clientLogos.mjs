import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { transform } from '@svgr/core';
import ts from 'typescript';

/** @type {(ownColours: boolean) => NonNullable<import('@svgr/core').Config['svgoConfig']>} */
const svgoConfig = (ownColours) => ({
  plugins: [
    'removeDimensions',
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    'preset-default',
    'removeXMLNS',
    'removeScriptElement',
    'removeStyleElement',
    'convertStyleToAttrs',
    // All in the colour of the text, so that the logo can be seen in the dark theme.
    { name: 'convertColors', params: { currentColor: !ownColours } },
  ],
});

const advice = 'Export the logo as plain shapes, texts as paths.';

/** A plugin that turns an SVG file into a React component. @returns {import('rollup').Plugin} */
export const clientLogos = () => ({
  name: 'client-logos',
  async load(id) {
    if (!id.endsWith('.svg')) return null;
    this.addWatchFile(id);
    const ownColours = !id.includes('/clients/');
    return toComponent(await readFile(id, 'utf8'), ownColours).catch((error) =>
      this.error(`${relative('.', id)}: ${error.message}`),
    );
  },
});

/** The colours in an SVG file other than black, which the logo of a client doesn't keep. @param {string} svg */
export const coloursOf = (svg) =>
  [...svg.matchAll(/(?:fill|stroke|color)\s*[=:]\s*["']?([^"';}]+)/g)].flatMap(([, colour = '']) =>
    /^(none|black|#0{3,6}|currentcolor)$/i.test(colour.trim()) ? [] : colour.trim(),
  );

/**
 * @param {string} svg - the text of a file
 * @param {boolean} [ownColours] - whether it keeps its colours and has no size; otherwise it is 32 high
 * @returns the code of a component
 */
export async function toComponent(svg, ownColours = false) {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  if (!height) throw new Error('Expected a viewBox, such as viewBox="0 0 120 32".');
  const jsx = await transform(svg, {
    plugins: ['@svgr/plugin-svgo', '@svgr/plugin-jsx'],
    jsxRuntime: 'automatic',
    dimensions: false,
    svgProps: ownColours ? {} : { width: `${(32 * Number(width)) / Number(height)}`, height: '32' },
    svgoConfig: svgoConfig(ownColours),
  });
  if (!/<(path|rect|circle|ellipse|line|polyline|polygon|text)\b/.test(jsx)) {
    throw new Error(`There are no shapes in it. ${advice}`);
  }
  // A policy of the page may forbid styles and pictures. SVGO has replaced each gradient, so `svg` is searched for it.
  if (/<image|style=|href=|url\(/.test(`${jsx} ${coloursOf(svg)}`)) {
    throw new Error(`It has a picture, a gradient or an effect. ${advice}`);
  }
  const compilerOptions = { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX };
  return ts.transpileModule(jsx, { compilerOptions }).outputText;
}
