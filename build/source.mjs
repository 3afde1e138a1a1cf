import { resolve as absolute } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import postcss from 'rollup-plugin-postcss';
import { clientLogos } from './clientLogos.mjs';
import { edition } from './content.mjs';
import { stylesheet } from './node.mjs';
import { shortName, shortProperties } from './styles.mjs';

/**
 * wouter's main entry imports its default location, which patches the page's `history.pushState` and `replaceState`
 * when it is loaded. The site has a location of its own.
 *
 * @type {Record<string, string>}
 */
export const withoutHistoryPatch = {
  './use-browser-location.js': absolute('build/wouterLocation.mjs'),
};

/**
 * Plugins that read the source and the libraries in it.
 *
 * @param {object} [options]
 * @param {readonly string[]} [options.languages] - of the content
 * @param {boolean} [options.isFirst] - whether type errors stop the build, and the styles become a file beside the
 *   bundle. The other bundles take types as checked, and get class names only
 * @param {import('@rollup/plugin-replace').RollupReplaceOptions['values']} [options.constants] - what stands in the
 *   place of names in the source
 * @returns {import('rollup').Plugin[]}
 */
export const source = ({ languages, isFirst = false, constants = {} } = {}) => [
  edition(languages),
  { name: 'without-history-patch', resolveId: (id) => withoutHistoryPatch[id] },
  resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  typescript({ inlineSources: true, noEmit: false, noEmitOnError: false, noCheck: !isFirst }),
  clientLogos(),
  shortProperties(),
  postcss({
    modules: { generateScopedName: shortName },
    autoModules: true,
    namedExports: true,
    extract: isFirst && stylesheet,
    inject: false,
    // Its minifier does not know nesting and container queries.
    minimize: false,
    config: false,
  }),
  // React's CommonJS modules have no circular requires, so they need no function around each, and no
  // default export of their own.
  commonjs({ strictRequires: false, defaultIsModuleExports: true }),
  // React chooses its production build by this name.
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': '"production"', ...constants },
  }),
];

/** Hides expected warnings. Stops the build at a type error and a missing export. @type {import('rollup').WarningHandlerWithDefault} */
export function onwarn(warning, warn) {
  const { code, message } = warning;
  // React marks files 'use client' for servers. The script sets its global by itself. Not every bundle has a map.
  if (/^(MODULE_LEVEL_DIRECTIVE|MISSING_NAME_OPTION_FOR_IIFE_EXPORT)$/.test(code ?? '')) return;
  if (message.includes("Rollup 'sourcemap' option must be set")) return;
  // The first error is most often the cause of the others.
  if (/^TS\d/.test(`${warning.pluginCode}`)) throw Object.assign(new Error(message), { stack: '' });
  // For example a class that the stylesheet does not have.
  if (code === 'MISSING_EXPORT') throw new Error(message);
  warn(warning);
}
