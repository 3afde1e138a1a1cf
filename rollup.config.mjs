import terser from '@rollup/plugin-terser';
import { dts } from 'rollup-plugin-dts';
import { language, languages } from './build/content.mjs';
import { licensesFile, thirdPartyLicenses } from './build/licenses.mjs';
import { loaderFiles } from './build/loaderFiles.mjs';
import {
  buildId,
  frameFile,
  readScriptStyles,
  readStyles,
  sourceFile,
  version,
  versioned,
} from './build/node.mjs';
import { onwarn, source } from './build/source.mjs';
import { lightningCss } from './build/styles.mjs';

const banner = `/*! training-site-widget ${version}, MIT. React, wouter: ${licensesFile} */`;
const react = /^react(-dom)?(\/|$)/;
// The build runs React, which chooses its production build by this name.
process.env.NODE_ENV = 'production';

export const minify = terser({
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
    inline: 1,
    reduce_funcs: false,
    // `keep_fargs: false` removes unused parameters. This changes the `length` of functions, which no code in the
    // bundle reads.
    keep_fargs: false,
    arguments: true,
    hoist_funs: true,
    passes: 2,
    // These three save 0.36 kB: docs/decisions/0004-libraries-as-published.md.
    pure_getters: true,
    unsafe_arrows: true,
    unsafe_methods: true,
  },
});

/** The values of constants in the source. Some are functions, because they read the first bundle. */
const constants = {
  __VERSION__: JSON.stringify(version),
  __STYLES__: () => JSON.stringify(readScriptStyles()),
  __BUILD__: () => JSON.stringify(buildId()),
  __STYLESHEET__: () => JSON.stringify(versioned('training-site.css', readStyles())),
};

/** @type {(isScript: boolean) => import('rollup').OutputOptions} */
const output = (isScript) => ({
  banner,
  intro: `const __IS_SCRIPT__ = ${isScript};`,
  // Keeps Rollup's own code short.
  generatedCode: { preset: 'es2015', symbols: false },
  esModule: false,
  externalLiveBindings: false,
  freeze: false,
});

/** Error reports find a map by its id. @type {import('rollup').OutputOptions} */
const forBrowsers = { sourcemap: true, sourcemapDebugIds: true, plugins: [minify] };

/** A script without libraries. @type {(file: string) => import('rollup').OutputOptions} */
const small = (file) => ({
  banner: `/*! training-site-widget ${version}, MIT */`,
  file,
  format: 'iife',
  plugins: [minify],
});

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

const isEnglish = language === 'en';
const scriptFile = isEnglish ? 'dist/training-site.js' : `dist/training-site.${language}.js`;
/** @type {import('rollup').OutputOptions[]} */
const modules = [
  { ...output(false), ...forBrowsers, file: 'dist/training-site.mjs', format: 'es' },
  // For Jest and other tools that can't `require` a module.
  { ...output(false), file: 'dist/training-site.cjs', format: 'cjs' },
];
/** For the identification of the source, and for `renderToHtml`. */
const ofAllLanguages = { languages: languages() };

/** @type {import('rollup').RollupOptions[]} */
const forEveryLanguage = [
  {
    // Checks the types, and gives the stylesheet. It is written first.
    input: 'src/index.ts',
    output: { ...output(false), file: sourceFile, format: 'cjs' },
    external: react,
    plugins: [
      ...source({
        ...ofAllLanguages,
        isFirst: true,
        constants: { __VERSION__: '""', __STYLES__: '""' },
      }),
      lightningCss(),
    ],
    onwarn,
  },
  {
    input: 'src/index.ts',
    output: [
      { ...output(true), ...forBrowsers, file: scriptFile, format: 'iife' },
      ...(isEnglish ? modules : []),
    ],
    plugins: [...source({ constants }), thirdPartyLicenses()],
    onwarn,
  },
  {
    // Renders the site to HTML: for Node, and for demo/configure.html, which can't import a module from disk.
    input: 'src/server/renderToHtml.tsx',
    output: [
      { ...output(false), file: 'dist/training-site.server.mjs', format: 'es' },
      {
        ...output(true),
        file: 'dist/training-site.server.js',
        format: 'iife',
        name: 'TrainingSiteServer',
        plugins: [minify],
      },
    ],
    plugins: source({ ...ofAllLanguages, constants }),
    onwarn,
  },
];

/** @type {import('rollup').RollupOptions[]} */
const forEnglish = [
  {
    // For hosts that have React 19 already. The build of the host minifies this module and the next one.
    input: 'src/externalReact.ts',
    output: { ...output(false), file: 'dist/training-site.external-react.mjs', format: 'es' },
    external: react,
    plugins: source({ constants }),
    onwarn,
  },
  {
    // For hosts that define the element themselves.
    input: 'src/element.ts',
    output: { ...output(false), file: 'dist/training-site.element.mjs', format: 'es' },
    plugins: source({ constants }),
    onwarn,
  },
  {
    // For themes that load one script on every page.
    input: 'src/loader/script.ts',
    output: small('dist/training-site.loader.js'),
    plugins: source({ constants: { __FILES__: () => JSON.stringify(loaderFiles()) } }),
    onwarn,
  },
  {
    // For editors that allow nothing but a frame: the code in frame.html.
    input: 'src/frame/inside.ts',
    output: small(frameFile),
    plugins: source(),
    onwarn,
  },
  {
    // The same for the page around the frame.
    input: 'src/frame/host.ts',
    output: small('dist/training-site.frame.js'),
    plugins: source(),
    onwarn,
  },
  {
    // For people who look for what disturbs the site in their page.
    input: 'src/diagnose/script.ts',
    output: small('dist/training-site.diagnose.js'),
    plugins: source(),
    onwarn,
  },
  // `require` needs a types file of its own.
  ...[
    ['src/index.ts', 'dist/index.d.ts', 'dist/training-site.d.cts'],
    ['src/server/renderToHtml.tsx', 'dist/training-site.server.d.mts'],
  ].map(([input, ...files]) => ({
    input,
    output: files.map((file) => ({ file })),
    external: ['react', 'solid-js', 'vue', /\.css$/],
    plugins: [dts(), frameworkTypesAreOptional],
  })),
];

export default isEnglish ? [...forEveryLanguage, ...forEnglish] : forEveryLanguage;
