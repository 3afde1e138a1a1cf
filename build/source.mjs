import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { logoNames } from './clientLogos.mjs';
import { packages, typescript } from './typescript.mjs';

// Inside the project, where Node finds React.
const file = resolve('node_modules/.cache/training-site-widget/source.mjs');
const entry = '\0source';

/** @type {import('rollup').Plugin} */
const withoutStyles = {
  name: 'without-styles',
  load: (id) => (id.endsWith('.css') ? 'export default {}' : null),
};

/**
 * Runs the source in Node.
 *
 * @param {import('rollup').Plugin} [styles] - gives the stylesheets' class names
 * @returns {Promise<import('./contentFaults.mjs').Site & import('./prerender.mjs').Rendering>}
 *   an object with the content, the names of the drawings, and the functions that render Home
 */
export async function loadSource(styles = withoutStyles) {
  const names = (await readdir('src/content')).map((name) => name.replace(/\.ts$/, ''));
  const from = (/** @type {string} */ name) => JSON.stringify(resolve('src', name));
  const code = [
    ...names.map((name) => `export * as ${name} from ${from(`content/${name}.ts`)};`),
    `export { hasScreen } from ${from('site/routes.ts')};`,
    `export { overrideCompany } from ${from('embed/companyOverrides.ts')};`,
    `export { optionIcons } from ${from('drawings/optionIcons.ts')};`,
    `export { reasonIcons } from ${from('drawings/reasonIcons.ts')};`,
    `export { serviceDrawings } from ${from('drawings/ServiceDrawing.tsx')};`,
    `export { officeMaps } from ${from('drawings/OfficeMap.tsx')};`,
    `export { renderHome, fingerprint, exportedParts } from ${from('embed/prerender.tsx')};`,
  ];
  const bundle = await rollup({
    input: entry,
    external: packages,
    plugins: [
      {
        name: 'source',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code.join('\n') : null),
      },
      styles,
      ...typescript,
    ],
    onwarn() {},
  });
  await bundle.write({ file, format: 'es' });
  // The query makes Node load the module again in the next build of `npm run dev`.
  const module = await import(`${pathToFileURL(file)}?${Date.now()}`);
  const {
    hasScreen,
    overrideCompany,
    optionIcons,
    reasonIcons,
    serviceDrawings,
    officeMaps,
    renderHome,
    fingerprint,
    exportedParts,
    ...content
  } = module;
  return {
    content,
    hasScreen,
    overrideCompany,
    drawings: {
      optionIcons: Object.keys(optionIcons),
      reasonIcons: Object.keys(reasonIcons),
      serviceDrawings: Object.keys(serviceDrawings),
      officeMaps: Object.keys(officeMaps),
    },
    logos: await logoNames(),
    renderHome,
    fingerprint,
    exportedParts,
  };
}
