// Pictures of every screen, for people to look at:
//   npm run screenshots -- [--looks light,print] [--screens home] [--widths 1280] [--out screenshots]
//                          [--compare DIR]
// `--compare` lays them beside those of another run (or any others of the same names) in compare.html.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from './chromium.mjs';
import { writeComparison } from './comparison.mjs';
import { serve } from './server.mjs';

const paths = {
  home: '/',
  about: '/know-us-more',
  training: '/training',
  consultancy: '/consultation',
  contact: '/contact-us',
  careers: '/careers',
  404: '/no-such-screen',
};

const paper = {
  format: 'A4',
  margin: { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' },
};

/** What each look asks of the page and of the browser. */
const looks = {
  light: { widths: [1280, 768, 390, 320] },
  dark: { widths: [1280, 390], theme: 'dark' },
  rtl: { widths: [1280, 390], dir: 'rtl' },
  forced: { widths: [1280, 390], context: { forcedColors: 'active' } },
  contrast: { widths: [1280, 390], context: { contrast: 'more' } },
  // As wide as A4 between its margins; the pages themselves are in a PDF beside it.
  print: { widths: [703], media: 'print' },
  // The site in its column of a window this wide.
  portal: { widths: [1280], address: '/demo/portal.html' },
};

const { values } = parseArgs({
  options: {
    looks: { type: 'string', default: Object.keys(looks).join() },
    screens: { type: 'string', default: Object.keys(paths).join() },
    widths: { type: 'string' },
    out: { type: 'string', default: 'screenshots' },
    compare: { type: 'string' },
  },
});
if (values.compare && resolve(values.compare) === resolve(values.out)) {
  throw new Error(
    `--compare ${values.compare}: that is where the new pictures go; give --out another.`,
  );
}

const server = await serve();
const browser = await launchChromium();
await mkdir(values.out, { recursive: true });
try {
  const files = [];
  for (const look of values.looks.split(',')) {
    for (const width of values.widths?.split(',').map(Number) ?? looks[look].widths) {
      files.push(...(await takePictures(look, width)));
    }
  }
  if (values.compare) {
    const page = await browser.newPage();
    console.log(await writeComparison(page, files, values.compare, values.out));
  }
} finally {
  await browser.close();
  await server.close();
}

async function takePictures(look, width) {
  const { address = '/screenshot', context: options, media, ...site } = looks[look];
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  // The notice has pictures of its own; everywhere else it would hide what is below it.
  await context.addInitScript(() => localStorage.setItem('displayCookieDialog', '0'));
  await context.route('**/screenshot', (route) =>
    route.fulfill({ contentType: 'text/html', body: html(site) }),
  );
  const page = await context.newPage();
  await page.emulateMedia({ media });
  const files = [];
  for (const screen of values.screens.split(',')) {
    await page.goto('about:blank');
    await page.goto(`${server.origin}${address}#${paths[screen]}`);
    const file = [screen, ...(look === 'light' ? [] : [look]), width].join('-');
    await page.screenshot({ path: join(values.out, `${file}.png`), fullPage: true });
    if (media) await page.pdf({ ...paper, path: join(values.out, `${file}.pdf`) });
    files.push(`${file}.png`);
    console.log(join(values.out, `${file}.png`));
  }
  await context.close();
  return files;
}

function html({ dir = 'ltr', theme = 'light' }) {
  return `<!doctype html><html lang="en" dir="${dir}"><title>Screenshot</title><body style="margin: 0">
    <training-site theme="${theme}"></training-site><script src="/dist/training-site.js"></script></body></html>`;
}
