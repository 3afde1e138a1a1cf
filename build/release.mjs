// Writes what is made from the files of Rollup: copies with a hash in their names, their manifest, and HTML to paste.
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { language, readContent } from './content.mjs';
import { customElements, vscode, webTypes } from './editors.mjs';
import { describeElement } from './element.mjs';
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

/** @param {string} name - of a file that is copied to a name which no other content ever gets */
async function deploy(name) {
  const deployed = await describe(name);
  await copyFile(`${folder}/${name}`, `${folder}/${deployed.file}`);
  files[name] = deployed;
  return deployed;
}

/** @type {Record<string, Deployed>} */
const files = {};
const isEnglish = language === 'en';
const manifest = `${folder}/manifest.json`;
if (!isEnglish && existsSync(manifest)) {
  Object.assign(files, JSON.parse(await readFile(manifest, 'utf8')).files);
}
// Old copies. The files of other languages fit the source of their build only.
const old = isEnglish
  ? /^training-site-\d|^(training-site|embed)\.[a-z]{2,3}(-\w+)*\.(js|html)\b/
  : new RegExp(`^training-site-\\d.*\\.${language}\\.js$`);
for (const file of await readdir(folder)) {
  if (old.test(file)) await rm(`${folder}/${file}`);
}

await write('training-site.css', readStyles());
await deploy('training-site.css');
const script = await deploy(isEnglish ? 'training-site.js' : `training-site.${language}.js`);
// Written by Rollup before this script is run.
const { head, renderToHtml } = await import(resolve(folder, 'training-site.server.mjs'));
const html = renderToHtml({ edition: language });
const embedFile = isEnglish ? 'embed.html' : `embed.${language}.html`;
await write(embedFile, embed({ version, html, script }));
if (isEnglish) await releaseEnglish(readContent(language).content);
await write('manifest.json', `${JSON.stringify({ version, files }, null, 2)}\n`);

/** What there is of one language only. @param {import('./content.mjs').Content} content */
async function releaseEnglish(content) {
  await deploy('training-site.mjs');
  // These keep their names: an upgrade replaces them.
  for (const name of ['training-site.loader.js', 'training-site.frame.js']) {
    files[name] = { ...(await describe(name)), file: name };
  }
  const frame = framePage({
    title: content.company.name,
    script: await readFile(`${folder}/training-site.js`, 'utf8'),
    inside: await readFile(frameFile, 'utf8'),
  });
  await write('frame.html', frame.html);
  files['frame.html'] = {
    ...(await describe('frame.html')),
    file: 'frame.html',
    script: frame.script,
  };

  // What the first size budget measures, so that an edit of the content never exceeds it.
  await writeFile(codeFile, withoutContent(await readPieces()));
  const organization = `<script type="application/ld+json">\n${head().jsonLd}\n</script>\n`;
  await write('organization.html', organization);

  const screens = content.navigation.map(({ url, displayName }) => ({
    path: url,
    name: displayName,
  }));
  // For demo/configure.html: a page that is opened from disk can't fetch.
  const element = describeElement(`${folder}/index.d.ts`);
  const build = JSON.stringify({ version, files, screens, options: element.fields });
  await write('manifest.js', `globalThis.trainingSiteBuild = ${build};\n`);

  // For language models: https://llmstxt.org
  const guides = (await readdir('docs')).filter((file) => file.endsWith('.md')).sort();
  let documents = `# ${name}\n\n> ${description}\n\n## Documents\n\n`;
  for (const file of ['README.md', ...guides.map((guide) => `docs/${guide}`)]) {
    documents += `- [${(await readFile(file, 'utf8')).slice(2).split('\n')[0]}](../${file})\n`;
  }
  await write('llms.txt', documents);

  const parts = Array.from(html.matchAll(/ part="(\w+)"/g), ([, part]) => String(part));
  for (const [file, data] of Object.entries({
    'custom-elements.json': customElements(element, readStyles(), parts),
    'vscode.html-custom-data.json': vscode(element),
    'web-types.json': webTypes(version, element),
  })) {
    await write(file, `${JSON.stringify(data, null, 2)}\n`);
  }

  // TypeScript looks for the types of a module under the module's own name.
  for (const name of ['training-site', 'training-site.external-react', 'training-site.element']) {
    await write(`${name}.d.mts`, "export * from './index.js';\n");
  }
}
