import terser from '@rollup/plugin-terser';
import { editions, languages, readContent, scriptOf } from './build/content.mjs';
import { licensesFile, thirdPartyLicenses } from './build/licenses.mjs';
import { readSource } from './build/source.mjs';
import { forScript } from './build/styles.mjs';
import { types } from './build/types.mjs';
import { version, versioned } from './build/version.mjs';

const minify = terser({
  // Each new worker of Terser needs twice the time for its first file.
  maxWorkers: 1,
  ecma: 2020,
  format: {
    // A host page in windows-1252 would garble anything but ASCII.
    ascii_only: true,
    comments: /^!/,
    // 0.1 kB less after Brotli than quotation marks that are chosen string by string.
    quote_style: 1,
    // V8 compiles a function in parentheses with the script, off the main thread.
    wrap_iife: true,
  },
  compress: {
    // These two options save 55 bytes after Brotli (mean of 16 builds that differ in their id).
    arrows: false,
    inline: 1,
    hoist_funs: true,
    passes: 2,
    // 0.2 kB less: docs/decisions/0004-libraries-as-published.md.
    pure_getters: true,
  },
});

const title = `training-site-widget ${version}, MIT`;

/** @type {import('rollup').OutputOptions} */
const output = {
  banner: `/*! ${title}. React, wouter: ${licensesFile} */`,
  // Keeps Rollup's own code short.
  generatedCode: { preset: 'es2015', symbols: false },
  esModule: false,
  externalLiveBindings: false,
  freeze: false,
};

/** Error reports find a map by its id. @type {import('rollup').OutputOptions} */
const forBrowsers = { ...output, sourcemap: true, sourcemapDebugIds: true, plugins: [minify] };

/** The code of constants in the source. @param {import('./build/source.mjs').Source} source @param {string} [language] */
const constantsOf = ({ id, styles }, language = 'en') => ({
  __VERSION__: JSON.stringify(version),
  __BUILD__: JSON.stringify(id),
  __STYLES__: JSON.stringify(forScript(styles, readContent(language).content.language)),
  __STYLESHEET__: JSON.stringify(versioned('training-site.css', styles)),
});

/** @type {(source: import('./build/source.mjs').Source, language?: string) => import('rollup').RollupOptions} without its output */
export const script = (source, language = 'en') => ({
  input: 'src/script.ts',
  ...source.options(constantsOf(source, language), [language]),
});

/** @returns {Promise<import('rollup').RollupOptions[]>} every bundle, in any order */
export default async function bundles() {
  const source = await readSource();
  const constants = constantsOf(source);
  /** @type {import('rollup').Plugin} */
  const stylesheet = {
    name: 'stylesheet',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'training-site.css', source: source.styles });
    },
  };
  /** A script without libraries. @type {(input: string, file: string) => import('rollup').RollupOptions} */
  const small = (input, file) => ({
    input,
    output: { banner: `/*! ${title} */`, file, format: 'iife', plugins: [minify] },
    ...source.options(),
  });

  /** @type {import('rollup').RollupOptions[]} */
  const englishOnly = [
    {
      input: 'src/index.ts',
      output: [
        { ...forBrowsers, file: 'dist/training-site.mjs', format: 'es' },
        // For Jest and other tools that can't `require` a module.
        { ...output, file: 'dist/training-site.cjs', format: 'cjs' },
      ],
      ...source.options(constants),
    },
    {
      // For hosts that have React 19. Their build minifies it.
      input: {
        'training-site.external-react': 'src/externalReact.ts',
        'training-site.element': 'src/externalElement.ts',
      },
      output: {
        ...output,
        dir: 'dist',
        format: 'es',
        entryFileNames: '[name].mjs',
        chunkFileNames: 'training-site.shared.mjs',
      },
      external: /^react(-dom)?(\/|$)/,
      ...source.options(constants),
    },
    // For themes that load one script on every page.
    small('src/loader/script.ts', 'dist/training-site.loader.js'),
    // For editors that allow nothing but a frame: the code in frame.html, and for the page around it.
    small('src/frame/inside.ts', '.cache/frame.js'),
    small('src/frame/host.ts', 'dist/training-site.frame.js'),
    // For people who look for what disturbs the site in their page.
    small('src/diagnose/script.ts', 'dist/training-site.diagnose.js'),
    // `require` needs a types file of its own.
    types('src/index.d.ts', 'dist/index.d.ts', 'dist/training-site.d.cts'),
    {
      // Adds the global of the classic script to the types of the module.
      ...types('src/script.d.ts'),
      external: ['./index'],
      output: { file: 'dist/training-site.d.ts', paths: () => './index.js' },
    },
    types('src/server/renderToHtml.d.ts', 'dist/training-site.server.d.mts'),
  ];

  return [
    ...editions.map((language) => ({
      ...script(source, language),
      output: {
        ...forBrowsers,
        file: `dist/${scriptOf(language)}`,
        format: /** @type {const} */ ('iife'),
        plugins: [thirdPartyLicenses(), minify],
      },
    })),
    {
      // Renders the site to HTML.
      input: 'src/server/renderToHtml.tsx',
      output: {
        ...output,
        file: 'dist/training-site.server.mjs',
        format: 'es',
        plugins: [stylesheet],
      },
      ...source.options(constants, languages()),
    },
    ...(editions.includes('en') ? englishOnly : []),
  ];
}
