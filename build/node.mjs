import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** @typedef {typeof import('../src/node')} Source */

const folder = resolve('.cache');
const require = createRequire(import.meta.url);

/** The file of the first bundle in `rollup.config.mjs`: what the build runs in Node. The stylesheet is beside it. */
export const sourceFile = `${folder}/source.cjs`;
export const stylesheet = 'training-site.css';
/** The script without its content, which `size-limit` in `package.json` measures. */
export const codeFile = `${folder}/code.js`;

/** @returns {Source} */
export function loadSource() {
  // In `npm run dev` there may be a newer one since the last call.
  delete require.cache[sourceFile];
  return require(sourceFile);
}

/** All styles, minified. */
export const readStyles = () => readFileSync(`${folder}/${stylesheet}`, 'utf8');

/** The fingerprint of Home as HTML, as the script calculates it in the browser. @param {Source} source */
export function fingerprintOfHome({ renderHome, fingerprint }) {
  // Loaded here, because it takes long and the release files need none.
  const { JSDOM } = require('jsdom');
  return fingerprint(new JSDOM(renderHome()).window.document.body.childNodes);
}
