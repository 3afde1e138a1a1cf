// Takes pictures of every screen:
//   npm run screenshots -- [--looks light,print] [--screens home] [--widths 1280] [--out screenshots]
//                          [--readme]
// `--readme` takes those in README.md, and no others.
// All other pictures, except those of the portal, are in Arimo, which has the widths of Arial and Helvetica.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areSitesWhole } from '../../test/e2e/whole.mjs';
import { readContent } from '../content.mjs';
import { launchChromium } from './chromium.mjs';
import { fontFaces } from './fonts.mjs';
import { guests, install } from './install.mjs';
import { takeReadmePictures } from './readmePictures.mjs';
import { serve } from './server.mjs';

/** The screens, by the names of their pictures. @type {Record<string, string>} */
const paths = { 404: '/no-such-screen' };
for (const { url } of readContent('en').content.navigation) paths[url.slice(1) || 'home'] = url;

const paper = {
  format: 'A4',
  margin: { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' },
};

/**
 * @typedef {object} Look
 * @property {number[]} widths - of the window, in px
 * @property {'dark'} [theme]
 * @property {'rtl'} [dir]
 * @property {import('playwright-core').BrowserContextOptions} [context]
 * @property {'print'} [media]
 * @property {string} [address] - a page of the demo instead of an empty one
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
  if (values.readme) await takeReadmePictures(browser, server.origin);
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
  const { address = '/screenshot', context: options, media } = look;
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  // The notice would hide what is below it.
  await context.addInitScript(() => localStorage.setItem('displayCookieDialog', '0'));
  await context.route('**/screenshot', (route) =>
    route.fulfill({ contentType: 'text/html', body: html(look) }),
  );
  const page = await context.newPage();
  await page.emulateMedia({ media: media ?? null });
  for (const screen of values.screens.split(',')) {
    await page.goto('about:blank');
    await page.goto(`${server.origin}${address}#${find('screen', paths, screen)}`);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(areSitesWhole);
    const file = [screen, ...(name === 'light' ? [] : [name]), width].join('-');
    await page.screenshot({ path: join(values.out, `${file}.png`), fullPage: true });
    if (media) await page.pdf({ ...paper, path: join(values.out, `${file}.pdf`) });
    console.log(join(values.out, `${file}.png`));
  }
  await context.close();
}

/** @type {(look: Look) => string} */
function html({ theme = 'light', dir = 'ltr' }) {
  return `<!doctype html><html lang="en" dir="${dir}"><title>Screenshot</title><style>${fontFaces}</style>
    <body style='margin: 0; --training-site-font: "Test Arimo", sans-serif'>
    <training-site theme="${theme}"></training-site><script src="/dist/training-site.js"></script></body></html>`;
}

/** @template Value @param {string} what @param {Record<string, Value>} values @param {string} name */
function find(what, values, name) {
  const value = values[name];
  if (value) return value;
  throw new Error(`No ${what} "${name}": expected one of ${Object.keys(values).join(', ')}.`);
}
