import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { rollup } from 'rollup';
import { packages, typescript } from './typescript.mjs';

// Inside the project, where Node finds React.
const file = resolve('node_modules/.cache/training-site-widget/home.mjs');

/**
 * @typedef {object} Home
 * @property {string} html - the content of the site's shadow root
 * @property {string} exportedParts - for the element that has this shadow root
 * @property {string} fingerprint - of `html`, as the script calculates it in the browser
 */

/** Renders Home to HTML. @type {(entry: string, styles: import('./styles.mjs').Styles) => Promise<Home>} */
export async function prerender(entry, styles) {
  const plugins = [styles.plugin, ...typescript];
  const bundle = await rollup({ input: entry, external: packages, plugins });
  await bundle.write({ file, format: 'es' });
  // The query makes Node load the module again in the next build of `npm run dev`.
  const { html, exportedParts, fingerprint } = await import(`${pathToFileURL(file)}?${Date.now()}`);
  const { body } = new JSDOM(html).window.document;
  return { html, exportedParts, fingerprint: fingerprint(body.childNodes) };
}
