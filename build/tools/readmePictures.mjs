import { mkdir, writeFile } from 'node:fs/promises';
import { fontFaces } from './fonts.mjs';

const folder = 'docs/images';

const brands = [
  { theme: 'light', font: 'Arimo', styles: '' },
  {
    theme: 'light',
    font: 'Lato',
    styles:
      '--training-site-brand: #5e35b1; --training-site-accent: #ff7eb6; --training-site-radius: 14px',
  },
  {
    theme: 'dark',
    font: 'Open Sans',
    styles:
      '--training-site-brand: #0091ea; --training-site-accent: #00e0c6; --training-site-radius: 0px',
  },
];

/**
 * Takes the pictures in README.md: the site in a portal, and in three brands.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin - of the server
 */
export async function takeReadmePictures(browser, origin) {
  await mkdir(folder, { recursive: true });
  await take('portal', { width: 1280, height: 760 }, `${origin}/demo/portal.html`);
  await take('brands', { width: 1280, height: 400 }, `${origin}/brands`);

  /** @type {(name: string, viewport: { width: number, height: number }, address: string) => Promise<void>} */
  async function take(name, viewport, address) {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: 1.5,
      reducedMotion: 'reduce',
    });
    // The notice would hide what is below it.
    await context.addInitScript(() => localStorage.setItem('displayCookieDialog', '0'));
    await context.route('**/brands', (route) =>
      route.fulfill({ contentType: 'text/html', body: brandsPage }),
    );
    await context.route('**/brands/*', (route) => {
      const brand = brands[Number(route.request().url().at(-1))];
      return brand
        ? route.fulfill({ contentType: 'text/html', body: brandPage(brand) })
        : route.abort();
    });
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await Promise.all(page.frames().map((frame) => frame.evaluate(() => document.fonts.ready)));
    const session = await context.newCDPSession(page);
    // Playwright writes no WebP, which is a fourth of the size.
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 85 });
    await writeFile(`${folder}/${name}.webp`, data, 'base64');
    await context.close();
    console.log(`${folder}/${name}.webp`);
  }
}

const brandsPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Brands</title>
<style>
  body { display: flex; gap: 16px; margin: 16px; background: #e9ecf2 }
  div { width: 405px; height: 368px; overflow: hidden; border-radius: 8px; box-shadow: 0 1px 6px #0003 }
  iframe { width: 900px; height: 818px; border: 0; scale: 0.45; transform-origin: 0 0 }
</style>
${brands.map((_, index) => `<div><iframe src="/brands/${index}" title=""></iframe></div>`).join('')}</html>`;

/** @param {typeof brands[number]} brand */
const brandPage = ({ theme, font, styles }) => `<!doctype html><html lang="en">
<meta charset="utf-8"><title>Brand</title><style>${fontFaces}</style>
<body style='margin: 0; overflow: hidden; --training-site-font: "Test ${font}", sans-serif; ${styles}'>
<training-site theme="${theme}"></training-site><script src="/dist/training-site.js"></script></body></html>`;
