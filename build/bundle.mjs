import commonjs from '@rollup/plugin-commonjs';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import { typescript } from './typescript.mjs';

/** @typedef {import('rollup').RollupOptions & { output: import('rollup').OutputOptions[] }} Bundle */

/**
 * Plugins that bundle our source with React and wouter, as published, for browsers.
 *
 * @param {Record<string, string | boolean>} constants - values that the build puts in the place of names
 */
export function modules(constants = {}) {
  // React chooses its production build by this name.
  const values = Object.entries({ 'process.env.NODE_ENV': 'production', ...constants });
  return [
    withoutHistoryPatch(),
    ...typescript,
    // React's CommonJS modules have no circular requires, so they need no function around each, and no
    // default export of their own.
    commonjs({ strictRequires: false, defaultIsModuleExports: true }),
    replace({
      preventAssignment: true,
      values: Object.fromEntries(values.map(([name, value]) => [name, JSON.stringify(value)])),
    }),
  ];
}

/**
 * A plugin that minifies.
 *
 * @param {Bundle[]} others - bundles that are built while another thread minifies
 * @returns {import('rollup').Plugin}
 */
export function minify(...others) {
  const plugin = terser({
    ecma: 2020,
    format: {
      // A host page in windows-1252 would garble anything but ASCII.
      ascii_only: true,
      comments: /^!/,
      // V8 compiles a function in parentheses with the script, off the main thread.
      wrap_iife: true,
    },
    // `inline`, `unsafe_arrows` and the output options in rollup.config.mjs save 0.2 kB (Brotli).
    // `keep_fargs: false` and the third pass save 0.1 kB. Without `keep_fargs`, Terser removes unused parameters. This
    // changes the `length` of functions, which no code in the bundle reads.
    compress: {
      inline: 1,
      keep_fargs: false,
      passes: 3,
      pure_getters: true,
      reduce_funcs: false,
      unsafe_arrows: true,
      unsafe_methods: true,
    },
  });
  const renderChunk = /** @type {import('rollup').RenderChunkHook} */ (plugin.renderChunk);
  return {
    name: 'minify',
    async renderChunk(...chunk) {
      const minified = renderChunk.apply(this, chunk);
      await Promise.all(others.map(write));
      return minified;
    },
  };
}

/** @param {Bundle} bundle */
async function write({ output, ...input }) {
  const bundle = await rollup(input);
  await Promise.all(output.map(bundle.write));
}

/**
 * A plugin that writes the code of a bundle to several files, with other text around it in each. `before` makes only
 * the first line longer. That line is the banner, which has no mappings, so one source map is right for all files.
 *
 * @param {Record<string, { before: string, after: string, hasMap: boolean }>} forms - by file name:
 *   the text before the code, the text after the code, and whether the file has a source map
 * @returns {import('rollup').Plugin}
 */
export const inForms = (forms) => ({
  name: 'in-forms',
  generateBundle(_, bundle) {
    const [chunk] = Object.values(bundle).filter((file) => file.type === 'chunk');
    if (!chunk?.map) return this.error('There is no chunk with a source map.');
    const code = chunk.code.replace(/\n\/\/# sourceMappingURL=.*\n$/, '');
    for (const file of Object.keys(bundle)) delete bundle[file];
    for (const [fileName, { before, after, hasMap }] of Object.entries(forms)) {
      const comment = hasMap ? `\n//# sourceMappingURL=${fileName}.map\n` : '\n';
      this.emitFile({ type: 'asset', fileName, source: before + code + after + comment });
      const map = JSON.stringify({ ...chunk.map, file: fileName });
      if (hasMap) this.emitFile({ type: 'asset', fileName: `${fileName}.map`, source: map });
    }
  },
});

const historyPatch = 'wouter/src/use-browser-location.js';

/**
 * The code in place of the module at `id`. wouter's main entry imports its default location, which
 * patches the page's `history.pushState` and `replaceState` when it is loaded. The site has its own.
 *
 * @param {string} id
 */
export function replaceHistoryPatch(id) {
  return id.endsWith(`/${historyPatch}`)
    ? 'export const useBrowserLocation = () => ["/", () => {}]; export const useSearch = () => "";'
    : null;
}

/** @returns {import('rollup').Plugin} */
function withoutHistoryPatch() {
  let isFound = false;
  return {
    name: 'without-history-patch',
    load(id) {
      const code = replaceHistoryPatch(id);
      isFound ||= code !== null;
      return code;
    },
    buildEnd(error) {
      if (error || isFound) return;
      this.error(
        `wouter does not import ${historyPatch} any more: find out which module patches history.`,
      );
    },
  };
}

/** @type {import('rollup').WarningHandlerWithDefault} */
export function onwarn(warning, warn) {
  // React marks files 'use client' for servers.
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
}
