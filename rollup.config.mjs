// npx rollup -c builds dist/. EDITION=ar,hi builds the scripts of other languages into it.
import { rmSync } from 'node:fs';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { billOfMaterials } from './build/billOfMaterials.mjs';
import { clientLogos } from './build/clientLogos.mjs';
import { codeId, compiledModules, writeCodeId } from './build/compiled.mjs';
import { builtLanguages, checkBuiltLanguages, content, scriptOf } from './build/content.mjs';
import { deployment } from './build/deployment.mjs';
import { dist } from './build/dist.mjs';
import { libraries } from './build/libraries.mjs';
import { licensesFile, thirdPartyLicenses } from './build/licenses.mjs';
import { asCommonJs, asModule, asScript, minify, minifyOnce } from './build/minify.mjs';
import { onwarn, onwarnInWatch } from './build/onwarn.mjs';
import { isPackage } from './build/paths.mjs';
import { languages } from './build/readContent.mjs';
import { report } from './build/report.mjs';
import { notifySecondThread, startSecondThread } from './build/secondThread.mjs';
import {
  checkStyles,
  copyStylesheet,
  cssModules,
  minifyStyles,
  stylesheet,
} from './build/styles.mjs';
import { withoutFrameworks } from './build/types.mjs';
import { typesBundler } from './build/typesBundler.mjs';
import { version } from './build/version.mjs';

/** Where the modules are that the first bundle compiles. */
const compiled = '.cache/compiled';
const title = `training-site-widget ${version}, MIT`;

/**
 * Compiles `src` to modules of JavaScript and one stylesheet. All other bundles are made of these.
 *
 * @param {string} dir
 * @returns {import('rollup').RollupOptions}
 */
const compile = (dir) => ({
  input: [
    'src/script.ts',
    'src/site.ts',
    'src/externalReact.ts',
    'src/externalElement.ts',
    'src/server/renderToHtml.tsx',
    'src/loader/script.ts',
    'src/loader/first.ts',
    'src/frame/inside.ts',
    'src/frame/host.ts',
    'src/diagnose/script.ts',
  ],
  external: (id) => isPackage(id),
  output: {
    dir,
    preserveModules: true,
    preserveModulesRoot: 'src',
    sourcemap: true,
    plugins: [minifyStyles(), writeCodeId(), notifySecondThread()],
  },
  plugins: [
    // The logo of the company.
    clientLogos(),
    // Only compiles, each file by itself: `npm run check` finds wrong types, and `types` publishes
    // them. So it reads no imports (`noResolve`) and the shortest library (`lib`), and would write
    // a file with a wrong type (`noEmitOnError`); a syntax error still stops the build (`onwarn`).
    typescript({
      tsconfig: 'src/tsconfig.json',
      inlineSources: true,
      removeComments: true,
      noEmit: false,
      noEmitOnError: false,
      noCheck: true,
      noResolve: true,
      lib: ['ES5'],
    }),
    checkStyles(),
    cssModules('script.js'),
  ],
  treeshake: false,
  onwarn,
});

/**
 * The plugins of the other bundles.
 *
 * @param {readonly string[]} [names] - languages of the content
 * @param {'production' | 'development'} [mode] - the build of React
 * @param {string} [folder] - what `compile` has written
 */
const plugins = (names = ['en'], mode = 'production', folder = compiled) => [
  content(names),
  clientLogos(),
  stylesheet(folder),
  compiledModules(),
  replace({
    preventAssignment: true,
    include: `${folder}/**`,
    values: {
      __VERSION__: JSON.stringify(version),
      __CODE_ID__: () => JSON.stringify(codeId(folder)),
    },
  }),
  libraries(mode),
];

const banner = `/*! ${title}. React, wouter: ${licensesFile} */`;

// Keeps Rollup's own code short.
const generatedCode = 'es2015';
/** @type {import('rollup').OutputOptions} */
const output = { banner, generatedCode };

/** An ES module for Rollup. What is around the minified code makes it a script or another module. */
const forSite = /** @type {const} */ ({ generatedCode, format: 'es' });
/** Error reports find a map by its id. */
const mapped = { sourcemap: true, sourcemapDebugIds: true };

/**
 * The site in a language: as a classic script, and in English also as modules. What they have in
 * common is minified once.
 *
 * @param {string} language
 * @returns {import('rollup').RollupOptions}
 */
export function site(language) {
  const minified = minifyOnce();
  const exports = ['define', 'mount', 'version'];
  const modules = [
    {
      ...forSite,
      ...mapped,
      file: 'training-site.mjs',
      plugins: [minified(asModule(banner, exports))],
    },
    // For Jest and other tools that can't `require` a module.
    { ...forSite, file: 'training-site.cjs', plugins: [minified(asCommonJs(banner, exports))] },
  ];
  const script = {
    ...forSite,
    ...mapped,
    file: scriptOf(language),
    plugins: [thirdPartyLicenses(), minified(asScript(banner, 'publish'))],
  };
  const outputs = language === 'en' ? [script, ...modules] : [script];
  return {
    input: `${compiled}/site.js`,
    output: outputs.map((output) => ({ ...output, file: `${dist}/${output.file}` })),
    plugins: [plugins([language]), language === 'en' && billOfMaterials()],
    // The bill of materials tells each tool that it names.
    logLevel: 'warn',
    onwarn,
  };
}

/**
 * A script without libraries.
 *
 * @type {(step: string, input: string, file: string) => import('rollup').RollupOptions}
 */
const small = (step, input, file) => ({
  input: `${compiled}/${input}`,
  output: { ...output, banner: `/*! ${title} */`, file, format: 'iife', plugins: [minify] },
  plugins: [plugins(), report(step)],
  onwarn,
});

const typesPlugin = typesBundler(['src/index.ts', 'src/server/renderToHtml.tsx']);

/**
 * Types of an entry.
 *
 * @type {(step: string, input: string, ...files: string[]) => import('rollup').RollupOptions}
 */
const types = (step, input, ...files) => ({
  input: `src/${input}`,
  output: files.map((name) => ({ file: `${dist}/${name}` })),
  plugins: [typesPlugin, withoutFrameworks(), report(step)],
  onwarn,
});

/** What only the build in English has. @type {import('rollup').RollupOptions[]} */
const english = [
  {
    // For hosts that have React 19. Their build minifies it.
    input: {
      'training-site.external-react': `${compiled}/externalReact.js`,
      'training-site.element': `${compiled}/externalElement.js`,
    },
    output: [
      {
        ...output,
        dir: dist,
        format: 'es',
        entryFileNames: '[name].mjs',
        chunkFileNames: 'training-site.shared.mjs',
      },
      {
        ...output,
        dir: dist,
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: 'training-site.shared.cjs',
      },
    ],
    external: /^react(-dom)?(\/|$)/,
    plugins: [plugins(), report('modules for applications with React 19')],
    onwarn,
  },
  // For themes that load one script on every page.
  small('loader', 'loader/script.js', `${dist}/training-site.loader.js`),
  // The same, with the first view in it.
  small('loader with the first view', 'loader/first.js', `${dist}/training-site.first.js`),
  // For editors that allow nothing but a frame: the code in frame.html, and for the page around it.
  small('frame', 'frame/inside.js', '.cache/frame.js'),
  small('page around a frame', 'frame/host.js', `${dist}/training-site.frame.js`),
  // For people who look for what disturbs the site in their page.
  small('diagnosis', 'diagnose/script.js', `${dist}/training-site.diagnose.js`),
];

/** @type {import('rollup').Plugin} */
const clean = {
  name: 'clean',
  buildStart() {
    checkBuiltLanguages();
    console.log('Building the site into dist/, which takes half a minute.\n');
    // The files of the last build. Scripts of other languages were made from an older source.
    if (builtLanguages.includes('en')) rmSync(dist, { recursive: true, force: true });
    rmSync(compiled, { recursive: true, force: true });
    startSecondThread();
  },
};

const compilation = compile(compiled);

/**
 * The bundles that a second thread builds while the others are built.
 *
 * @type {{ atOnce: import('rollup').RollupOptions[], whenCompiled: import('rollup').RollupOptions[] }}
 */
export const inSecondThread = {
  atOnce: builtLanguages.includes('en')
    ? [
        // `require` needs a types file of its own.
        types('types', 'index.ts', 'index.d.ts', 'training-site.d.cts'),
        types(
          'types of the server',
          'server/renderToHtml.tsx',
          'training-site.server.d.mts',
          'training-site.server.d.cts',
        ),
      ]
    : [],
  whenCompiled: builtLanguages.map((language) => {
    const bundle = site(language);
    const outputs = language === 'en' ? ' and as modules' : `: ${language}`;
    return { ...bundle, plugins: [bundle.plugins, report(`the site as a script${outputs}`)] };
  }),
};

/** @type {import('rollup').RollupOptions[]} */
export default [
  { ...compilation, plugins: [clean, compilation.plugins, report('source compiled')] },
  ...(builtLanguages.includes('en') ? english : []),
  {
    // Renders the site to HTML.
    input: `${compiled}/server/renderToHtml.js`,
    output: [
      {
        ...output,
        file: `${dist}/training-site.server.mjs`,
        format: 'es',
        plugins: [copyStylesheet(compiled)],
      },
      { ...output, file: `${dist}/training-site.server.cjs`, format: 'cjs' },
      // For pages that are opened from disk, such as demo/configure.html: these can't import a
      // module.
      {
        ...output,
        file: `${dist}/training-site.server.js`,
        format: 'iife',
        name: 'TrainingSiteServer',
      },
    ],
    plugins: [plugins(languages()), report('HTML of the server'), deployment()],
    onwarn,
  },
];

/**
 * For `npm run dev`: a script for each language.
 *
 * @type {(folder: string, outro: import('rollup').AddonFunction, names: readonly string[]) => import('rollup').RollupOptions[]}
 */
export const development = (folder, outro, names) => [
  { ...compile(`${folder}/compiled`), onwarn: onwarnInWatch },
  ...names.map((name) => ({
    input: `${folder}/compiled/script.js`,
    output: {
      file: `${folder}/${scriptOf(name)}`,
      format: /** @type {const} */ ('iife'),
      outro,
    },
    plugins: plugins([name], 'development', `${folder}/compiled`),
    treeshake: false,
    // A program may write a file in several steps.
    watch: { buildDelay: 100 },
    onwarn: onwarnInWatch,
  })),
];
