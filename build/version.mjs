import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** @type {{ version: string, browserslist: string[], devDependencies: Record<string, string> }} */
export const { version, browserslist, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/**
 * The name that no other content ever gets, and the integrity for `<link>` and `<script>`.
 *
 * @param {string} name
 * @param {string | Buffer} content
 */
export function versioned(name, content) {
  const digest = createHash('sha384').update(content).digest();
  const file = name.replace('.', `-${version}-${digest.toString('hex').slice(0, 8)}.`);
  return { file, integrity: `sha384-${digest.toString('base64')}` };
}

/** A short text that is new if the text is new. @param {string} text */
export const shortHash = (text) => createHash('sha384').update(text).digest('hex').slice(0, 8);
