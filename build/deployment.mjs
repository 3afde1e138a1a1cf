import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { builtLanguages, minifiedNameOf, scriptOf } from './content.mjs';
import { dist } from './dist.mjs';
import { describeElement } from './element.mjs';
import { readContent } from './readContent.mjs';
import { tableOfSizes } from './report.mjs';
import { untilSecondThreadEnds } from './secondThread.mjs';
import { writeSubpaths } from './subpaths.mjs';
import { version, versioned } from './version.mjs';

const read = (/** @type {string} */ name) => readFileSync(`${dist}/${name}`, 'utf8');
/** @param {string} name @param {string | object} content - an object is written as JSON */
function write(name, content) {
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
  writeFileSync(`${dist}/${name}`, text);
}

/**
 * Name and hash of a file in dist/. Only frame.html has `script`, the hash of the script in it.
 *
 * @typedef {{ file: string, integrity: string, script?: string }} ManifestEntry
 */

/** @type {Record<string, ManifestEntry>} */
const files = {};

/**
 * Copies a file of dist/ to a name that contains a hash of the content.
 *
 * @param {string} name
 * @param {string} [publicName] - the name without the hash
 */
function fingerprintFile(name, publicName = name) {
  const content = read(name);
  const entry = versioned(publicName, content);
  write(entry.file, content);
  files[name] = entry;
  return entry;
}

/** Adds a file that keeps its name. @param {string} file */
function addToManifest(file) {
  files[file] = { ...versioned(file, read(file)), file };
}

/**
 * A plugin of the last bundle: what is made from finished files.
 *
 * @returns {import('rollup').Plugin}
 */
export const deployment = () => ({
  name: 'deployment',
  // Not `writeBundle`: a bundle writes all its files at the same time.
  async closeBundle(error) {
    if (error) return;
    await untilSecondThreadEnds();
    await writeDeployment();
  },
});

/**
 * Writes what is made from the bundles: copies with a hash in their names, the manifest, HTML to
 * paste, data for tools.
 */
async function writeDeployment() {
  // Those of the languages that are built already.
  if (existsSync(`${dist}/manifest.json`)) {
    Object.assign(files, JSON.parse(read('manifest.json')).files);
  }

  // Its hash is that of the styles in prerendered HTML, for a Content-Security-Policy.
  addToManifest('training-site.css');
  /** @type {typeof import('../src/server/renderToHtml')} */
  const { renderToHtml } = await import(
    // On Windows, a path is no address.
    pathToFileURL(resolve(dist, 'training-site.server.mjs')).href
  );
  for (const language of builtLanguages) {
    const script = scriptOf(language);
    const old = files[script]?.file;
    write(minifiedNameOf(script), read(script));
    const { file, integrity } = fingerprintFile(script, minifiedNameOf(script));
    if (old && old !== file) rmSync(`${dist}/${old}`, { force: true });
    const name = embedNameOf(language);
    const tag = `<script src="${file}" integrity="${integrity}" crossorigin="anonymous" defer></script>`;
    write(`${name}.html`, htmlToPaste(renderToHtml({ language }), tag));
  }
  if (builtLanguages.includes('en')) {
    const home = renderToHtml();
    writeEnglishFiles(firstViewIn(home));
    if (dist === 'dist') writeSubpaths();
    describeBuild(partsIn(home));
  }
  write('manifest.json', { version, files });
  console.log(`\n${await tableOfSizes(filesOfPages())}\n`);
  console.log(`${readyLine()}\n`);
}

/** The files that pages load. */
function filesOfPages() {
  const names = builtLanguages.map(scriptOf);
  if (builtLanguages.includes('en')) names.push('training-site.mjs', 'training-site.loader.js');
  return names.flatMap((name) => files[name]?.file ?? []);
}

/** What to do next. */
function readyLine() {
  const pages = builtLanguages.map((language) => `${dist}/${embedNameOf(language)}.html`);
  const code = `${pages.join(' and ')} has the code for your page`;
  if (dist !== 'dist' || !builtLanguages.includes('en')) return `Ready: ${code}.`;
  return `Ready: open demo/index.html to see the site; ${code}.`;
}

/** The name of the HTML to paste. @param {string} language */
const embedNameOf = (language) => (language === 'en' ? 'embed' : `embed.${language}`);

/** @param {string} home - as HTML @param {string} script - its tag */
const htmlToPaste = (home, script) =>
  `<!-- training-site-widget ${version}: Home as HTML, and the script that takes it over -->
${home}
${script}
`;

/** The names that a page can use in `::part()`. @param {string} html */
const partsIn = (html) => [...html.matchAll(/ part="(\w+)"/g)].map(([, part = '']) => part);

/** What the shadow root of the prerendered element contains. @param {string} html */
function firstViewIn(html) {
  const start = html.indexOf('</style>') + '</style>'.length;
  return {
    html: html.slice(start, html.indexOf('</template>')),
    styles: read('training-site.css'),
  };
}

/**
 * Writes the files that only the English build has.
 * @param {{ html: string, styles: string }} firstView
 */
function writeEnglishFiles(firstView) {
  fingerprintFile('training-site.mjs');
  const loaded = files['training-site.js'];
  for (const name of ['training-site.loader.js', 'training-site.first.js']) {
    const code = read(name)
      .replace('__FILE__', JSON.stringify(loaded?.file))
      .replace('__INTEGRITY__', JSON.stringify(loaded?.integrity))
      .replace('__FIRST_VIEW__', () => JSON.stringify(firstView));
    write(name, code);
  }
  const script = writeFrame();
  // These keep their names: an upgrade replaces them.
  for (const file of [
    'training-site.loader.js',
    'training-site.first.js',
    'training-site.frame.js',
    'frame.html',
  ]) {
    addToManifest(file);
  }
  Object.assign(files['frame.html'] ?? {}, { script });
  // TypeScript looks for the types of a module under the module's own name.
  write('training-site.d.mts', "export * from './index.js';\n");
  for (const name of ['training-site.external-react', 'training-site.element']) {
    write(`${name}.d.mts`, "export * from './index.js';\n");
    write(`${name}.d.cts`, "export * from './training-site.cjs';\n");
  }
  // With the global of the classic script.
  const global = readFileSync('src/global.ts', 'utf8');
  write('training-site.d.ts', global.replace("'./index'", "'./index.js'"));
}

/**
 * Writes frame.html, which contains the whole site.
 *
 * @returns the hash of its script, for a Content-Security-Policy
 */
function writeFrame() {
  const script = read('training-site.js').replace(/^\/\/# (sourceMappingURL|debugId)=.*\n?/gm, '');
  const code = `${script}${readFileSync('.cache/frame.js', 'utf8')}`
    // These would end the script element too early or too late. They are in strings, whose value
    // stays the same.
    .replace(/<(?=\/script|script|!--)/gi, '\\x3C');
  // Parses the code. An error means that one of them was not in a string.
  new Script(code);
  const { integrity } = versioned('frame.html', code);
  const title = readContent('en').content.company.name;
  /** @type {Record<string, string>} */
  const values = {
    __CODE__: code,
    __INTEGRITY__: integrity,
    __TITLE__: title.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  };
  const template = readFileSync('src/frame/frame.html', 'utf8');
  const html = template.replace(/__[A-Z]+__/g, (name) => values[name] ?? name);
  write('frame.html', html);
  return integrity;
}

/** For code editors and demo/configure.html. @param {readonly string[]} parts */
function describeBuild(parts) {
  const element = describeElement(read('index.d.ts'), read('training-site.css'), parts);
  write('custom-elements.json', element.manifest);

  // demo/configure.html loads this script, because a page that is opened from disk can't fetch
  // manifest.json.
  const { navigation } = readContent('en').content;
  const screens = navigation.map(({ url: path, displayName: name }) => ({ path, name }));
  const build = JSON.stringify({ version, files, screens, options: element.options });
  write('manifest.js', `globalThis.trainingSiteBuild = ${build};\n`);
}
