import { readFile } from 'node:fs/promises';
import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { home } from '../screens';
import { describeInChromium, inPortal, shiftOf, twoFrames } from './chromium';
import { eventually } from './engines/sitePage';
import { shows } from './everyScreen';

const manifest = JSON.parse(await readFile('dist/manifest.json', 'utf8'));
const { 'training-site.js': built, 'training-site.css': other } = manifest.files;
const name = 'training-site.loader.js';
const code = await readFile(`dist/${name}`, 'utf8');
/** The code around the list of files to load. */
const [before, after] = code.split(/\[\{"?file.*?\}\]/);
const tag = `<script src="/dist/${name}" async></script>`;
const element = '<training-site>Call us</training-site>';
const far = '<div style="height: 5000px"></div>';

describeInChromium('the loader', ({ openHtml, requests, complaints }) => {
  const loaded = () => requests.filter((address) => address.includes('/training-site-'));
  const takeOurs = () => complaints.splice(0).filter((line) => line.includes('training-site:'));
  const openWith = (...files: object[]) =>
    openHtml(inPortal(element, tag), {
      fresh: false,
      prepare: (page) =>
        page.route(`**/${name}`, (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: before + JSON.stringify(files) + after,
          }),
        ),
    });

  it('loads nothing on a page without the site, and leaves it as it is', async () => {
    const page = await openHtml(inPortal('<p>News</p>', tag));
    await twoFrames(page);
    expect(requests.map((address) => address.split('/').pop())).toEqual(['page?page_id=12', name]);
    expect(await page.evaluate(() => document.body.outerHTML)).toBe('<body><p>News</p></body>');
  });

  it('loads the script when a marked element comes near in an element that scrolls', async () => {
    const box = '<main style="height: 100vh; overflow: auto">';
    const page = await openHtml(inPortal(`${box}${far}<div data-training-site></div></main>`, tag));
    const element = page.locator('[data-training-site]');
    const height = () => element.evaluate((one) => getComputedStyle(one).minHeight);
    await eventually(height).toBe('800px');
    await twoFrames(page);
    expect(loaded()).toEqual([]);
    await page.locator('main').evaluate((main) => main.scrollTo(0, 3000));
    await shows(page, home);
    expect(loaded()).toHaveLength(1);
    expect(await page.locator('script').count()).toBe(1);
  });

  it.each([
    '<training-site loading="eager"></training-site>',
    '<div data-training-site data-loading="eager"></div>',
  ])('loads the script at once for %s', async (element) => {
    const page = await openHtml(inPortal(far + element, tag));
    await shows(page, home);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it.each(['<training-site></training-site>', '<p data-training-site>Loading…</p>'])(
    'shifts nothing when %s is inserted later, in a form whose field hides a method, and resets its height',
    async (element) => {
      const held: Route[] = [];
      const page = await openHtml(
        inPortal('<form><input name="matches" hidden></form><p>After</p>', tag),
        {
          fresh: false,
          prepare: (page) => page.route(`**/${built.file}`, (route) => void held.push(route)),
        },
      );
      const form = page.locator('form');
      await form.evaluate((form, html) => form.insertAdjacentHTML('beforeend', html), element);
      await eventually(async () => held.length).toBe(1);
      const shift = await shiftOf(page);
      expect((await form.boundingBox())?.height).toBeGreaterThanOrEqual(800);
      await held[0]?.continue();
      await shows(page, home);
      await page.waitForFunction(() => document.adoptedStyleSheets.length === 0);
      expect(await shiftOf(page)).toBe(shift);
    },
  );

  it('loads the previous version if the current one fails', async () => {
    for (const first of [
      { ...built, file: 'missing.js' },
      { ...built, integrity: other.integrity },
      // A script that does not define the element.
      { file: 'training-site.diagnose.js', integrity: '' },
    ]) {
      await shows(await openWith(first, built), home);
      expect(takeOurs()).toEqual([]);
    }
  });

  it('keeps the content of the element if both versions fail, and names their addresses once', async () => {
    const page = await openWith({ ...built, file: 'a.js' }, { ...built, file: 'b.js' });
    await eventually(async () => complaints.join()).toContain('training-site:');
    const folder = new URL('/dist/', page.url()).href;
    const line = `error: training-site: could not load ${folder}a.js or ${folder}b.js.`;
    expect(takeOurs()).toEqual([line]);
    expect(await page.locator('body').innerHTML()).toBe(element);
  });

  it.each([
    ["script-src 'self'; trusted-types training-site-loader", true],
    ["script-src 'nonce-portal'; trusted-types training-site-loader", true],
    // Without its policy it says what it could not load.
    ["trusted-types 'none'", false],
  ])('runs under a strict policy and Integrity-Policy: %s, %s', async (policy, isAllowed) => {
    const headers = {
      'Content-Security-Policy': `${isAllowed ? "default-src 'none'; " : ''}img-src data:; require-trusted-types-for 'script'; ${policy}`,
      'Integrity-Policy': 'blocked-destinations=(script)',
    };
    const attributes = `integrity="${manifest.files[name].integrity}" crossorigin="anonymous" nonce="portal" async`;
    const page = await openHtml(inPortal(element, tag.replace('async', attributes)), { headers });
    if (isAllowed) return shows(page, home);
    await eventually(async () => complaints.join()).toContain('error: training-site: could not');
    complaints.length = 0;
  });
});
