import { readdirSync } from 'node:fs';
import { resolve as absolute, dirname, join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import postcss from 'rollup-plugin-postcss';
import ts from 'typescript';
import { clientLogos } from './clientLogos.mjs';
import { edition, languages } from './content.mjs';
import { minified, shortName, shortProperties } from './styles.mjs';
import { digestOf } from './version.mjs';

/** @typedef {Awaited<ReturnType<typeof readSource>>} Source */

/**
 * wouter's main entry imports its default location, which patches the page's `history.pushState` and `replaceState`
 * when it is loaded. The site has a location of its own.
 *
 * @type {Record<string, string>}
 */
export const withoutHistoryPatch = {
  './use-browser-location.js': absolute('build/wouterLocation.mjs'),
};

/** The plugins that read React and wouter. @param {'production' | 'development'} [mode] - the build of React */
export const libraries = (mode = 'production') => [
  {
    name: 'without-unused-modules',
    resolveId: (/** @type {string} */ id) => withoutHistoryPatch[id],
    // React's entry requires its development and its production build. Only one is used, so the other one is not read.
    load: (/** @type {string} */ id) =>
      /\.(development|production)\.js$/.test(id) && !id.includes(`.${mode}.`) ? '' : null,
  },
  // `sideEffects` in package.json names files of dist/, and must not apply to src/.
  resolve({
    browser: true,
    extensions: ['.mjs', '.js', '.ts', '.tsx'],
    ignoreSideEffectsForRoot: true,
  }),
  // React's CommonJS modules have no circular requires, so they need no function around each, and no
  // default export of their own.
  commonjs({ strictRequires: false, defaultIsModuleExports: true }),
  replace({
    preventAssignment: true,
    include: /node_modules/,
    values: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  }),
];

const stylesheet = 'source.css';
const types = 'types';
const entry = 'entry';
/** All of `src`. The first one decides the order of the styles. */
const files = ['index.ts', ...readdirSync('src', { recursive: true }).map(String).sort()]
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  .map((file) => absolute('src', file));

/**
 * Reads all of `src`, and gives the bundles what they are made of. `npm run check` checks the types.
 *
 * @throws Error for the first mistake in syntax, styles or content
 */
export async function readSource() {
  /** The transformed modules of `src`, by their ids. @type {Map<string, import('rollup').LoadResult>} */
  const modules = new Map();
  const bundle = await rollup({
    input: entry,
    external: /node_modules/,
    treeshake: false,
    plugins: [
      {
        name: 'all-files',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? files.map((file) => `import '${file}';`).join('\n') : null),
      },
      edition(languages()),
      ...libraries(),
      typescript({
        tsconfig: 'src/tsconfig.json',
        inlineSources: true,
        noEmit: false,
        noEmitOnError: false,
        noCheck: true,
        declaration: true,
        declarationDir: types,
        rootDir: absolute('src'),
      }),
      clientLogos(),
      shortProperties(),
      postcss({
        modules: { generateScopedName: shortName },
        autoModules: true,
        namedExports: true,
        extract: stylesheet,
        inject: false,
        // Its minifier does not know nesting and container queries.
        minimize: false,
        config: false,
      }),
      {
        name: 'remember',
        transform(code, id) {
          modules.set(id, { code, map: this.getCombinedSourcemap() });
        },
      },
    ],
    onwarn,
  });
  const { output } = await bundle.generate({ dir: '.' });
  await bundle.close();
  const [{ code }, ...others] = output;
  const assets = new Map(
    others.map((file) => [file.fileName, 'source' in file ? `${file.source}` : '']),
  );
  const memory = { name: 'memory', load: (/** @type {string} */ id) => modules.get(id) };

  const declarations = {
    name: 'declarations',
    resolveId(/** @type {string} */ id, importer = '') {
      const file = importer ? `${join(dirname(importer), id)}.d.ts` : id;
      return assets.has(file) ? file : null;
    },
    load: (/** @type {string} */ id) => assets.get(id),
  };

  return {
    /** All styles, minified. */
    styles: minified(assets.get(stylesheet) ?? ''),
    /** A short text that changes with the source, comments apart: each change moves the compressed size. */
    id: digestOf(withoutComments(code)).toString('hex').slice(0, 8),
    /**
     * The options of a bundle.
     *
     * @param {Record<string, string>} [constants] - code, by the names that it replaces in the source
     * @param {readonly string[]} [languages] - of the content
     */
    options: (constants = {}, languages) => ({
      plugins: [edition(languages), memory, ...libraries(), withConstants(constants)],
      onwarn,
    }),
    /** Those of a types file. @param {string} input - without its ending, from `src` */
    optionsForTypes: (input) => ({
      input: `${types}/${input}.d.ts`,
      external: ['react', 'solid-js', 'vue'],
      plugins: [declarations, dts(), frameworkTypesAreOptional],
      onwarn,
    }),
  };
}

/** @param {string} code - a module */
const withoutComments = (code) =>
  ts.transpile(code, { removeComments: true, target: ts.ScriptTarget.ESNext });

/** @type {import('rollup').Plugin} */
const frameworkTypesAreOptional = {
  name: 'framework-types-are-optional',
  // Without the types of a framework, declarations for it are an error in the host. The comment hides it.
  renderChunk: (code) =>
    code.replace(
      /^(import .* from|declare module) '(react|solid-js|vue)'/gm,
      '// @ts-ignore: for hosts with $2\n$&',
    ),
};

/** @param {Record<string, string>} values */
const withConstants = (values) => replace({ preventAssignment: true, include: 'src/**', values });

/**
 * Hides expected warnings, and stops the build at a syntax error or a missing export.
 *
 * @type {import('rollup').WarningHandlerWithDefault}
 */
export function onwarn(warning, warn) {
  const { code, message } = warning;
  // React marks files 'use client' for servers. Not every bundle has a map.
  if (code === 'MODULE_LEVEL_DIRECTIVE') return;
  if (message.includes("Rollup 'sourcemap' option must be set")) return;
  // The first error is most often the cause of the others.
  if (/^TS\d/.test(`${warning.pluginCode}`)) throw Object.assign(new Error(message), { stack: '' });
  // For example a class that the stylesheet does not have.
  if (code === 'MISSING_EXPORT') throw new Error(message);
  warn(warning);
}
