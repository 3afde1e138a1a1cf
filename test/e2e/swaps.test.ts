import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { careers, consultancy, home, training } from '../screens';
import { describeSwaps, headings, markups, shows, siteLink, swappers } from './applications/swaps';
import { changeHash } from './changeHash';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';

// The first; the other libraries are in swaps.deep.test.ts.
describeSwaps(swappers.slice(0, 1));

const script = '<script src="/dist/training-site.js"></script>';
const portal = `<!doctype html><html lang="en"><head><title>Portal</title><link rel="icon" href="data:,">
${script}</head><body><div id="main">Welcome</div><aside></aside></body></html>`;

/** Sets `innerHTML`, which is how many host pages replace their content. */
const fill = (page: Page, html: string) =>
  page.evaluate((content) => {
    (document.getElementById('main') as HTMLElement).innerHTML = content;
  }, html);

describeInChromium('an element that comes later', ({ openHtml }) => {
  it.each(markups)(
    '%s that a script inserts has one site, which moves and goes with it',
    async (_, markup) => {
      const page = await openHtml(portal);
      await fill(page, `<section>${markup}</section>`);
      await shows(page, home.heading);
      await siteLink(page, training.link).click();
      await shows(page, training.heading);
      expect(await page.title()).toBe(training.title);

      await page.addScriptTag({ url: '/dist/training-site.js' });
      await page.evaluate(() =>
        document.querySelector('aside')?.append(document.querySelector('#main > *') as Node),
      );
      await shows(page, training.heading);
      await siteLink(page, consultancy.link).click();
      await shows(page, consultancy.heading);

      await page.evaluate(() => document.querySelector('aside')?.replaceChildren());
      await eventually(() => page.title()).toBe('Portal');
      await page.evaluate(changeHash, '#/careers');
      expect(await page.title()).toBe('Portal');

      await fill(page, markup + markup.replace('>', ' data-routing="memory" routing="memory">'));
      await eventually(async () => (await headings(page)).length).toBe(2);
      await eventually(() => page.title()).toBe(home.title);
    },
  );

  it('is mounted where its script comes after it, beside a frame that is called body', async () => {
    const frame = '<iframe name="body"></iframe>';
    const page = await openHtml(portal.replace(script, '').replace('<aside>', `${frame}<aside>`));
    await fill(page, markups[1][1]);
    await page.addScriptTag({ url: '/dist/training-site.js' });
    await shows(page, home.heading);
  });

  it('takes the attributes that are set in the frame in which it comes', async () => {
    const page = await openHtml(portal);
    await page.evaluate(async () => {
      const element = document.createElement('div');
      element.dataset.trainingSite = '';
      document.body.append(element);
      await Promise.resolve();
      element.dataset.initialPath = '/training';
    });
    await shows(page, training.heading);

    // By an observer of the page, when the body is swapped.
    await page.evaluate(() => {
      const element = document.createElement('div');
      element.dataset.trainingSite = '';
      new MutationObserver(() => {
        element.dataset.initialPath = '/careers';
      }).observe(document, { childList: true, subtree: true });
      document.body.replaceChildren(element);
    });
    await shows(page, careers.heading);
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
