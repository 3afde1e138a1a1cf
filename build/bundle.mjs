import commonjs from '@rollup/plugin-commonjs';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { typescript } from './typescript.mjs';

/** Plugins that bundle our source with React and wouter, as published, for browsers. */
export const modules = () => [
  withoutHistoryPatch(),
  ...typescript,
  // React's CommonJS modules have no circular requires, so they need no function around each.
  commonjs({ strictRequires: false }),
  // React chooses its production build by this name.
  constants({ 'process.env.NODE_ENV': 'production' }),
];

/**
 * A plugin that puts values in the place of names.
 *
 * @param {Record<string, string | boolean>} values
 */
export function constants(values) {
  const texts = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  return replace({ preventAssignment: true, values: Object.fromEntries(texts) });
}

export const minify = () =>
  terser({
    ecma: 2020,
    format: {
      // A host page in windows-1252 would garble anything but ASCII.
      ascii_only: true,
      comments: /^!/,
      // V8 compiles a function in parentheses with the script, off the main thread.
      wrap_iife: true,
    },
    compress: { passes: 2, pure_getters: true, reduce_funcs: false, unsafe_methods: true },
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
  const expected = [
    // React marks files 'use client' for servers.
    'MODULE_LEVEL_DIRECTIVE',
    // The classic script sets its global by itself (src/script.ts).
    'MISSING_NAME_OPTION_FOR_IIFE_EXPORT',
  ];
  if (!expected.includes(warning.code ?? '')) warn(warning);
}
