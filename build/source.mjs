import { readdirSync } from 'node:fs';
import { resolve as absolute, dirname } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { rollup } from 'rollup';
import postcss from 'rollup-plugin-postcss';
import { clientLogos } from './clientLogos.mjs';
import { content, languages } from './content.mjs';
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
    // React requires these modules, but nothing here uses them: React's other build, and its server for streams.
    load: (/** @type {string} */ id) =>
      id.endsWith(`.${mode === 'production' ? 'development' : 'production'}.js`) ||
      /\/react-dom-server\.edge\.\w+\.js$/.test(id)
        ? ''
        : null,
  },
  resolve({ browser: true }),
  // React's CommonJS modules have no circular requires, so they need no function around each, and no
  // default export of their own.
  commonjs({ strictRequires: false, defaultIsModuleExports: true }),
  replace({
    preventAssignment: true,
    include: /node_modules/,
    values: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  }),
];

const entry = 'entry';
/** All of `src`. The first one decides the order of the styles. */
export const files = ['index.ts', ...readdirSync('src', { recursive: true }).map(String).sort()]
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  .map((file) => absolute('src', file));

/**
 * Reads all files of `src` once, and transforms them. Every bundle is made from the result.
 *
 * @throws Error for the first mistake in syntax, styles or content
 */
export async function readSource() {
  /** The transformed modules of `src`, by their ids. @type {Map<string, import('rollup').LoadResult>} */
  const modules = new Map();
  const bundle = await rollup({
    input: entry,
    // Packages. The other imports begin with a dot or a slash.
    external: /^[@a-z]/,
    treeshake: false,
    plugins: [
      {
        name: 'all-files',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? files.map((file) => `import '${file}';`).join('\n') : null),
      },
      content(languages()),
      typescript({
        tsconfig: 'src/tsconfig.json',
        inlineSources: true,
        noEmit: false,
        noEmitOnError: false,
        removeComments: true,
        noCheck: true,
        // Types are needed only by `npm run check`. With these two lines, those of browsers and packages are not read.
        lib: ['ES5'],
        paths: { '*': ['./files.d.ts'] },
      }),
      clientLogos(),
      shortProperties(),
      postcss({
        modules: { generateScopedName: shortName },
        autoModules: true,
        namedExports: true,
        extract: true,
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
  const [{ code }, stylesheet] = (await bundle.generate({ dir: '.' })).output;
  /** @type {import('rollup').Plugin} */
  const memory = {
    name: 'memory',
    resolveId(id, importer = '') {
      const file = absolute(dirname(importer), id);
      return ['', '.ts', '.tsx'].map((ending) => file + ending).find((each) => modules.has(each));
    },
    load: (id) => modules.get(id),
  };

  return {
    /** All styles, minified. */
    styles: minified(stylesheet && 'source' in stylesheet ? `${stylesheet.source}` : ''),
    /** A short text that is new if the code is new. Comments don't count: each new text changes the compressed size. */
    id: digestOf(code).toString('hex').slice(0, 8),
    /**
     * The options of a bundle.
     *
     * @param {Record<string, string>} [constants] - code, by the names that it replaces in the source
     * @param {readonly string[]} [languages] - of the content
     */
    options: (constants = {}, languages = ['en']) => ({
      plugins: [
        content(languages),
        memory,
        ...libraries(),
        replace({ preventAssignment: true, include: 'src/**', values: constants }),
      ],
      onwarn,
    }),
  };
}

/**
 * Hides expected warnings, and stops the build at a syntax error or a missing export.
 *
 * @type {import('rollup').WarningHandlerWithDefault}
 */
export function onwarn(warning, warn) {
  const { code, message } = warning;
  // React marks files 'use client' for servers. Not every bundle has a map.
  if (code === 'MODULE_LEVEL_DIRECTIVE' || message.includes("Rollup 'sourcemap' option")) return;
  // The first error is most often the cause of the others.
  if (/^TS\d/.test(`${warning.pluginCode}`)) throw Object.assign(new Error(message), { stack: '' });
  // For example a class that the stylesheet does not have.
  if (code === 'MISSING_EXPORT') throw new Error(message);
  warn(warning);
}
