import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { guests } from '../../build/tools/install.mjs';
import { consultancy, home, training } from '../screens';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';

/** A library that swaps the content of pages instead of loading them. */
interface Swapper {
  readonly name: string;
  readonly head: string;
  /** Where the page's script tag of ours stands; in the body some libraries run it at each swap. */
  readonly scriptIn?: 'body';
}

const htmx = `<script src="/${guests}/node_modules/htmx.org/dist/htmx.js"></script>`;
const turbo = `<script src="/${guests}/node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>`;

const swappers: readonly Swapper[] = [
  { name: 'htmx', head: htmx },
  { name: 'htmx, with the script in the body', head: htmx, scriptIn: 'body' },
  { name: 'Turbo', head: turbo },
  { name: 'Turbo, with the script in the body', head: turbo, scriptIn: 'body' },
];

const kept = `<div data-training-site id="kept" data-turbo-permanent hx-preserve data-routing="memory"></div>`;

/** The pages of a portal, by the names of their links. */
const pages = {
  'Host home': 'News of the day',
  Partners: '<training-site></training-site>',
  Branches: '<div data-training-site>Loading…</div>',
  Desk: kept,
  Office: kept,
} as const;

const addressOf = (name: string) => `/swap/${name.toLowerCase().replace(' ', '-')}`;

async function servePages(page: Page, { head, scriptIn }: Swapper) {
  const ours = '<script src="/dist/training-site.js" defer></script>';
  const links = Object.keys(pages).map((name) => `<a href="${addressOf(name)}">${name}</a>`);
  for (const [name, main] of Object.entries(pages)) {
    const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name} | Workplace</title>
      <link rel="icon" href="data:,">${scriptIn ? '' : ours}${head}</head>
      <body hx-boost="true"><nav aria-label="Workplace">${links.join(' ')}</nav>
      <p id="view">${name}</p><div id="main">${main}</div>
      ${scriptIn ? ours : ''}</body></html>`;
    await page.route(`**${addressOf(name)}`, (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
  }
}

const headings = async (page: Page) =>
  (await page.locator('h1:visible').allTextContents()).map((text) => text.replace('\n', ' '));
const shows = (page: Page, start: string) =>
  eventually(async () => (await headings(page)).map((text) => text.slice(0, start.length))).toEqual(
    [start],
  );
const siteLink = (page: Page, name: string) =>
  page.locator('[part=header]').getByRole('link', { name, exact: true });

describeInChromium('where pages are swapped', ({ open }) => {
  it.each(swappers)('the site comes and goes with its page: $name', async (swapper) => {
    const page = await open(addressOf('Host home'), {
      prepare: (page) => servePages(page, swapper),
    });
    await page.evaluate(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      addEventListener('training-site-navigate', ({ detail }) => {
        // As Turbo tells every script to do, which shows an old copy of the page first.
        const isPreview = document.documentElement.hasAttribute('data-turbo-preview');
        if (!isPreview) told.push(detail.path);
      });
    });
    const atRest = async (name: string) => {
      await eventually(() => page.locator('#view').textContent()).toBe(name);
      // Turbo shows an old copy of the page first. htmx scrolls when it removes its class.
      const moving = page.locator('[data-turbo-preview], .htmx-settling');
      await eventually(() => moving.count()).toBe(0);
    };
    // Not `click`, which would scroll.
    const visit = async (name: string) => {
      const link = page.getByRole('link', { name, exact: true });
      await link.evaluate((element: HTMLElement) => element.click());
      await atRest(name);
    };
    const back = async (name: string) => {
      await page.goBack();
      await atRest(name);
    };
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY));

    const told: string[] = [];
    for (const name of ['Partners', 'Branches', 'Partners']) {
      await visit(name);
      await shows(page, home.heading);
      await siteLink(page, training.link).click();
      await shows(page, training.heading);
      told.push('/', '/training');
      await eventually(() => page.evaluate('told')).toEqual(told);
    }
    await eventually(async () => {
      await page.evaluate(() => window.scrollTo(0, 900));
      return scrollY();
    }).toBe(900);

    await visit('Host home');
    await eventually(() => headings(page)).toEqual([]);
    await eventually(() => page.title()).toBe('Host home | Workplace');

    await back('Partners');
    await shows(page, training.heading);
    await eventually(() => page.title()).toBe(training.title);
    await eventually(scrollY).toBe(900);
    await siteLink(page, consultancy.link).click();
    await shows(page, consultancy.heading);
    await back('Partners');
    await shows(page, training.heading);

    await visit('Desk');
    await siteLink(page, training.link).click();
    await shows(page, training.heading);
    await visit('Office');
    await shows(page, training.heading);
    await siteLink(page, consultancy.link).click();
    await shows(page, consultancy.heading);
  });
});
