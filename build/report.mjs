import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { dist } from './dist.mjs';

/**
 * A plugin that prints a line when its bundle is finished.
 *
 * @param {string} step - what the bundle is
 * @returns {import('rollup').Plugin}
 */
export const report = (step) => ({
  name: 'report',
  closeBundle(error) {
    // Since the program has begun, as two threads build.
    if (!error) console.log(`${process.uptime().toFixed(1).padStart(5)} s  ${step}`);
  },
});

const compress = promisify(brotliCompress);
const inKilobytes = (/** @type {number} */ size) => `${(size / 1000).toFixed(1)} kB`.padStart(10);

/**
 * A line for each file: its name, its size, and its size as servers send it.
 *
 * @param {readonly string[]} names - of files
 * @param {string} [folder] - that has them
 */
export async function tableOfSizes(names, folder = dist) {
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map(async (name) => {
    const content = readFileSync(`${folder}/${name}`);
    const { length } = await compress(content);
    return name.padEnd(width) + inKilobytes(content.length) + inKilobytes(length);
  });
  const head = ''.padEnd(width) + 'raw'.padStart(10) + 'Brotli'.padStart(10);
  return [head, ...(await Promise.all(lines))].join('\n');
}
