import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isIn } from './paths.mjs';
import { devDependencies, shortHash } from './version.mjs';

/**
 * A plugin that reads the modules that the first bundle has compiled, with their maps.
 *
 * @returns {import('rollup').Plugin}
 */
export const compiledModules = () => ({
  name: 'compiled-modules',
  buildStart({ input }) {
    // It is not there yet if the first bundle has failed.
    for (const entry of Object.values(input)) this.addWatchFile(resolve(entry));
  },
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

/** The module that renders HTML, as it is named in the output. */
const renderer = 'server/renderToHtml.js';
/** The file with the id of the code that renders HTML. */
const idFile = 'code-of-html.txt';

/** The libraries that render. */
const { react, 'react-dom': reactDom, wouter } = devDependencies;

/**
 * A plugin of the first bundle: writes a short text that is new if the code that renders HTML is
 * new. This is the module `server/renderToHtml` and all that it imports, the libraries, and the
 * build itself, which makes modules such as those of the logos. A change of a loader, of the frame
 * or of `diagnose` leaves it the same. Nor does the stylesheet count: prerendered HTML with other
 * styles gets those of the script.
 *
 * @param {string} [build] - the folder with the code of the build
 * @returns {import('rollup').OutputPlugin}
 */
export const writeCodeId = (build = 'build') => ({
  name: 'write-code-id',
  generateBundle(_, bundle) {
    /** @type {Map<string, string>} */
    const codes = new Map();
    const collect = (/** @type {string} */ file) => {
      const chunk = bundle[file];
      // A package, or a module that a plugin makes.
      if (chunk?.type !== 'chunk' || codes.has(file)) return;
      codes.set(file, chunk.code);
      chunk.imports.forEach(collect);
    };
    collect(renderer);
    if (codes.size === 0) this.error(`Expected ${renderer} among the compiled modules.`);
    for (const name of readdirSync(build)) {
      if (name.endsWith('.mjs'))
        codes.set(`${build}/${name}`, readFileSync(`${build}/${name}`, 'utf8'));
    }
    const files = [...codes].sort(([one], [other]) => (one < other ? -1 : 1));
    const source = shortHash(JSON.stringify([react, reactDom, wouter, files]));
    this.emitFile({ type: 'asset', fileName: idFile, source });
  },
});

/** What `writeCodeId` has written. @param {string} folder - of the compiled modules */
export const codeId = (folder) => readFileSync(`${folder}/${idFile}`, 'utf8');
