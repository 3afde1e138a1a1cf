import { resolve } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';

/**
 * wouter's main entry imports its default location, which patches the page's `history.pushState`
 * and `replaceState` when it is loaded. The site has a location of its own.
 *
 * @type {Record<string, string>}
 */
export const withoutHistoryPatch = {
  './use-browser-location.js': resolve('build/wouterLocation.mjs'),
};

/** React's server for streams, which its entry requires and nothing here uses: 296 kB. */
const streamRenderer = /[\\/]react-dom-server\.edge\.\w+\.js$/;

/**
 * The plugins that read React and wouter.
 *
 * @param {'production' | 'development'} [mode] - the build of React
 */
export const libraries = (mode = 'production') => [
  {
    name: 'without-unused-modules',
    resolveId: (/** @type {string} */ id) => withoutHistoryPatch[id],
    load: (/** @type {string} */ id) => (streamRenderer.test(id) ? '' : null),
  },
  nodeResolve({ browser: true }),
  // Before commonjs, which then reads only one build of React.
  replace({
    preventAssignment: true,
    include: /node_modules/,
    values: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  }),
  // React's modules have no circular requires, so they need no function around each, and no default
  // export of their own: 0.6 kB.
  commonjs({ strictRequires: false, defaultIsModuleExports: true }),
];
