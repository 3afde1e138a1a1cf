import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { isIn, withSlashes } from './paths.mjs';

/**
 * A plugin that reads the modules that the first bundle has compiled, with their maps.
 *
 * @returns {import('rollup').Plugin}
 */
export const compiledModules = () => ({
  name: 'compiled-modules',
  load(id) {
    if (!isIn('compiled', id)) return null;
    // Rollup watches only what no plugin loads.
    this.addWatchFile(id);
    return {
      code: readFileSync(id, 'utf8'),
      map: JSON.parse(readFileSync(`${id}.map`, 'utf8')),
      // `sideEffects` in package.json is about the published files.
      moduleSideEffects: true,
    };
  },
});

/**
 * A short text that is new if the code is new. Comments don't count.
 *
 * @param {string} folder - of the compiled modules
 */
export function buildId(folder) {
  const hash = createHash('sha384');
  const files = readdirSync(folder, { recursive: true })
    .map((file) => withSlashes(`${file}`))
    .sort();
  for (const file of files) {
    if (/\.(css|js)$/.test(file)) hash.update(readFileSync(`${folder}/${file}`));
  }
  return hash.digest('hex').slice(0, 8);
}
