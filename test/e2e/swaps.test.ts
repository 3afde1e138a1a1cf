import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { careers, consultancy, home, training } from '../screens';
import { swappers } from './applications/swappingPages';
import { describeSwaps, headings, markups, shows, siteLink } from './applications/swaps';
import { changeHash } from './changeHash';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';

// The first; the other libraries are in swaps.deep.test.ts.
describeSwaps(swappers.slice(0, 1));

const portal = `<!doctype html><html lang="en"><head><title>Portal</title><link rel="icon" href="data:,">
<script src="/dist/training-site.js"></script></head><body><div id="main">Welcome</div></body></html>`;

/** Sets `innerHTML`, which is how many host pages replace their content. */
const fill = (page: Page, html: string) =>
  page.evaluate((content) => {
    (document.getElementById('main') as HTMLElement).innerHTML = content;
  }, html);

describeInChromium('an element that comes later', ({ openHtml }) => {
  it.each(markups)(
    '%s that a script inserts is mounted, and unmounted when it is gone',
    async (_, markup) => {
      const page = await openHtml(portal);
      for (let round = 0; round < 2; round += 1) {
        await fill(page, `<section>${markup}</section>`);
        await shows(page, home.heading);
        await eventually(() => page.title()).toBe(
          'one of the leaders in IT training and consultation',
        );
        await fill(page, 'Welcome');
        await eventually(() => page.title()).toBe('Portal');
      }
      await page.evaluate(changeHash, '#/training');
      expect(await page.title()).toBe('Portal');
    },
  );

  it.each(markups)('%s keeps its screen when it is moved', async (_, markup) => {
    const page = await openHtml(`${portal}<aside></aside>`);
    await fill(page, markup);
    await siteLink(page, training.link).click();
    await shows(page, training.heading);
    await page.evaluate(() =>
      document.querySelector('aside')?.append(document.querySelector('#main > *') as Node),
    );
    await shows(page, training.heading);
    await siteLink(page, consultancy.link).click();
    await shows(page, consultancy.heading);
  });

  it.each(markups)('%s is mounted once, though the script is loaded twice', async (_, markup) => {
    const page = await openHtml(portal);
    await fill(page, markup);
    await shows(page, home.heading);
    await siteLink(page, training.link).click();
    await page.addScriptTag({ url: '/dist/training-site.js' });
    await shows(page, training.heading);
    await fill(page, markup + markup.replace('>', ' data-routing="memory" routing="memory">'));
    await eventually(async () => (await headings(page)).length).toBe(2);
  });

  it('is mounted where its script has been loaded for the first time by the swap', async () => {
    const page = await openHtml(portal.replace(/<script.*<\/script>/, ''));
    await fill(page, markups[1][1]);
    await page.addScriptTag({ url: '/dist/training-site.js' });
    await shows(page, home.heading);
  });

  it('takes the attributes that a script sets in the frame in which it adds the element', async () => {
    const page = await openHtml(portal);
    await page.evaluate(async () => {
      const element = document.createElement('div');
      element.dataset.trainingSite = '';
      document.body.append(element);
      await Promise.resolve();
      element.dataset.initialPath = '/training';
    });
    await shows(page, training.heading);
  });

  it('takes the attributes that an observer of the page sets when the body is swapped', async () => {
    const page = await openHtml(portal);
    await page.evaluate(() => {
      const element = document.createElement('div');
      element.dataset.trainingSite = '';
      new MutationObserver(() => {
        element.dataset.initialPath = '/training';
      }).observe(document, { childList: true, subtree: true });
      document.body.replaceChildren(element);
    });
    await shows(page, training.heading);
  });

  it('is mounted in a page with a frame that is called body', async () => {
    const page = await openHtml(portal.replace('<body>', '<body><iframe name="body"></iframe>'));
    await fill(page, markups[1][1]);
    await shows(page, home.heading);
  });

  it('leaves what a host mounts by itself to the host', async () => {
    const page = await openHtml(portal);
    await page.evaluate(() => {
      const element = document.createElement('div');
      const site = window.TrainingSite?.mount(element);
      document.getElementById('main')?.replaceChildren(element);
      Object.assign(window, { element, site });
    });
    await shows(page, home.heading);
    await page.evaluate(
      'element.remove(); document.body.append(element); site.navigate("/careers")',
    );
    await shows(page, careers.heading);
  });
});
