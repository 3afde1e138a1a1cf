// Writes a page for each screen, for any static server:
//   npm run pages -- --address https://training.example/ --out pages/
//   npm run pages -- --address https://portal.example/academy/ --out pages/ --options '{"theme":"auto"}'
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readContent } from '../content.mjs';
import { chromiumPath, launchChromium } from './chromium.mjs';

/** @typedef {{ address: string, out: string, languages: string[], options: import('../../src/server/renderToHtml').HtmlOptions }} Arguments */
/** @type {Record<string, { file: string }>} */
const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')).files;
/** @type {typeof import('../../src/server/renderToHtml')} */
const { head, renderToHtml } = await import(resolve('dist/training-site.server.mjs'));
const paths = readContent('en').content.navigation.map(({ url }) => url);
const scriptOf = (/** @type {string} */ language) =>
  manifest[language === 'en' ? 'training-site.js' : `training-site.${language}.js`]?.file ?? '';

try {
  const given = readArguments();
  const files = await filesOf(given);
  for (const [name, content] of files) {
    const file = join(given.out, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  console.log(`${files.size} files are in ${given.out}, for ${given.address}`);
  if (!chromiumPath) console.log('Without Chromium, shared links have no picture.');
} catch (error) {
  console.error(/** @type {Error} */ (error).message.replace(/^training-site: /, ''));
  process.exitCode = 1;
}

/** @returns {Arguments} */
function readArguments() {
  const { values } = parseArgs({
    options: {
      address: { type: 'string', default: '' },
      out: { type: 'string', default: '' },
      languages: { type: 'string', default: 'en' },
      options: { type: 'string', default: '{}' },
    },
  });
  const { address, out } = values;
  /** @type {(isRight: boolean, name: string, expected: string, got: string) => void} */
  const require = (isRight, name, expected, got) => {
    if (!isRight) throw new Error(`--${name}: expected ${expected}, got "${got}".`);
  };
  const isAddress = /^https?:\/\/[^\s?#"'&<>]+$/i.test(address) && URL.canParse(address);
  require(isAddress, 'address', 'the https: or http: address of a folder', address);
  const isFree = out !== '' && (!existsSync(out) || readdirSync(out).length === 0);
  require(isFree, 'out', 'a folder that is empty or does not exist', out);
  const languages = values.languages.split(',');
  for (const language of languages) {
    require(scriptOf(language) !== '', 'languages', 'languages of the build', language);
  }
  let options = {};
  try {
    options = { ...JSON.parse(values.options) };
  } catch {
    require(false, 'options', 'JSON such as {"theme":"auto"}', values.options);
  }
  return { address: new URL(address.replace(/\/*$/, '/')).href, out, languages, options };
}

/** The content of each file, by its name. @param {Arguments} given */
async function filesOf({ address, languages, options }) {
  /** @type {Map<string, string | Buffer>} */
  const files = new Map();
  const copy = (/** @type {string} */ file) => files.set(file, readFileSync(`dist/${file}`));
  /** The first language is at the address itself. @type {(language: string) => string} */
  const folderOf = (language) => (language === languages[0] ? '' : `${language}/`);
  /** @type {(language: string, path: string) => string} */
  const addressOf = (language, path) =>
    address + folderOf(language) + path.slice(1).replace(/.$/, '$&/');

  /** @type {(language: string, path: string, isScreen?: boolean) => string} */
  function pageOf(language, path, isScreen = true) {
    const edition = language === 'en' ? {} : { edition: language };
    const toHome = path === '/' ? './' : '../';
    // A server shows 404.html at any address.
    const top = isScreen ? toHome + (folderOf(language) && '../') : new URL(address).pathname;
    const pages = isScreen ? toHome : top + folderOf(language);
    const all = Object.fromEntries(languages.map((other) => [other, addressOf(other, path)]));
    const { lang, dir, html } = head({
      ...edition,
      path,
      company: options.company ?? undefined,
      address: isScreen ? addressOf(language, path) : undefined,
      alternates: isScreen && languages.length > 1 ? all : undefined,
      image: chromiumPath && `${address}${folderOf(language)}share.png`,
    });
    const site = renderToHtml({ ...edition, pages, ...options, path, files: top });
    // With `crossorigin`, a page on a disk has no stylesheet.
    return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${html}
<link rel="icon" href="${top}icon.svg">
<style>body{margin:0}</style>
${site.replace(/ integrity="[^"]*" crossorigin="anonymous"/, '')}
<script src="${top}${scriptOf(language)}" defer></script>
</html>
`;
  }

  for (const language of languages) {
    for (const path of paths) {
      files.set(
        `${addressOf(language, path)}index.html`.slice(address.length),
        pageOf(language, path),
      );
    }
    files.set(`${folderOf(language)}404.html`, pageOf(language, '/404', false));
    copy(scriptOf(language));
  }
  copy(manifest['training-site.css']?.file ?? '');
  copy('THIRD-PARTY-LICENSES.txt');
  const logo = readFileSync('src/drawings/logo.svg', 'utf8');
  files.set('icon.svg', logo.replace(/var\(--ts.*?\)\)/, '#0a5848').replace(/var.*?\)/, '#ffb81f'));
  const urls = languages.flatMap((language) => paths.map((path) => addressOf(language, path)));
  const entries = urls.map((url) => `<url><loc>${url}</loc></url>\n`).join('');
  const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  files.set('sitemap.xml', `<urlset xmlns="${schema}">\n${entries}</urlset>\n`);
  files.set('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${address}sitemap.xml\n`);
  for (const folder of chromiumPath ? languages.map(folderOf) : []) {
    files.set(`${folder}share.png`, await pictureOf(files, address, folder));
  }
  return files;
}

/** The top of Home, for shared links. @type {(files: Map<string, string | Buffer>, address: string, folder: string) => Promise<Buffer>} */
async function pictureOf(files, address, folder) {
  const browser = await launchChromium();
  const media = /** @type {const} */ ({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const viewport = { width: 1280, height: 672 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 0.9375, ...media });
  // Nothing is at the address yet.
  await page.route('**', (route) => {
    const name = route.request().url().slice(address.length);
    const contentType = name === folder ? 'text/html' : 'text/css';
    const body = files.get(name === folder ? `${name}index.html` : name) ?? '';
    return route.fulfill({ body, contentType });
  });
  await page.goto(address + folder);
  return page.screenshot().finally(() => browser.close());
}
