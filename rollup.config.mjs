import { readFile } from 'node:fs/promises';
import { inForms, minify, modules, onwarn } from './build/bundle.mjs';
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
    __HAS_JOBS__: hasJobs(content),
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

  // The code is an object `site`, which each file publishes in its way.
  /** @type {Bundle} */
  const standalone = {
    input: 'src/script.ts',
    output: [
      {
        dir: 'dist',
        format: 'iife',
        name: 'site',
        banner,
        sourcemap: true,
        // The code of Rollup's own, as short as it can be.
        generatedCode: { preset: 'es2015', symbols: false },
        esModule: false,
        externalLiveBindings: false,
        freeze: false,
        plugins: isDev ? [] : [minify(diagnose, externalReact)],
      },
    ],
    plugins: [
      styles.plugin,
      ...modules(constants),
      inForms({
        'training-site.js': { before: '(()=>{', after: 'site.publish()})();', hasMap: true },
        'training-site.mjs': {
          before: '',
          after: 'export const{mount,version}=site;',
          hasMap: true,
        },
        // For Jest and other tools that can't `require` a module.
        'training-site.cjs': {
          before: '',
          after: 'exports.mount=site.mount,exports.version=site.version;',
          hasMap: false,
        },
      }),
      ...(isDev ? [] : [thirdPartyLicenses(), release({ version, styles, home, content, types })]),
    ],
    onwarn,
  };

  return isDev ? [diagnose, standalone] : [standalone];
}

/** Whether the site shows a job, without which it needs no code for them. @param {Record<string, any>} content */
const hasJobs = ({ careers }) =>
  careers.jobs.some((/** @type {{ display: boolean }} */ { display }) => display);
