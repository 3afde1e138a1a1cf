import { readFileSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { styles } from './build/styles.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

// wouter's main entry imports this module for its default router, and the module patches the
// host's history.pushState and replaceState for good as soon as it is loaded. We bring a location
// hook of our own, so the module is replaced by one that does nothing.
const leaveHistoryAlone = {
  name: 'leave-history-alone',
  load(id) {
    if (!id.endsWith('/wouter/src/use-browser-location.js')) return null;
    return 'export const useBrowserLocation = () => ["/", () => {}]; export const useSearch = () => "";';
  },
};

export default {
  input: 'src/script.ts',
  output: {
    file: 'dist/training-site.js',
    format: 'iife',
    sourcemap: true,
    banner: `/*! training-site-widget ${version} | MIT | includes React (MIT), wouter (Unlicense) */`,
  },
  plugins: [
    leaveHistoryAlone,
    resolve({ browser: true }),
    // React is CommonJS …
    commonjs(),
    // … and chooses its production build by this name. Without `preventAssignment` the plugin warns.
    replace({
      preventAssignment: true,
      values: {
        'process.env.NODE_ENV': JSON.stringify('production'),
        __VERSION__: JSON.stringify(version),
      },
    }),
    ...styles(),
    typescript({ noForceEmit: true, compilerOptions: { noEmit: false } }),
    terser({
      ecma: 2020,
      // A host page in windows-1252 would garble anything but ASCII.
      format: { ascii_only: true, comments: /^!/ },
      compress: { passes: 2 },
    }),
  ],
  onwarn(warning, warn) {
    // React marks its files 'use client' for servers; a bundle for the browser has no use for it.
    if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
    warn(warning);
  },
};
