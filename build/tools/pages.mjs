// Writes a page for each screen, for any static server:
//   npm run pages -- --address https://training.example/ --out pages/
//   npm run pages -- --address https://portal.example/academy/ --out pages/ --languages en,ar --options '{"theme":"auto"}'
import { execSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { scriptOf } from '../content.mjs';
import { dist } from '../dist.mjs';
import { languages as knownLanguages, readContent } from '../readContent.mjs';
import { chromiumPath, launchChromium } from './chromium.mjs';

/** @type {typeof import('../../src/server/renderToHtml')} */
const { head, renderToHtml } = await import(
  pathToFileURL(resolve(dist, 'training-site.server.mjs')).href
);
/**
 * What the build has of a file.
 *
 * @param {string} name
 * @returns {import('../deployment.mjs').ManifestEntry | undefined}
 */
const built = (name) => JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8')).files[name];
const paths = readContent('en').content.navigation.map(({ url }) => url);

try {
  const given = readArguments();
  const missing = given.languages.filter((language) => !built(scriptOf(language))).join();
  if (missing) {
    console.log(`Building the scripts for ${missing}`);
    execSync('npm run build', { env: { ...process.env, EDITION: missing }, stdio: 'pipe' });
  }
  await writePages(given);
  console.log(`The pages for ${given.address} are in ${given.out}`);
  if (!chromiumPath) console.log('Without Chromium, shared links have no picture.');
} catch (error) {
  console.error(/** @type {Error} */ (error).message.replace(/^training-site: /gm, ''));
  process.exitCode = 1;
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      address: { type: 'string', default: '' },
      out: { type: 'string', default: '' },
      languages: { type: 'string', default: 'en' },
      integrity: { type: 'boolean', default: false },
      options: { type: 'string', default: '{}' },
    },
  });
  const { address, out } = values;
  /** @type {string[]} */
  const faults = [];
  /** @type {(name: string, expected: string, got: string) => void} */
  const refuse = (name, expected, got) => {
    faults.push(`--${name}: expected ${expected}, got "${got}".`);
  };
  if (!/^https?:\/\/[^\s?#"'&<>]+$/i.test(address) || !URL.canParse(address)) {
    refuse('address', 'the https: or http: address of a folder', address);
  }
  if (out === '' || !isFree(out)) {
    refuse('out', 'a folder that is empty or does not exist', out);
  }
  const languages = [...new Set(values.languages.split(','))];
  const unknown = languages.find((language) => !knownLanguages().includes(language));
  if (unknown !== undefined) {
    refuse('languages', `${knownLanguages().join()} or some of these`, unknown);
  }
  /** @type {import('../../src/server/renderToHtml').HtmlOptions} */
  let options = {};
  try {
    options = { ...JSON.parse(values.options) };
  } catch {
    refuse('options', 'JSON such as {"theme":"auto"}', values.options);
  }
  try {
    // Checks the options.
    renderToHtml(options);
  } catch (error) {
    faults.push(/** @type {Error} */ (error).message);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const { href } = new URL(address.replace(/\/*$/, '/'));
  return { ...values, address: href, languages, options };
}

/** Whether nothing is in the place of a folder. @param {string} folder */
function isFree(folder) {
  if (!existsSync(folder)) return true;
  return statSync(folder).isDirectory() && readdirSync(folder).length === 0;
}

/** @param {ReturnType<typeof readArguments>} given */
async function writePages({ address, out, languages, integrity, options }) {
  /** @type {(name: string, content: string | Buffer) => void} */
  const write = (name, content) => {
    const file = join(out, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const copy = (file = '') => write(file, readFileSync(`${dist}/${file}`));
  /** The first language is at the address itself. @type {(language: string) => string} */
  const folderOf = (language) => (language === languages[0] ? '' : `${language}/`);
  /** @type {(language: string, path: string) => string} */
  const addressOf = (language, path) => {
    const folder = path === '/' ? '' : `${path.slice(1)}/`;
    return address + folderOf(language) + folder;
  };
  /**
   * The page in each language, if there are several.
   *
   * @type {(path: string) => Record<string, string>}
   */
  const alternatesOf = (path) => {
    if (languages.length === 1) return {};
    const all = languages.map((language) => [language, addressOf(language, path)]);
    const [first = ''] = languages;
    return Object.fromEntries([...all, ['x-default', addressOf(first, path)]]);
  };

  /**
   * How a page links to the folder of all pages, and to that of Home in its language.
   *
   * @type {(language: string, path: string) => { top: string, home: string }}
   */
  function waysFrom(language, path) {
    if (path === '/404') {
      // A server sends 404.html for any address, so its links begin at the root of the server.
      const top = new URL(address).pathname;
      return { top, home: top + folderOf(language) };
    }
    const home = path === '/' ? './' : '../';
    const isInFolder = folderOf(language) !== '';
    return { top: isInFolder ? `${home}../` : home, home };
  }

  /** @type {(language: string, path: string) => string} */
  function pageOf(language, path) {
    const { top, home: pages } = waysFrom(language, path);
    const page = head({
      language,
      path,
      company: options.company ?? undefined,
      address: addressOf(language, path),
      alternates: alternatesOf(path),
      home: addressOf(language, '/'),
      logo: `${address}icon.svg`,
      image: chromiumPath && `${address}${folderOf(language)}share.png`,
    });
    const script = built(scriptOf(language));
    const html = `<!doctype html>
<html lang="${page.lang}" dir="${page.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${page.html}
<link rel="icon" href="${top}icon.svg">
<style>body{margin:0}</style>
</head>
<body>
${renderToHtml({ pages, ...options, language, path })}
<script src="${top}${script?.file}" integrity="${script?.integrity}" crossorigin="anonymous" defer></script>
</body>
</html>
`;
    // Chromium does not load files with `integrity` in a page that is opened from disk.
    return integrity ? html : html.replace(/ integrity="[^"]*" crossorigin="anonymous"/g, '');
  }

  let sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const language of languages) {
    for (const path of paths) {
      const own = addressOf(language, path);
      write(`${own}index.html`.slice(address.length), pageOf(language, path));
      const links = Object.entries(alternatesOf(path)).map(
        ([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>\n`,
      );
      sitemap += `<url><loc>${own}</loc>\n${links.join('')}</url>\n`;
    }
    const folder = folderOf(language);
    write(`${folder}404.html`, pageOf(language, '/404'));
    copy(built(scriptOf(language))?.file);
    if (chromiumPath) write(`${folder}share.png`, await pictureOf(pageOf(language, '/')));
  }
  copy('THIRD-PARTY-LICENSES.txt');
  const logo = readFileSync('src/drawings/logo.svg', 'utf8');
  write('icon.svg', logo.replace(/var\(--ts.*?\)\)/, '#0a5848').replace(/var.*?\)/, '#ffb81f'));
  write('sitemap.xml', `${sitemap}</urlset>\n`);
  const robots = `Sitemap: ${address}sitemap.xml`;
  const { origin, pathname } = new URL(address);
  if (pathname === '/') write('robots.txt', `User-agent: *\nAllow: /\n${robots}\n`);
  else console.log(`Add this line to ${origin}/robots.txt, which search engines read:\n${robots}`);
}

/** The top of Home, for shared links. @param {string} html */
async function pictureOf(html) {
  const browser = await launchChromium();
  const viewport = { width: 1280, height: 672 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 0.9375 });
  const styles = `<style>${readFileSync(`${dist}/training-site.css`, 'utf8')}</style>`;
  await page.setContent(html.replace(/<link rel="stylesheet".*?>/s, () => styles));
  return page.screenshot({ animations: 'disabled' }).finally(() => browser.close());
}
