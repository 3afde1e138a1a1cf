import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { transform } from '@svgr/core';
import ts from 'typescript';

/** @type {NonNullable<import('@svgr/core').Config['svgoConfig']>} */
const svgoConfig = {
  plugins: [
    'preset-default',
    'removeXMLNS',
    'removeScriptElement',
    'removeStyleElement',
    'convertStyleToAttrs',
    { name: 'convertColors', params: { currentColor: true } },
  ],
};

const advice = 'Export the logo as plain shapes, texts as paths.';

/**
 * A plugin that turns an SVG file into a React component. Every colour becomes the colour of the text, so that the
 * logo can be seen in the dark theme.
 *
 * @returns {import('rollup').Plugin}
 */
export const clientLogos = () => ({
  name: 'client-logos',
  async load(id) {
    if (!id.endsWith('.svg')) return null;
    this.addWatchFile(id);
    return toComponent(await readFile(id, 'utf8')).catch((error) =>
      this.error(`${relative('.', id)}: ${error.message}`),
    );
  },
});

/** @param {string} svg - the text of a file @returns {Promise<string>} the code of a module */
export async function toComponent(svg) {
  const jsx = await transform(svg, {
    plugins: ['@svgr/plugin-svgo', '@svgr/plugin-jsx'],
    jsxRuntime: 'automatic',
    dimensions: false,
    svgoConfig,
  });
  if (!/<(path|rect|circle|ellipse|line|polyline|polygon|text)\b/.test(jsx)) {
    throw new Error(`There are no shapes in it. ${advice}`);
  }
  // A policy of the page may forbid styles and pictures.
  if (/<image|style=|href=|url\(/.test(jsx)) {
    throw new Error(`It has a picture, a gradient or an effect. ${advice}`);
  }
  if (!/viewBox="/.test(jsx)) throw new Error('Expected a viewBox, such as viewBox="0 0 120 32".');
  const compilerOptions = { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX };
  return ts.transpileModule(jsx, { compilerOptions }).outputText;
}
