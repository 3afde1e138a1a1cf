import { readFileSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { reactInUse } from './react.mjs';
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
  // Paths below a base: ours is a matter of the hash.
  'wouter/src/paths.js':
    'export const absolutePath = (path) => path; export const relativePath = (_, path) => path; export const sanitizeSearch = (search) => search;',
  // Patterns of routes: ours are plain names, looked up in a record.
  'regexparam/dist/index.mjs': 'export const parse = () => ({ pattern: /$/, keys: [] });',
  // One function under one name: in production `jsxs` is `jsx`, and a local name is shorter.
  'react/jsx-runtime.js':
    'import runtime from "./cjs/react-jsx-runtime.production.js"; const { jsx, Fragment } = runtime; export { jsx, jsx as jsxs, Fragment };',
  // What older versions of React need help with, without the help.
  'wouter/src/react-deps.js': `
    import { useInsertionEffect, useRef } from "react";
    export { Fragment, cloneElement, createContext, createElement, forwardRef, isValidElement,
      useContext, useLayoutEffect as useIsomorphicLayoutEffect, useMemo, useRef } from "react";
    export const useEvent = (callback) => {
      const held = useRef([callback, (...values) => held[0](...values)]).current;
      useInsertionEffect(() => { held[0] = callback; });
      return held[1];
    };`,
};

const wouterAsGuest = {
  name: 'wouter-as-guest',
  load: (id) => Object.entries(replacements).find(([file]) => id.endsWith(file))?.[1] ?? null,
};

const banner = `/*! training-site-widget ${version} | MIT | includes React (MIT), wouter (Unlicense) */`;

/** What turns our source into plain modules. `constants` take the place of names in it. */
export const modules = (constants) => [
  wouterAsGuest,
  reactInUse(...Object.values(replacements)),
  resolve({ browser: true }),
  // React is CommonJS, whose modules need no function around each: none asks for another in a circle …
  commonjs({ strictRequires: false }),
  // … and chooses its production build by this name. Without `preventAssignment` the plugin warns.
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      // Nor does a guest report to the developer tools of the page's own React.
      'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
      __VERSION__: `"${version}"`,
      ...constants,
    },
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
      format: {
        // A host page in windows-1252 would garble anything but ASCII.
        ascii_only: true,
        comments: /^!/,
        // In parentheses a function that is called at once, as all of React is, gets compiled off the main
        // thread with the script, and not once more when it is called.
        wrap_iife: true,
      },
      compress: { passes: 3, pure_getters: true, reduce_funcs: false, unsafe_methods: true },
    }),
  ],
  onwarn,
});
