import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { customElementsManifest } from './customElements.mjs';
import { embed, organization } from './embed.mjs';

const folder = 'dist';
const names = ['training-site.js', 'training-site.mjs', 'training-site.css'];
const compress = promisify(brotliCompress);

/** @typedef {{ file: string, integrity: string, bytes: number, brotli: number }} Deployed */

/**
 * A plugin that writes the rest of dist/ when script and module are there: the stylesheet, a copy of
 * each file with a hash in its name, the manifest of these, and the HTML to paste.
 *
 * @param {{ version: string, styles: import('./styles.mjs').Styles, home: import('./prerender.mjs').Home, content: import('./contentFaults.mjs').Site['content'], types: Promise<unknown> | undefined }} build
 * @returns {import('rollup').Plugin}
 */
export const release = ({ version, styles, home, content, types }) => ({
  name: 'release',
  async closeBundle(error) {
    if (error) return;
    await types;
    await writeFile(`${folder}/training-site.css`, styles.css);
    const old = (await readdir(folder)).filter((file) => /^training-site-\d/.test(file));
    await Promise.all(old.map((file) => rm(`${folder}/${file}`)));
    const files = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await deploy(name, version)])),
    );
    // TypeScript looks for the types of a module under the module's own name.
    for (const name of ['training-site', 'training-site.external-react'])
      await writeFile(`${folder}/${name}.d.mts`, "export * from './index.js';\n");
    const elements = await customElementsManifest(styles.css);
    await writeFile(`${folder}/custom-elements.json`, `${JSON.stringify(elements, null, 2)}\n`);
    await writeFile(`${folder}/manifest.json`, `${JSON.stringify({ version, files }, null, 2)}\n`);
    const html = embed({ version, home, files, content });
    await writeFile(`${folder}/embed.html`, html);
    // For demo/configure.html: a page that is opened from disk can't fetch.
    await writeFile(
      `${folder}/manifest.js`,
      `globalThis.trainingSiteBuild = ${JSON.stringify({ version, files, embed: html, screens: screensOf(content) })};
`,
    );
    await writeFile(`${folder}/organization.html`, organization(content));
  },
});

/** The screens, by their names in the navigation. @param {Record<string, any>} content */
const screensOf = ({ navigation }) =>
  navigation.navigation.map(
    (/** @type {{ url: string, displayName: string }} */ { url, displayName }) => ({
      path: url,
      name: displayName,
    }),
  );

/** Copies a file to a name that no other content ever gets. @type {(name: string, version: string) => Promise<Deployed>} */
async function deploy(name, version) {
  const content = await readFile(`${folder}/${name}`);
  const digest = createHash('sha384').update(content).digest();
  const file = name.replace('.', `-${version}-${digest.toString('hex').slice(0, 8)}.`);
  await copyFile(`${folder}/${name}`, `${folder}/${file}`);
  return {
    file,
    integrity: `sha384-${digest.toString('base64')}`,
    bytes: content.length,
    brotli: (await compress(content)).length,
  };
}
