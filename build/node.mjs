import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'postcss';

/** @type {{ name: string, version: string, description: string }} */
export const { name, version, description } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = resolve('.cache');

/** The file of the first bundle in `rollup.config.mjs`: all code. The stylesheet is beside it. */
export const sourceFile = `${folder}/source.cjs`;
export const stylesheet = 'training-site.css';
/** The script without its content, which `size-limit` in `package.json` measures. */
export const codeFile = `${folder}/code.js`;

/** The code in `frame.html` that follows the script. */
export const frameFile = `${folder}/frame.js`;

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
