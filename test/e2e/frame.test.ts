import { readFile } from 'node:fs/promises';
import type { Frame, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { careers, home, training } from '../screens';
import { describeInChromium, type OpenHtmlOptions } from './chromium';
import { eventually } from './engines/sitePage';

const script = '<script src="/dist/training-site.frame.js" defer></script>';
const inPage = (frame: string, head = script) =>
  `<!doctype html><html lang="en"><head><title>Portal</title><link rel="icon" href="data:,">
   <style>body { margin: 0 } iframe { width: 100%; border: 0 }</style>${head}</head>
   <body><h1>Portal</h1>${frame}<p>After</p></body></html>`;
const frameOf = (query = '', attributes = 'height="900"') =>
  `<iframe src="/dist/frame.html${query}" title="Training" ${attributes}></iframe>`;

const inner = (page: Page) => page.frames()[1] as Frame;
const isShown = (page: Page, name: string) =>
  inner(page).getByRole('heading', { name, exact: true }).first().waitFor();
const hash = (page: Page) => page.evaluate(() => location.hash);
/** How much of the frame's content is out of view. */
const hidden = (page: Page) =>
  inner(page).evaluate(() => document.documentElement.scrollHeight - innerHeight);
const stateOf = (page: Page) =>
  page.evaluate(() => [location.href, document.querySelector('iframe')?.style.height]);
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
const isWhole = (page: Page) => eventually(() => hidden(page)).toBe(0);

const own = '/dist/frame.html';
const elsewhere = 'https://other.example/frame.html';
const manifest = JSON.parse(await readFile('dist/manifest.json', 'utf8'));
const serveElsewhere = (page: Page, policy = '') =>
  page.route('https://other.example/**', (route) =>
    route.fulfill({
      path: 'dist/frame.html',
      headers: { 'content-type': 'text/html', 'content-security-policy': policy },
    }),
  );

describeInChromium('the site in a frame', ({ openHtml, complaints }) => {
  const openFrame = async (frame: string, options?: OpenHtmlOptions, head?: string) => {
    const page = await openHtml(inPage(frame, head), options);
    await inner(page).locator('training-site').waitFor();
    return page;
  };

  it('has the options of its query, and warns of others', async () => {
    const query = '?base=/academy&theme=dark&heading-level=2&initial-path=/training&hide=header';
    const page = await openFrame(frameOf(`${query}&onclick=alert(1)&routing=none`));
    await inner(page).getByRole('heading', { level: 2, name: training.heading }).waitFor();
    expect(await inner(page).getByRole('banner').count()).toBe(0);
    expect(await inner(page).locator('training-site').getAttribute('onclick')).toBeNull();
    const link = inner(page).getByRole('link', { name: careers.link, exact: true });
    expect(await link.getAttribute('href')).toMatch(/#\/academy\/careers$/);
    expect(complaints.splice(0)).toEqual([
      'warning: training-site: frame.html has no option "onclick".',
      expect.stringContaining('routing'),
    ]);
  });

  it.each([
    ['', 'border: 0'],
    ['?hide=footer', 'border: 7px solid; box-sizing: border-box'],
  ])(
    'is as high as its content, at once and after a change, without a move: %s, %s',
    async (query, style) => {
      const page = await openFrame(`<style>iframe { ${style} }</style>${frameOf(query)}`);
      await isWhole(page);
      const shift = await page.evaluate(
        () =>
          new Promise((resolve) => {
            const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
            observer.observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
          }),
      );
      expect(shift).toEqual([]);
      const height = () => page.evaluate(() => document.querySelector('iframe')?.offsetHeight);
      const before = await height();
      await page.setViewportSize({ width: 500, height: 700 });
      await eventually(height).not.toBe(before);
      await isWhole(page);
      // A height that changes the height of the content would never settle.
      const isSettled = async () => {
        const start = await height();
        await twoFrames(page);
        return start === (await height());
      };
      await eventually(isSettled).toBe(true);
      await isWhole(page);
    },
  );

  it('has the hash of the page, at the start, after a link and after Back', async () => {
    const page = await openFrame(frameOf(), { hash: '#/training', fresh: true });
    await isShown(page, training.heading);
    const entries = await page.evaluate(() => history.length);
    await page.evaluate(() => scrollTo(0, 1e6));
    await inner(page).getByRole('contentinfo').getByRole('link', { name: careers.link }).click();
    await isShown(page, careers.heading);
    await eventually(() => hash(page)).toBe('#/careers');
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    const top = () => page.locator('iframe').evaluate((one) => one.getBoundingClientRect().top);
    await eventually(top).toBeGreaterThan(-1);
    await page.evaluate(() => history.back());
    await isShown(page, training.heading);
    await eventually(() => hash(page)).toBe('#/training');

    // A link of the page, and Back.
    await page.evaluate(() => {
      location.hash = '#/careers';
    });
    await isShown(page, careers.heading);
    await page.evaluate(() => history.back());
    await isShown(page, training.heading);
    expect(await hash(page)).toBe('#/training');
    expect(new URL(page.url()).search).toBe('?page_id=12');
  });

  it('returns to its first screen where the address of the page has no hash', async () => {
    const page = await openFrame(frameOf());
    await isWhole(page);
    await page.evaluate(() => {
      location.hash = '#/training';
    });
    await isShown(page, training.heading);
    await page.evaluate(() => history.back());
    await isShown(page, home.heading);
    expect(await hash(page)).toBe('');
  });

  it('is in step with a page of another origin that it names, in a sandbox and under a policy', async () => {
    const { origin } = new URL((await openHtml(inPage(''))).url());
    const frame = frameOf(`?host=${origin}`, 'sandbox="allow-scripts allow-same-origin"');
    const policy = `default-src 'none'; script-src '${manifest['frame.html'].script}'`;
    const page = await openHtml(inPage(frame.replace(own, elsewhere)), {
      hash: '#/training',
      prepare: (page) => serveElsewhere(page, policy),
    });
    await isShown(page, training.heading);
    await isWhole(page);
  });

  it('does not follow a page of another origin than it names', async () => {
    const page = await openFrame(frameOf('?host=https://portal.example'));
    await page.evaluate(() => {
      location.hash = '#/training';
    });
    const ours = () => complaints.filter((line) => line.startsWith('warning: training-site:'));
    await eventually(async () => ours()).toEqual([
      expect.stringContaining('ignored a message from http://localhost'),
    ]);
    complaints.length = 0;
    await isShown(page, home.heading);
  });

  it.each([
    ['a height that is no number', "{ trainingSite: 'height', value: '5px' }"],
    ['a height below 0', "{ trainingSite: 'height', value: -1 }"],
    ['an endless height', "{ trainingSite: 'height', value: Infinity }"],
    ['a hash that is no text', "{ trainingSite: 'hash', value: 5 }"],
    ['an address', "{ trainingSite: 'hash', value: 'javascript:alert(1)' }"],
  ])('the page ignores %s, with one warning', async (_, message) => {
    const page = await openFrame(frameOf());
    await isWhole(page);
    const before = await stateOf(page);
    await inner(page).evaluate(`for (const _ of [1, 2]) parent.postMessage(${message}, '*')`);
    await eventually(async () => complaints.length).toBe(1);
    expect(complaints.splice(0)[0]).toMatch(/^warning: training-site: ignored a message from http/);
    expect(await stateOf(page)).toEqual(before);
  });

  it('page and frame ignore messages of other windows and origins', async () => {
    const page = await openFrame(`${frameOf()}<iframe id="other"></iframe>`);
    await isWhole(page);
    const before = await stateOf(page);
    const told = "{ trainingSite: 'hash', value: '#/careers' }";
    await page
      .frames()[2]
      ?.evaluate(`parent.postMessage(${told}, '*'); parent[0].postMessage(${told}, '*')`);
    await eventually(async () => complaints.length).toBe(2);
    complaints.length = 0;
    expect(await stateOf(page)).toEqual(before);
    await isShown(page, home.heading);
  });

  it('the page ignores a frame that has gone to another origin', async () => {
    const page = await openFrame(frameOf());
    await isWhole(page);
    const before = await stateOf(page);
    await serveElsewhere(page);
    await inner(page).goto(elsewhere);
    await inner(page).evaluate("parent.postMessage({ trainingSite: 'hash', value: '#/a' }, '*')");
    await eventually(async () => complaints.length).toBe(1);
    expect(complaints.splice(0)[0]).toContain('ignored a message from https://other.example');
    expect(await stateOf(page)).toEqual(before);
  });

  it.each([own, elsewhere])('works without the script of the page: %s', async (address) => {
    const page = await openHtml(inPage(frameOf().replace(own, address), ''), {
      hash: '#/training',
      prepare: (page) => serveElsewhere(page),
    });
    await isShown(page, home.heading);
    expect(await hidden(page)).toBeGreaterThan(500);
    await inner(page).getByRole('link', { name: training.link, exact: true }).first().click();
    await isShown(page, training.heading);
    expect(await hash(page)).toBe('#/training');
  });
});
