import { readFile } from 'node:fs/promises';
import { minify, modules, onwarn, wrap } from './build/bundle.mjs';
import { checkContent, checkLogos } from './build/content.mjs';
import { licensesFile, thirdPartyLicenses } from './build/licenses.mjs';
import { prerender } from './build/prerender.mjs';
import { release } from './build/release.mjs';
import { loadSource } from './build/source.mjs';
import { compileStyles } from './build/styles.mjs';
import { writeTypes } from './build/types.mjs';
import { typescript } from './build/typescript.mjs';

/** @typedef {import('./build/bundle.mjs').Bundle} Bundle */

/**
 * Gives what dist/ is made from. It reads the source at each call.
 *
 * @param {{ configDev?: boolean }} options - `configDev`: for `npm run dev`, not minified and without
 * types and release files
 * @returns {Promise<Bundle[]>}
 */
export default async function build({ configDev: isDev = false } = {}) {
  // The build runs React, which chooses its production build by this name.
  process.env.NODE_ENV = 'production';
  const types = isDev ? undefined : writeTypes();
  await checkLogos();
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  const styles = await compileStyles('src/script.ts');
  const source = await loadSource(styles.plugin);
  checkContent(source);
  const { content } = source;
  const home = prerender(source);

  const constants = {
    __STYLES__: styles.css,
    __PRERENDERED__: home.fingerprint,
    __VERSION__: version,
    __HAS_OPENINGS__: hasOpenings(content),
  };
  const banner = `/*! training-site-widget ${version}, MIT. React, wouter: ${licensesFile} */`;

  // For hosts that have React 19 already. Their own build minifies it.
  /** @type {Bundle} */
  const externalReact = {
    input: 'src/index.ts',
    output: [{ file: 'dist/training-site.external-react.mjs', format: 'es', banner }],
    external: /^react(-dom)?(\/|$)/,
    plugins: [styles.plugin, ...modules(constants)],
    onwarn,
  };

  // These files have the same code, an object `site`; so it is bundled and minified once.
  const minified = isDev ? [] : [minify(externalReact)];
  /** @type {(file: string, before: string, after: string) => import('rollup').OutputOptions} */
  const output = (file, before, after) => ({
    file,
    format: 'iife',
    name: 'site',
    banner,
    sourcemap: true,
    // The code of Rollup's own, as short as it can be.
    generatedCode: { preset: 'es2015', symbols: false },
    esModule: false,
    externalLiveBindings: false,
    freeze: false,
    plugins: [...minified, wrap(before, after)],
  });
  /** @type {Bundle} */
  const standalone = {
    input: 'src/script.ts',
    output: [
      output('dist/training-site.js', '(()=>{', 'site.publish()})();'),
      output('dist/training-site.mjs', '', 'export const{mount,version}=site;'),
      // For Jest and other tools that can't `require` a module.
      {
        ...output(
          'dist/training-site.cjs',
          '',
          'exports.mount=site.mount,exports.version=site.version;',
        ),
        sourcemap: false,
      },
    ],
    plugins: [
      styles.plugin,
      ...modules(constants),
      ...(isDev ? [] : [thirdPartyLicenses(), release({ version, styles, home, content, types })]),
    ],
    onwarn,
  };

  // For people who look for what disturbs the site in their page.
  /** @type {Bundle} */
  const diagnose = {
    input: 'src/diagnose/script.ts',
    output: [
      {
        file: 'dist/training-site.diagnose.js',
        format: 'iife',
        banner: `/*! training-site-widget ${version}, MIT */`,
        plugins: isDev ? [] : [minify()],
      },
    ],
    plugins: typescript,
    onwarn,
  };

  return [diagnose, standalone];
}

/** Whether the site shows an opening, without which it needs no code for them. @param {Record<string, any>} content */
const hasOpenings = ({ careers }) =>
  careers.openings.some((/** @type {{ display: boolean }} */ { display }) => display);
