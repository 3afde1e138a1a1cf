import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pages, serveSwappingPages, swappers } from './applications/swappingPages';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';

const markups = [
  ['<training-site>', '<training-site></training-site>'],
  ['[data-training-site]', '<div data-training-site>Loading…</div>'],
] as const;

const headings = (page: Page) => page.locator('h1').allTextContents();
const shows = (page: Page, start: string) =>
  eventually(async () => (await headings(page)).map((text) => text.slice(0, start.length))).toEqual(
    [start],
  );
const view = (page: Page) => page.locator('#view').textContent();
const siteLink = (page: Page, name: string) =>
  page.locator('[part=header]').getByRole('link', { name, exact: true });

for (const swapper of swappers) {
  describeInChromium(`where pages are swapped by ${swapper.name}`, ({ open }) => {
    it.each(markups)(
      '%s comes and goes with its page, and back from the cache',
      async (_, markup) => {
        const page = await open(pages.home, {
          prepare: (page) => serveSwappingPages(page, swapper, markup),
        });
        await page.evaluate(() => {
          document.documentElement.dataset.load = 'first';
        });
        const visit = (name: string) => page.getByRole('link', { name, exact: true }).click();

        await visit('Partners');
        await shows(page, 'STOP WANDERING!');
        await siteLink(page, 'Training').click();
        await shows(page, 'Getting Ready');

        await visit('Host home');
        await eventually(() => view(page)).toBe('Home');
        expect(await headings(page)).toEqual([]);
        await eventually(() => page.title()).toBe('Home | Workplace');
        await page.evaluate(() => history.replaceState(history.state, '', '#/careers'));
        expect(await page.title()).toBe('Home | Workplace');

        await page.goBack();
        await eventually(() => view(page)).toBe('Partners');
        await shows(page, 'Getting Ready');
        await eventually(() => page.title()).toBe('Training | Getting Ready for the future.');
        await siteLink(page, 'Consultancy').click();
        await shows(page, 'Consultancy');
        await page.goBack();
        await shows(page, 'Getting Ready');
        // All of it without loading a page.
        expect(await page.evaluate(() => document.documentElement.dataset.load)).toBe('first');
      },
    );
  });
}

const portal = `<!doctype html><html lang="en"><head><title>Portal</title><link rel="icon" href="data:,">
  <script src="/dist/training-site.js"></script></head><body><div id="main">Welcome</div></body></html>`;

const fill = (page: Page, html: string) =>
  page.evaluate((content) => {
    (document.getElementById('main') as HTMLElement).innerHTML = content;
  }, html);

describeInChromium('an element that comes later', ({ openHtml }) => {
  it.each(markups)(
    '%s by innerHTML is mounted, and unmounted when it is gone',
    async (_, markup) => {
      const page = await openHtml(portal);
      for (let round = 0; round < 2; round += 1) {
        await fill(page, `<section>${markup}</section>`);
        await shows(page, 'STOP WANDERING!');
        await eventually(() => page.title()).toBe(
          'one of the leaders in IT training and consultation',
        );
        await fill(page, 'Welcome');
        await eventually(() => page.title()).toBe('Portal');
      }
      await page.evaluate(() => {
        location.hash = '#/training';
      });
      expect(await page.title()).toBe('Portal');
    },
  );

  it.each(markups)('%s keeps its screen when it is moved', async (_, markup) => {
    const page = await openHtml(`${portal}<aside></aside>`);
    await fill(page, markup);
    await siteLink(page, 'Training').click();
    await shows(page, 'Getting Ready');
    await page.evaluate(() =>
      document.querySelector('aside')?.append(document.querySelector('#main > *') as Node),
    );
    await shows(page, 'Getting Ready');
    await siteLink(page, 'Consultancy').click();
    await shows(page, 'Consultancy');
  });

  it.each(markups)('%s is mounted once, though the script is loaded twice', async (_, markup) => {
    const page = await openHtml(portal);
    await fill(page, markup);
    await shows(page, 'STOP WANDERING!');
    await siteLink(page, 'Training').click();
    await page.addScriptTag({ url: '/dist/training-site.js' });
    await shows(page, 'Getting Ready');
    await fill(page, markup + markup.replace('>', ' data-routing="memory" routing="memory">'));
    await eventually(async () => (await headings(page)).length).toBe(2);
  });

  it('is mounted where its script has been loaded for the first time by the swap', async () => {
    const page = await openHtml(portal.replace(/<script.*<\/script>/, ''));
    await fill(page, markups[1][1]);
    await page.addScriptTag({ url: '/dist/training-site.js' });
    await shows(page, 'STOP WANDERING!');
  });

  it('leaves what a host mounts by itself to the host', async () => {
    const page = await openHtml(portal);
    await page.evaluate(() => {
      const element = document.createElement('div');
      const site = window.TrainingSite?.mount(element);
      document.getElementById('main')?.replaceChildren(element);
      Object.assign(window, { element, site });
    });
    await shows(page, 'STOP WANDERING!');
    await page.evaluate(
      'element.remove(); document.body.append(element); site.navigate("/careers")',
    );
    await shows(page, 'Careers');
  });
});
