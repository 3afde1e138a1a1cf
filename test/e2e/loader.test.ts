import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { home } from '../screens';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';

const manifest = JSON.parse(await readFile('dist/manifest.json', 'utf8'));
const { 'training-site.js': built, 'training-site.css': other } = manifest.files;
const { file, integrity } = built;
const name = 'training-site.loader.js';
const code = await readFile(`dist/${name}`, 'utf8');
const tag = `<script src="/dist/${name}" async></script>`;

const inPage = (body: string, loader = tag) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Portal</title>
   <link rel="icon" href="data:,">${loader}</head><body>${body}</body></html>`;
const far = '<div style="height: 5000px"></div>';

const isShown = (page: Page) =>
  page.getByRole('heading', { level: 1, name: home.heading }).waitFor();
/** After the second frame, an IntersectionObserver has told what it sees. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
/** Serves the loader with other files to load. */
const serveWith = (page: Page, files: object[]) => {
  const body = code.replace(/\[\{file:.*?\}\]/, JSON.stringify(files));
  return page.route(`**/${name}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
};

describeInChromium('the loader', ({ open, openHtml, requests, complaints }) => {
  const loaded = () => requests.filter((address) => address.includes('/training-site-'));

  it('loads nothing on a page without the site, and leaves it as it is', async () => {
    const page = await openHtml(inPage('<p>News</p>'));
    await twoFrames(page);
    expect(requests.map((address) => address.split('/').pop())).toEqual(['page?page_id=12', name]);
    expect(await page.evaluate(() => document.body.outerHTML)).toBe('<body><p>News</p></body>');
  });

  it.each([
    ['<training-site></training-site>', 'html'],
    ['<div data-training-site></div>', 'main'],
  ])('loads the script when %s comes near, where %s scrolls', async (element, scroller) => {
    const style = `<style>${scroller} { height: 100vh; overflow: auto }</style>`;
    const page = await openHtml(inPage(`${style}<main>${far}${element}</main>`));
    await twoFrames(page);
    expect(loaded()).toEqual([]);
    await page.locator(scroller).evaluate((element) => element.scrollTo(0, 3000));
    await isShown(page);
    expect(loaded()).toHaveLength(1);
    expect(await page.locator('script').count()).toBe(1);
  });

  it.each([
    '<training-site loading="eager"></training-site>',
    '<div data-training-site data-loading="eager"></div>',
  ])('loads the script at once for %s', async (element) => {
    const page = await openHtml(inPage(`${far}${element}`));
    await isShown(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it.each(['<training-site></training-site>', '<p data-training-site>Loading…</p>'])(
    'moves nothing when %s comes later, and gives its height back',
    async (element) => {
      let finish = () => {};
      const page = await openHtml(inPage('<main></main><p>After</p>'), {
        prepare: async (page) => {
          await page.route(`**/${file}`, async (route) => {
            await new Promise<void>((resolve) => {
              finish = resolve;
            });
            await route.continue();
          });
        },
      });
      const move = await page.evaluateHandle((html) => {
        const shift = { sum: 0 };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift.sum += Reflect.get(entry, 'value');
        }).observe({ type: 'layout-shift' });
        document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
        return shift;
      }, element);
      await eventually(async () => loaded().length).toBe(1);
      await twoFrames(page);
      const height = () => page.evaluate(() => document.querySelector('main')?.clientHeight);
      expect(await height()).toBeGreaterThanOrEqual(800);
      const before = await move.evaluate(({ sum }) => sum);
      finish();
      await isShown(page);
      await twoFrames(page);
      expect(await move.evaluate(({ sum }) => sum)).toBe(before);
      expect(await page.locator('main > *').getAttribute('style')).toBeNull();
    },
  );

  it('loads the previous version where the first fails', async () => {
    const failing = [
      { file: 'missing.js', integrity },
      { file, integrity: other.integrity },
      // A script that does not define the element.
      { file: 'training-site.diagnose.js', integrity: '' },
    ];
    for (const first of failing) {
      const page = await openHtml(inPage('<training-site></training-site>'), {
        prepare: (page) => serveWith(page, [first, { file, integrity }]),
      });
      await isShown(page);
      expect(complaints.splice(0).filter((line) => line.includes('training-site:'))).toEqual([]);
    }
  });

  it('keeps the content of the element where both versions fail, and names their addresses once', async () => {
    const page = await openHtml(inPage('<training-site>Call us</training-site><p>After</p>'), {
      prepare: (page) =>
        serveWith(page, [
          { file: 'a.js', integrity },
          { file: 'b.js', integrity },
        ]),
    });
    const ours = () => complaints.filter((line) => line.includes('training-site:'));
    await eventually(async () => ours().length).toBe(1);
    const folder = new URL('/dist/', page.url()).href;
    expect(ours()).toEqual([
      `error: training-site: could not load ${folder}a.js or ${folder}b.js.`,
    ]);
    expect(await page.locator('body').innerHTML()).toBe(
      '<training-site>Call us</training-site><p>After</p>',
    );
    complaints.length = 0;
  });

  it.each(["'self'", "'nonce-portal'"])(
    'runs under strict policies that allow %s',
    async (source) => {
      const headers = {
        'Content-Security-Policy': [
          ...["default-src 'none'", `script-src ${source}`, 'img-src data:'],
          ...["require-trusted-types-for 'script'", 'trusted-types training-site-loader'],
        ].join('; '),
        'Integrity-Policy': 'blocked-destinations=(script)',
      };
      const attributes = `integrity="${manifest[name].integrity}" crossorigin="anonymous" nonce="portal" async`;
      const strict = tag.replace('async', attributes);
      await isShown(await openHtml(inPage('<training-site></training-site>', strict), { headers }));
    },
  );

  it('says what it could not load where the page forbids its policy', async () => {
    const headers = {
      'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types 'none'",
    };
    await openHtml(inPage('<training-site></training-site>'), { headers });
    const ours = () => complaints.filter((line) => line.startsWith('error: training-site:'));
    await eventually(async () => ours().length).toBe(1);
    complaints.length = 0;
  });

  it('loads the script from a disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'loader-'));
    for (const each of [name, file]) await copyFile(`dist/${each}`, join(folder, each));
    const html = inPage('<training-site></training-site>', `<script src="${name}"></script>`);
    await writeFile(join(folder, 'page.html'), html);
    await isShown(await open(pathToFileURL(join(folder, 'page.html')).href));
    await rm(folder, { recursive: true });
  });
});
