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
    // React's CommonJS modules have no circular requires, so they need no function around each.
    commonjs({ strictRequires: false }),
    replace({
      preventAssignment: true,
      values: Object.fromEntries(values.map(([name, value]) => [name, JSON.stringify(value)])),
    }),
  ];
}

/**
 * A plugin that minifies. Outputs that share it must have the same code, which it minifies once.
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
    // `inline` and `unsafe_arrows`, with the options of the output: 0.2 kB (brotli) less.
    compress: {
      inline: 1,
      passes: 2,
      pure_getters: true,
      reduce_funcs: false,
      unsafe_arrows: true,
      unsafe_methods: true,
    },
  });
  const renderChunk = /** @type {import('rollup').RenderChunkHook} */ (plugin.renderChunk);
  /** @type {ReturnType<typeof renderChunk> | undefined} */
  let minified;
  return {
    name: 'minify',
    async renderChunk(...chunk) {
      if (!minified) {
        minified = renderChunk.apply(this, chunk);
        await Promise.all(others.map(write));
      }
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
 * A plugin that puts text around minified code. The first line of the code is its banner, so the source
 * map stays right.
 *
 * @param {string} before
 * @param {string} after
 * @returns {import('rollup').Plugin}
 */
export const wrap = (before, after) => ({
  name: 'wrap',
  renderChunk: (code) => ({ code: before + code + after, map: null }),
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
