// Libraries that swap the content of pages, and the history entries that the site adds there.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { guests } from '../../build/tools/install.mjs';
import { describeInChromium } from '../e2e/chromium';
import { eventually } from '../e2e/engines/sitePage';
import { follow, shows, untilArrived } from '../e2e/everyScreen';
import { careers, training } from '../screens';

const from = (file: string) => `<script src="/${guests}/node_modules/${file}"></script>`;

const libraries: readonly {
  name: string;
  head: string;
  start: string;
  losesHashes?: true;
  refusesHashes?: true;
}[] = [
  {
    name: 'swup',
    head: from('swup/dist/Swup.umd.js'),
    start: `new Swup({ animationSelector: false })`,
  },
  {
    name: 'jquery-pjax',
    head: from('jquery1/dist/jquery.js') + from('jquery-pjax/jquery.pjax.js'),
    start: `$(document).pjax('a', '#swup', { fragment: '#swup' })`,
  },
  {
    name: 'Barba',
    head: from('@barba/core/dist/barba.umd.js'),
    start: 'barba.init()',
    // On Back it writes the address of the page without its hash.
    losesHashes: true,
  },
  { name: 'Turbo', head: from('@hotwired/turbo/dist/turbo.es2017-umd.js'), start: '' },
  {
    name: 'Turbo with morphing',
    head: `<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">
      ${from('@hotwired/turbo/dist/turbo.es2017-umd.js')}`,
    start: '',
  },
  {
    name: 'InstantClick',
    // Its file ends as a CommonJS module.
    head: `<script>var module = {}</script>${from('instantclick/instantclick.js')}`,
    start: 'InstantClick.init()',
  },
  // htmx 2 takes the hash of a boosted link for a selector, and throws.
  { name: 'htmx 2', head: from('htmx.org/dist/htmx.js'), start: '', refusesHashes: true },
  { name: 'htmx 4', head: from('htmx4/dist/htmx.js'), start: '' },
];

const pages = {
  News: 'News of the day',
  Partners: '<div style="height: 1500px">Partners</div><training-site></training-site>',
} as const;

async function servePages(page: Page, { head, start }: (typeof libraries)[number]) {
  for (const [name, main] of Object.entries(pages)) {
    const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
      <link rel="icon" href="data:,"><script src="/dist/training-site.js" defer></script>${head}</head>
      <body hx-boost="true" data-barba="wrapper"><nav aria-label="Portal"><a href="/swap/news">News</a>
      <a href="/swap/partners">Partners</a> <a href="/swap/partners#/careers">Jobs of our partner</a></nav>
      <div id="swup" data-barba="container" data-barba-namespace="${name}"><h1>${name}</h1>${main}</div>
      <script>${start}</script></body></html>`;
    // jquery-pjax adds a query.
    await page.route(`**/swap/${name.toLowerCase()}{,?_pjax=*}`, (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
  }
}

describeInChromium('where pages are swapped', ({ open }) => {
  describe.each(libraries)('by $name', (library) => {
    const { name } = library;
    const openNews = () => open('/swap/news', { prepare: (page) => servePages(page, library) });
    const visit = async (page: Page, link: string, heading: string) => {
      await page.getByRole('link', { name: link, exact: true }).click();
      await page.locator('#swup > h1', { hasText: heading }).waitFor();
    };

    it.skipIf(library.losesHashes)(
      `with ${name}, Back from another page leads to the screen of the site`,
      async () => {
        const page = await openNews();
        await visit(page, 'Partners', 'Partners');
        await follow(page, training);
        await visit(page, 'News', 'News');
        await page.goBack();
        await page.locator('#swup > h1', { hasText: 'Partners' }).waitFor();
        await shows(page, training);
        expect(new URL(page.url()).hash).toBe('#/training');
        await eventually(() => page.title()).toBe(training.title);
      },
    );

    it.skipIf(library.refusesHashes)(
      `with ${name}, a link of another page to a screen brings it into view`,
      async () => {
        const page = await openNews();
        await visit(page, 'Jobs of our partner', 'Partners');
        await shows(page, careers);
        const heading = page.getByRole('heading', { level: 1, name: careers.heading });
        const topOf = () => heading.evaluate((element) => element.getBoundingClientRect().top);
        await eventually(async () => (await topOf()) < 700).toBe(true);
        expect(await page.title()).toBe(careers.title);
      },
    );
  });

  it('a page that Turbo refreshes by morphing keeps the screen and its place', async () => {
    const library = libraries.find(({ name }) => name === 'Turbo with morphing');
    const page = await open('/swap/partners', {
      prepare: async (page) => library && servePages(page, library),
    });
    await follow(page, training);
    await untilArrived(page);
    const place = () => page.evaluate(() => Math.round(scrollY));
    const before = await place();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('turbo:morph', () => resolve(undefined), { once: true });
          const { session } = Reflect.get(window, 'Turbo');
          session.refresh(location.href);
        }),
    );
    await shows(page, training);
    await untilArrived(page);
    expect(await place()).toBe(before);
    expect(new URL(page.url()).hash).toBe('#/training');
  });
});
