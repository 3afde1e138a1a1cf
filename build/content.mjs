import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { logoFolder, logoNames, readLogo } from './clientLogos.mjs';
import { findFaults } from './contentFaults.mjs';
import { packages, typescript } from './typescript.mjs';

const folder = 'src/content';
// Inside the project, where Node finds React.
const file = resolve('node_modules/.cache/training-site-widget/content.mjs');
const entry = '\0content';

/**
 * Reads everything that the site says.
 *
 * @returns {Promise<import('./contentFaults.mjs').Site>}
 */
export async function readContent() {
  const names = (await readdir(folder)).map((name) => name.replace(/\.ts$/, ''));
  const path = (/** @type {string} */ name) => JSON.stringify(resolve('src', name));
  const code = [
    ...names.map((name) => `export * as ${name} from ${path(`content/${name}.ts`)};`),
    `export { hasScreen } from ${path('site/routes.ts')};`,
    `export { overrideCompany } from ${path('embed/companyOverrides.ts')};`,
    `export { optionIcons } from ${path('drawings/optionIcons.ts')};`,
    `export { reasonIcons } from ${path('drawings/reasonIcons.ts')};`,
  ];
  const bundle = await rollup({
    input: entry,
    external: packages,
    plugins: [
      {
        name: 'content',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry ? code.join('\n') : id.endsWith('.css') ? 'export default {}' : null,
      },
      ...typescript,
    ],
    onwarn() {},
  });
  await bundle.write({ file, format: 'es' });
  // The query makes Node load the module again in the next build of `npm run dev`.
  const { hasScreen, overrideCompany, optionIcons, reasonIcons, ...content } = await import(
    `${pathToFileURL(file)}?${Date.now()}`
  );
  return {
    content,
    hasScreen,
    overrideCompany,
    optionIcons: Object.keys(optionIcons),
    reasonIcons: Object.keys(reasonIcons),
    logos: await logoNames(),
  };
}

/**
 * Checks the content and the logos.
 *
 * @returns {Promise<{ faults: string[], hasOpenings: boolean, content: import('./contentFaults.mjs').Site['content'] }>}
 *   what is wrong, in words; and the content, which is empty where a logo is wrong
 */
export async function checkContent() {
  const faults = [];
  for (const name of await logoNames()) {
    try {
      await readLogo(name);
    } catch (error) {
      faults.push(`${logoFolder}/${name}.svg: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (faults.length > 0) return { faults, hasOpenings: false, content: {} };
  const site = await readContent();
  const hasOpenings = site.content.careers?.openings.some(
    (/** @type {{ display: boolean }} */ { display }) => display,
  );
  return { faults: findFaults(site), hasOpenings, content: site.content };
}

/** @param {readonly string[]} faults */
export const asText = (faults) =>
  `The content has ${faults.length === 1 ? 'a mistake' : `${faults.length} mistakes`}:\n\n${faults
    .map((fault) => `- ${fault}`)
    .join('\n')}\n\ndocs/content.md says how to change texts, clients, openings and the rest.`;
