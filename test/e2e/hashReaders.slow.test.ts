import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { guests } from '../../build/tools/install.mjs';
import { careers, consultancy, home, training } from '../screens';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';
import { follow, shows } from './everyScreen';

/**
 * Pages with libraries whose parts take each hash for a selector. Files are in the node_modules of
 * the guests.
 */
const hashReaders = [
  {
    name: 'Bootstrap 5, document.querySelector(location.hash)',
    scripts: ['bootstrap/dist/js/bootstrap.bundle.js'],
    styles: 'bootstrap/dist/css/bootstrap.css',
    // Of the attribute that makes a link a tab.
    prefix: 'data-bs-',
    spy: `new bootstrap.ScrollSpy(document.body, { target: '#toc' })`,
    // Marks the section that the hash names.
    mark: `if (location.hash) document.querySelector(location.hash)?.classList.add('target')`,
  },
  {
    name: 'Bootstrap 3, $(location.hash) of jQuery 1.12',
    scripts: ['jquery1/dist/jquery.js', 'bootstrap3/dist/js/bootstrap.js'],
    styles: 'bootstrap3/dist/css/bootstrap.css',
    prefix: 'data-',
    spy: `$('body').scrollspy({ target: '#toc', offset: 50 })`,
    mark: `$(location.hash).addClass('target')`,
  },
];

/** The page's anchors; three of them are the site's, as portals have them in their menus. */
const anchors = ['news', 'wards', 'academy-award', 'academy-training', 'academy'];
const item = (id: string, attributes = '') =>
  `<li class="nav-item"><a class="nav-link" href="#${id}" ${attributes}>${id}</a></li>`;
const section = (id: string) =>
  `<section id="${id}" style="height: 900px"><h2>${id}</h2></section>`;

type Reader = (typeof hashReaders)[number];
const htmlOf = ({ scripts, styles, prefix, spy, mark }: Reader) => `<!doctype html>
  <html lang="en"><head><meta charset="utf-8"><title>Portal</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/${guests}/node_modules/${styles}"></head>
  <body style="position: relative"><main>
  <nav id="toc"><ul class="nav">${anchors.map((id) => item(id)).join('')}</ul></nav>
  ${section('news')}${section('wards')}
  <ul class="nav nav-tabs" role="tablist">
    ${['day', 'night'].map((id) => item(id, `role="tab" ${prefix}toggle="tab"`)).join('')}</ul>
  <div class="tab-content"><div class="tab-pane" id="day">Day</div><div class="tab-pane" id="night">Night</div></div>
  <p><a href="#academy-award" id="to-award">Our award</a> <a href="#academy-careers" id="to-careers">Work here</a></p>
  <training-site base-path="academy"></training-site>
  <section id="academy-award"><h2>Our award</h2></section></main>
  ${scripts.map((file) => `<script src="/${guests}/node_modules/${file}"></script>`).join('')}
  <script>
    ${spy};
    const read = () => {
      document.querySelector('.target')?.classList.remove('target');
      ${mark};
      const panel = location.hash && document.querySelector(location.hash);
      if (panel) document.querySelector('[href="' + location.hash + '"][role=tab]')?.click();
    };
    read(); addEventListener('hashchange', read);
  </script>
  <script src="/dist/training-site.js"></script></body></html>`;

/** Tries the scroll-spy, the tabs and the mark of the page, whatever the site has done before. */
async function pageWorks(page: Page) {
  // An act of the visitor ends the arrival at the screen.
  await page.keyboard.press('Shift');
  // From the top of the page down to the wards: their link is the one that is active then.
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const wards = document.getElementById('wards') as HTMLElement;
    scrollTo(0, 0);
    await frame();
    while (wards.getBoundingClientRect().top > 1) {
      scrollBy(0, 100);
      await frame();
    }
  });
  await eventually(() => page.locator('#toc .active').allTextContents()).toContain('wards');
  for (const id of ['night', 'day']) {
    await page.locator(`main a[href="#${id}"]`).click();
    await page.locator(`#${id}`).waitFor();
  }
  for (const id of ['wards', 'news']) {
    await page.getByRole('link', { name: id, exact: true }).click();
    await eventually(() => page.locator('.target').getAttribute('id')).toBe(id);
  }
}

const hashOf = (page: Page) => new URL(page.url()).hash;

describeInChromium('beside scripts that use the hash as a selector', ({ openHtml }) => {
  describe.each(hashReaders)('$name: with a word as base path', (reader) => {
    async function openTraining() {
      const page = await openHtml(htmlOf(reader), { hash: '#academy-training' });
      await shows(page, training);
      return page;
    }

    it('with a word as base path, the parts of the page work', async () => {
      const page = await openTraining();
      await pageWorks(page);
    });

    it('with a word as base path, the parts of the page leave the screen as it is', async () => {
      const page = await openTraining();
      await pageWorks(page);
      await shows(page, training);
    });

    it('with a word as base path, the parts of the page work after a link of the site', async () => {
      const page = await openTraining();
      await follow(page, consultancy);
      await pageWorks(page);
    });

    it('with a word as base path, a link of the site has a hash that is a selector', async () => {
      const page = await openTraining();
      await follow(page, consultancy);
      expect(hashOf(page)).toBe('#academy-consultation');
    });

    it('with a word as base path, a link of the page shows a screen', async () => {
      const page = await openTraining();
      await page.locator('#to-careers').click();
      await shows(page, careers);
    });

    it('with a word as base path, an anchor of the page that begins with it leaves the screen', async () => {
      const page = await openTraining();
      await page.locator('#to-award').click();
      await eventually(async () => hashOf(page)).toBe('#academy-award');
      await shows(page, training);
    });

    it('with a word as base path, Back and Forward show the screens', async () => {
      const page = await openTraining();
      await follow(page, home);
      await page.goBack();
      await shows(page, training);
      await page.goForward();
      await shows(page, home);
    });
  });
});
