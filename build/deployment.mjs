import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { language, readContent } from './content.mjs';
import { customElements, vscode, webTypes } from './editors.mjs';
import { describeElement } from './element.mjs';
import { framePage } from './frame.mjs';
import { description, name, version, versioned } from './version.mjs';

const folder = 'dist';
const isEnglish = language === 'en';
const read = (/** @type {string} */ name) => readFile(`${folder}/${name}`, 'utf8');
const write = (/** @type {string} */ name, /** @type {string} */ text) =>
  writeFile(`${folder}/${name}`, text);

/** @typedef {{ file: string, integrity: string, bytes: number, brotli: number, script?: string }} Deployed */
/** @type {Record<string, Deployed>} */
const files = {};

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

/** Writes copies of the files with a hash in their names, the manifest, HTML to paste, and data for editors. */
export async function writeDeployment() {
  const manifest = `${folder}/manifest.json`;
  if (!isEnglish && existsSync(manifest)) {
    Object.assign(files, JSON.parse(await readFile(manifest, 'utf8')).files);
  }
  // Old copies are removed, and files of other languages, which were made from an older source.
  const old = isEnglish
    ? /^training-site-\d|^(training-site|embed)\.[a-z]{2,3}(-\w+)*\.(js|html)\b/
    : new RegExp(`^training-site-\\d.*\\.${language}\\.js$`);
  for (const file of await readdir(folder)) {
    if (old.test(file)) await rm(`${folder}/${file}`);
  }

  await deploy('training-site.css');
  const script = await deploy(isEnglish ? 'training-site.js' : `training-site.${language}.js`);
  const { head, renderToHtml } = await import(resolve(folder, 'training-site.server.mjs'));
  const html = renderToHtml({ edition: language });
  await write(
    isEnglish ? 'embed.html' : `embed.${language}.html`,
    `<!-- training-site-widget ${version}: Home as HTML, and the script that takes it over -->
${html}
<script src="${script.file}" integrity="${script.integrity}" crossorigin="anonymous" defer></script>
`,
  );
  if (isEnglish) {
    const { jsonLd } = head();
    await write('organization.html', `<script type="application/ld+json">\n${jsonLd}\n</script>\n`);
    await deployEnglish(readContent(language).content, script);
    await writeDescriptions(html, readContent(language).content);
  }
  await write('manifest.json', `${JSON.stringify({ version, files }, null, 2)}\n`);
}

/**
 * What there is of one language only.
 *
 * @param {import('./content.mjs').Content} content
 * @param {Deployed} script
 */
async function deployEnglish({ company }, { file, integrity }) {
  await deploy('training-site.mjs');
  // The loader tries this script first, and then the script of the previous release, if there is one.
  const previous = JSON.parse(await readFile('build/previous.json', 'utf8'));
  const loaded = JSON.stringify([{ file, integrity }, previous].filter(Boolean));
  const loader = await read('training-site.loader.js');
  await write(
    'training-site.loader.js',
    loader.replace('__FILES__', () => loaded),
  );
  const frame = framePage({
    title: company.name,
    script: await read('training-site.js'),
    inside: await readFile('.cache/frame.js', 'utf8'),
  });
  await write('frame.html', frame.html);
  // These keep their names: an upgrade replaces them.
  for (const name of ['training-site.loader.js', 'training-site.frame.js', 'frame.html']) {
    files[name] = { ...(await describe(name)), file: name };
  }
  Object.assign(files['frame.html'] ?? {}, { script: frame.script });
}

/** For editors, language models and demo/configure.html. @param {string} html @param {import('./content.mjs').Content} content */
async function writeDescriptions(html, content) {
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
    'custom-elements.json': customElements(element, await read('training-site.css'), parts),
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
