import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { styles } from './styles.mjs';

export const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

// Modules of wouter that a guest can't use, or doesn't need.
const replacements = {
  // The main entry imports it for the default router, and as soon as it is loaded it patches the
  // host's history.pushState and replaceState for good. We bring a location of our own.
  'wouter/src/use-browser-location.js':
    'export const useBrowserLocation = () => ["/", () => {}]; export const useSearch = () => "";',
  // Patterns of routes: ours are plain names, looked up in a record.
  'regexparam/dist/index.mjs': 'export const parse = () => ({ pattern: /$/, keys: [] });',
  // One function under one name: in production `jsxs` is `jsx`, and a local name is shorter.
  'react/jsx-runtime.js':
    'import * as runtime from "./cjs/react-jsx-runtime.production.js"; const { jsx, Fragment } = runtime; export { jsx, jsx as jsxs, Fragment };',
  // React has had this hook of its own since version 18.
  'wouter/src/use-sync-external-store.js': 'export { useSyncExternalStore } from "react";',
};

const wouterAsGuest = {
  name: 'wouter-as-guest',
  load: (id) => Object.entries(replacements).find(([file]) => id.endsWith(file))?.[1] ?? null,
};

// React's table of the attributes whose names it has to translate, cut to those that our source
// mentions: most are of SVG features that no drawing uses, and cost 0.7 kB.
const source = readdirSync('src', { recursive: true })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .join('\n');

const attributesInUse = {
  name: 'attributes-in-use',
  transform(code, id) {
    if (!id.endsWith('react-dom-client.production.js')) return null;
    const table = /(?<=aliases = new Map\(\[)[^;]+?(?=\]\))/;
    if (!table.test(code))
      this.error('React has no table of attributes any more; drop this plugin.');
    const inUse = ([entry, name]) => (new RegExp(`\\b${name}\\b`).test(source) ? [entry] : []);
    return {
      code: code.replace(table, (all) =>
        [...all.matchAll(/\["([\w-]+)", "[\w:-]+"\]/g)].flatMap(inUse).join(),
      ),
      map: null,
    };
  },
};

const banner = `/*! training-site-widget ${version} | MIT | includes React (MIT), wouter (Unlicense) */`;

/** What turns our source into plain modules. `constants` take the place of names in it. */
export const modules = (constants) => [
  wouterAsGuest,
  attributesInUse,
  resolve({ browser: true }),
  // React is CommonJS …
  commonjs(),
  // … and chooses its production build by this name. Without `preventAssignment` the plugin warns.
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': '"production"', __VERSION__: `"${version}"`, ...constants },
  }),
  ...styles(),
  // Types are checked by `npm run check`.
  typescript({ noForceEmit: true, compilerOptions: { noEmit: false, noCheck: true } }),
];

export function onwarn(warning, warn) {
  // React marks its files 'use client' for servers; a bundle for the browser has no use for it.
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
}

/** How a script for the page is bundled: ours, and the smallest one that test/bench compares it with. */
export const script = (input, output, constants) => ({
  input,
  output: { sourcemap: true, banner, ...output },
  plugins: [
    ...modules(constants),
    terser({
      ecma: 2020,
      // A host page in windows-1252 would garble anything but ASCII.
      format: { ascii_only: true, comments: /^!/ },
      compress: { passes: 3, pure_getters: true, reduce_funcs: false, unsafe_methods: true },
    }),
  ],
  onwarn,
});
