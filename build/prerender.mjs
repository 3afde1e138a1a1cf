import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { packages, typescript } from './typescript.mjs';

// Inside the project, where Node finds React.
const file = resolve('node_modules/.cache/training-site-widget/home.mjs');

/**
 * @typedef {object} Home
 * @property {string} html
 * @property {string} year - in `html`, and the only thing there that is not from the source
 * @property {string} hash - of `html` without the year, and of the styles
 */

/**
 * Renders Home to HTML.
 *
 * @param {string} entry - the module that exports `html` and `year`
 * @param {import('./styles.mjs').Styles} styles
 * @returns {Promise<Home>}
 */
export async function prerender(entry, styles) {
  const plugins = [styles.plugin, ...typescript];
  const bundle = await rollup({ input: entry, external: packages, plugins });
  await bundle.write({ file, format: 'es' });
  // React chooses its production build by this name.
  process.env.NODE_ENV = 'production';
  // The query makes Node load the module again in the next build of `npm run dev`.
  const { html, year } = await import(`${pathToFileURL(file)}?${Date.now()}`);
  const hash = createHash('sha256').update(html.replaceAll(year, '')).update(styles.css);
  return { html, year, hash: hash.digest('hex').slice(0, 8) };
}
