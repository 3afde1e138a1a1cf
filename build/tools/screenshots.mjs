// Takes pictures of every screen:
//   npm run screenshots -- [--looks light,print] [--screens home] [--widths 1280] [--out screenshots]
// In Arimo, which has the widths of Arial and Helvetica, except for the portal.
//   npm run screenshots -- --readme
// takes those in README.md.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areSitesWhole } from '../../test/e2e/whole.mjs';
import { readContent } from '../readContent.mjs';
import { launchChromium } from './chromium.mjs';
import { fontFaces } from './fonts.mjs';
import { guests, install } from './install.mjs';
import { serve } from './server.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** The screens, by the names of their pictures. @type {Record<string, string>} */
const paths = { 404: '/no-such-screen' };
for (const { url } of readContent('en').content.navigation) paths[url.slice(1) || 'home'] = url;

const paper = {
  format: 'A4',
  margin: { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' },
};

/**
 * How pictures are taken.
 *
 * @typedef {object} Look
 * @property {number[]} widths - of the window, in px
 * @property {'dark'} [theme]
 * @property {'rtl'} [dir]
 * @property {'print'} [media]
 * @property {string} [address] - default: a page with nothing but the site
 * @property {import('playwright-core').BrowserContextOptions} [context]
 */

/** @type {Record<string, Look>} */
const looks = {
  light: { widths: [1280, 768, 390, 320] },
  dark: { widths: [1280, 390], theme: 'dark' },
  rtl: { widths: [1280, 390], dir: 'rtl' },
  forced: { widths: [1280, 390], context: { forcedColors: 'active' } },
  contrast: { widths: [1280, 390], context: { contrast: 'more' } },
  // As wide as A4 without its margins. A PDF with the pages is written too.
  print: { widths: [703], media: 'print' },
  portal: { widths: [1280], address: '/demo/portal.html' },
};

/** The sites in README's picture of brands, each at another screen. */
const brands = [
  {
    path: '/know-us-more',
    theme: 'light',
    style: '--training-site-brand: #5e35b1; --training-site-accent: #00b8d4',
  },
  {
    path: '/consultation',
    theme: 'light',
    style: '--training-site-brand: #b3261e; --training-site-accent: #f2c14e',
  },
  {
    path: '/training',
    theme: 'dark',
    style:
      '--training-site-brand: #7fb2ff; --training-site-accent: #ff8a5b; --training-site-surface: #10141c',
  },
];

const { values } = parseArgs({
  options: {
    looks: { type: 'string', default: Object.keys(looks).join() },
    screens: { type: 'string', default: Object.keys(paths).join() },
    widths: { type: 'string' },
    out: { type: 'string', default: 'screenshots' },
    readme: { type: 'boolean', default: false },
  },
});
// The fonts.
install(guests);
const server = await serve();
const browser = await launchChromium();
try {
  if (values.readme) await takeReadmePictures();
  else await takeAllPictures();
} finally {
  await browser.close();
  await server.close();
}

async function takeAllPictures() {
  await mkdir(values.out, { recursive: true });
  for (const name of values.looks.split(',')) {
    const look = find('look', looks, name);
    const widths = values.widths?.split(',').map(Number) ?? look.widths;
    for (const width of widths) await takePictures(name, look, width);
  }
}

/** @type {(name: string, look: Look, width: number) => Promise<void>} */
async function takePictures(name, look, width) {
  const { address = '/screenshot', theme = 'light', dir = 'ltr', media, context } = look;
  const page = await newPage(
    { viewport: { width, height: 800 }, ...context },
    `<html lang="en" dir="${dir}"><body style='margin: 0; --training-site-font: "Test Arimo", sans-serif'>
     <training-site theme="${theme}"></training-site>`,
  );
  await page.emulateMedia({ media: media ?? null });
  for (const screen of values.screens.split(',')) {
    await show(page, `${address}#${find('screen', paths, screen)}`);
    const file = [screen, ...(name === 'light' ? [] : [name]), width].join('-');
    await page.screenshot({ path: join(values.out, `${file}.png`), fullPage: true });
    if (media) await page.pdf({ ...paper, path: join(values.out, `${file}.pdf`) });
    console.log(join(values.out, `${file}.png`));
  }
  await page.context().close();
}

async function takeReadmePictures() {
  const portal = await newPage({ viewport: { width: 1440, height: 800 } });
  await show(portal, '/demo/portal.html');
  await writeWebp(portal, 'docs/images/portal.webp', 80);

  const sites = brands.map(
    ({ path, style, theme }) => `<div style="height: 940px; overflow: hidden">
      <training-site routing="memory" initial-path="${path}" theme="${theme}"
        style="${style}"></training-site></div>`,
  );
  const page = await newPage(
    { viewport: { width: 2400, height: 940 }, deviceScaleFactor: 0.6 },
    `<html lang="en"><body style='margin: 0; display: grid; grid-template-columns: repeat(3, 1fr);
     --training-site-font: "Test Arimo", sans-serif'>${sites.join('')}`,
  );
  await show(page, '/screenshot');
  await writeWebp(page, 'docs/images/brands.webp', 70);
}

/**
 * Playwright writes no WebP, which is a fourth of the size.
 *
 * @type {(page: Page, file: string, quality: number) => Promise<void>}
 */
async function writeWebp(page, file, quality) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  await writeFile(file, data, 'base64');
  await page.context().close();
  console.log(file);
}

/**
 * @type {(options: import('playwright-core').BrowserContextOptions, html?: string) => Promise<Page>}
 */
async function newPage(options, html = '') {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  // The notice would hide what is below it.
  await context.addInitScript(() => localStorage.setItem('displayCookieDialog', '0'));
  const end = `<style>${fontFaces}</style><script src="/dist/training-site.js"></script>`;
  const body = `<!doctype html>${html}${end}`;
  await context.route('**/screenshot', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  return context.newPage();
}

/** @type {(page: Page, address: string) => Promise<void>} */
async function show(page, address) {
  await page.goto('about:blank');
  await page.goto(server.origin + address);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(areSitesWhole);
}

/**
 * @template Value
 * @param {string} what
 * @param {Record<string, Value>} values
 * @param {string} name
 */
function find(what, values, name) {
  const value = values[name];
  if (value) return value;
  throw new Error(`No ${what} "${name}": expected one of ${Object.keys(values).join(', ')}.`);
}
