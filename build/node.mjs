import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parse } from 'postcss';

/** @typedef {typeof import('../src/node')} Source */

/** @type {{ version: string }} */
export const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = resolve('.cache');
const require = createRequire(import.meta.url);

/** The file of the first bundle in `rollup.config.mjs`: what the build runs in Node. The stylesheet is beside it. */
export const sourceFile = `${folder}/source.cjs`;
export const stylesheet = 'training-site.css';
/** The script without its content, which `size-limit` in `package.json` measures. */
export const codeFile = `${folder}/code.js`;

/** The code in `frame.html` that follows the script. */
export const frameFile = `${folder}/frame.js`;

/** @returns {Source} */
export function loadSource() {
  // In `npm run dev` there may be a newer one since the last call.
  delete require.cache[sourceFile];
  return require(sourceFile);
}

/** All styles, minified. */
export const readStyles = () => readFileSync(`${folder}/${stylesheet}`, 'utf8');

/** The styles for the script, without what is only for browsers without script. */
export function readScriptStyles() {
  const styles = parse(readStyles());
  styles.walkAtRules('media', (rule) => {
    if (rule.params === '(scripting:none)') rule.remove();
  });
  return styles.toString();
}

/** A short text that changes with the source. */
export const buildId = () => digestOf(readFileSync(sourceFile)).toString('hex').slice(0, 8);

/**
 * The name that no other content ever gets, and the integrity for `<link>` and `<script>`.
 *
 * @param {string} name
 * @param {string | Buffer} content
 */
export function versioned(name, content) {
  const digest = digestOf(content);
  const file = name.replace('.', `-${version}-${digest.toString('hex').slice(0, 8)}.`);
  return { file, integrity: `sha384-${digest.toString('base64')}` };
}

const digestOf = (/** @type {string | Buffer} */ content) =>
  createHash('sha384').update(content).digest();
