// Writes what is made from the files of Rollup: copies with a hash in their names, their manifest, and HTML to paste.
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { readContent } from './content.mjs';
import { vscode, webTypes } from './editors.mjs';
import { embed } from './embed.mjs';
import { framePage } from './frame.mjs';
import { codeFile, description, frameFile, name, readStyles, version, versioned } from './node.mjs';
import { readPieces, withoutContent } from './pieces.mjs';

const folder = 'dist';
const write = (/** @type {string} */ name, /** @type {string} */ text) =>
  writeFile(`${folder}/${name}`, text);

/** @typedef {{ file: string, integrity: string, bytes: number, brotli: number, script?: string }} Deployed */

/** @type {(name: string) => Promise<Deployed>} */
async function describe(name) {
  const content = await readFile(`${folder}/${name}`);
  const brotli = (await promisify(brotliCompress)(content)).length;
  return { ...versioned(name, content), bytes: content.length, brotli };
}

const { content } = readContent('en');

for (const file of await readdir(folder)) {
  if (/^training-site-\d/.test(file)) await rm(`${folder}/${file}`);
}
await write('training-site.css', readStyles());
const frame = framePage({
  title: content.company.name,
  script: await readFile(`${folder}/training-site.js`, 'utf8'),
  inside: await readFile(frameFile, 'utf8'),
});
await write('frame.html', frame.html);

/** @type {Record<string, Deployed>} */
const files = {};
// Each is copied to a name that no other content ever gets.
for (const name of ['training-site.js', 'training-site.mjs', 'training-site.css']) {
  files[name] = await describe(name);
  await copyFile(`${folder}/${name}`, `${folder}/${files[name].file}`);
}
// These keep their names: an upgrade replaces them.
for (const name of ['training-site.loader.js', 'training-site.frame.js']) {
  files[name] = { ...(await describe(name)), file: name };
}
files['frame.html'] = {
  ...(await describe('frame.html')),
  file: 'frame.html',
  script: frame.script,
};
await write('manifest.json', `${JSON.stringify({ version, files }, null, 2)}\n`);

// What the first size budget measures, so that an edit of the content never exceeds it.
await writeFile(codeFile, withoutContent(await readPieces()));

// Written by Rollup before this script is run.
const { head, renderToHtml } = await import(resolve(folder, 'training-site.server.mjs'));
await write('embed.html', embed({ version, html: renderToHtml(), files }));
const organization = `<script type="application/ld+json">\n${head().jsonLd}\n</script>\n`;
await write('organization.html', organization);

const screens = content.navigation.map(({ url, displayName }) => ({
  path: url,
  name: displayName,
}));
// For demo/configure.html: a page that is opened from disk can't fetch.
const build = JSON.stringify({ version, files, screens });
await write('manifest.js', `globalThis.trainingSiteBuild = ${build};\n`);

await copyFile('build/custom-elements.json', `${folder}/custom-elements.json`);
// For language models: https://llmstxt.org
const guides = (await readdir('docs')).filter((file) => file.endsWith('.md')).sort();
let documents = `# ${name}\n\n> ${description}\n\n## Documents\n\n`;
for (const file of ['README.md', ...guides.map((guide) => `docs/${guide}`)]) {
  documents += `- [${(await readFile(file, 'utf8')).slice(2).split('\n')[0]}](../${file})\n`;
}
await write('llms.txt', documents);

await write('vscode.html-custom-data.json', `${JSON.stringify(vscode, null, 2)}\n`);
await write('web-types.json', `${JSON.stringify(webTypes(version), null, 2)}\n`);

// TypeScript looks for the types of a module under the module's own name.
for (const name of ['training-site', 'training-site.external-react', 'training-site.element']) {
  await write(`${name}.d.mts`, "export * from './index.js';\n");
}
