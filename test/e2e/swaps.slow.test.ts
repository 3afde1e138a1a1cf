import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { guests } from '../../build/tools/install.mjs';
import { consultancy, home, training } from '../screens';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';
import { follow, shows } from './everyScreen';

const htmx = `<script src="/${guests}/node_modules/htmx.org/dist/htmx.js"></script>`;
const turbo = `<script src="/${guests}/node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>`;

/**
 * Libraries that swap the content of pages. They may run our script at each swap if it is in the
 * body.
 */
const swappers = [
  { name: 'htmx', library: htmx, place: 'head' },
  { name: 'htmx', library: htmx, place: 'body' },
  { name: 'Turbo', library: turbo, place: 'head' },
  { name: 'Turbo', library: turbo, place: 'body' },
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

async function servePages(page: Page, { library, place }: (typeof swappers)[number]) {
  const scriptIn = (part: string) =>
    part === place ? '<script src="/dist/training-site.js" defer></script>' : '';
  const links = Object.keys(pages).map((name) => `<a href="${addressOf(name)}">${name}</a>`);
  for (const [name, main] of Object.entries(pages)) {
    const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name} | Workplace</title>
      <link rel="icon" href="data:,">${scriptIn('head')}${library}</head>
      <body hx-boost="true"><nav aria-label="Workplace">${links.join(' ')}</nav>
      <p id="view">${name}</p><div id="main">${main}</div>
      ${scriptIn('body')}</body></html>`;
    await page.route(`**${addressOf(name)}`, (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
  }
}

describeInChromium('where pages are swapped', ({ open }) => {
  it.each(swappers)(
    'the site comes and goes with a page that $name swaps, with the script in the $place',
    async (swapper) => {
      const page = await open(addressOf('Host home'), {
        prepare: (page) => servePages(page, swapper),
      });
      await page.evaluate(() => {
        const reported: string[] = [];
        Object.assign(window, { reported });
        addEventListener('training-site-navigate', ({ detail }) => {
          // As Turbo tells every script to do, which shows an old copy of the page first.
          const isPreview = document.documentElement.hasAttribute('data-turbo-preview');
          if (!isPreview) reported.push(detail.path);
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

      const reported: string[] = [];
      for (const name of ['Partners', 'Branches', 'Partners']) {
        await visit(name);
        await shows(page, home);
        await follow(page, training);
        reported.push('/', '/training');
        await eventually(() => page.evaluate('reported')).toEqual(reported);
      }
      // An act of the visitor ends the arrival at the screen.
      await page.keyboard.press('Shift');
      await eventually(async () => {
        await page.evaluate(() => window.scrollTo(0, 900));
        return scrollY();
      }).toBe(900);

      await visit('Host home');
      await eventually(() => page.locator('h1:visible').count()).toBe(0);
      await eventually(() => page.title()).toBe('Host home | Workplace');

      await back('Partners');
      await shows(page, training);
      await eventually(() => page.title()).toBe(training.title);
      await eventually(scrollY).toBe(900);
      await follow(page, consultancy);
      await back('Partners');
      await shows(page, training);

      await visit('Desk');
      await follow(page, training);
      await visit('Office');
      await shows(page, training);
      await follow(page, consultancy);
    },
  );
});
