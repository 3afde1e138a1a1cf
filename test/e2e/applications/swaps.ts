import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { consultancy, home, training } from '../../screens';
import { describeInChromium } from '../chromium';
import { eventually } from '../engines/sitePage';
import { pages, type Swapper, serveSwappingPages } from './swappingPages';

export const markups = [
  ['<training-site>', '<training-site></training-site>'],
  ['[data-training-site]', '<div data-training-site>Loading…</div>'],
] as const;

export const headings = (page: Page) => page.locator('h1:visible').allTextContents();
export const shows = (page: Page, start: string) =>
  eventually(async () => (await headings(page)).map((text) => text.slice(0, start.length))).toEqual(
    [start],
  );
const view = (page: Page) => page.locator('#view').textContent();
export const siteLink = (page: Page, name: string) =>
  page.locator('[part=header]').getByRole('link', { name, exact: true });

/** Tests that the site comes and goes with pages that these libraries swap. */
export function describeSwaps(swappers: readonly Swapper[]): void {
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
          await shows(page, home.heading);
          await siteLink(page, training.link).click();
          await shows(page, training.heading);

          await visit('Host home');
          await eventually(() => view(page)).toBe('Home');
          expect(await headings(page)).toEqual([]);
          await eventually(() => page.title()).toBe('Home | Workplace');
          await page.evaluate(() => history.replaceState(history.state, '', '#/careers'));
          expect(await page.title()).toBe('Home | Workplace');

          await page.goBack();
          await eventually(() => view(page)).toBe('Partners');
          await shows(page, training.heading);
          await eventually(() => page.title()).toBe(training.title);
          await siteLink(page, consultancy.link).click();
          await shows(page, consultancy.heading);
          await page.goBack();
          await shows(page, training.heading);
          // All of it without loading a page.
          expect(await page.evaluate(() => document.documentElement.dataset.load)).toBe('first');
        },
      );

      it.each(markups)('%s is as far scrolled after Back as it was', async (_, markup) => {
        const page = await open(pages.partners, {
          prepare: (page) => serveSwappingPages(page, swapper, markup),
        });
        await siteLink(page, training.link).click();
        await shows(page, training.heading);
        const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
        await eventually(async () => {
          await page.evaluate(() => window.scrollTo(0, 900));
          return scrollY();
        }).toBe(900);
        await page.evaluate(() => document.querySelector<HTMLElement>('nav a')?.click());
        await eventually(() => view(page)).toBe('Home');
        // htmx scrolls after the swap, when it removes this class.
        await eventually(() => page.locator('.htmx-settling').count()).toBe(0);
        await page.goBack();
        await shows(page, training.heading);
        await eventually(scrollY).toBe(900);
      });

      it.each(markups)('%s tells the page once at each visit', async (_, markup) => {
        const page = await open(pages.partners, {
          prepare: (page) => serveSwappingPages(page, swapper, markup),
        });
        await shows(page, home.heading);
        await page.evaluate(() => {
          const told: string[] = [];
          Object.assign(window, { told });
          addEventListener('training-site:navigate', ({ detail }) => {
            // As Turbo tells every script to do, which shows an old copy of the page first.
            const isPreview = document.documentElement.hasAttribute('data-turbo-preview');
            if (!isPreview) told.push(detail.path);
          });
        });
        const visit = async (name: string) => {
          await page.getByRole('link', { name, exact: true }).click();
          await eventually(() => view(page)).toBe(name.replace('Host home', 'Home'));
          // Turbo shows an old copy of the page first.
          await eventually(() => page.locator('[data-turbo-preview]').count()).toBe(0);
        };
        await visit('Host home');
        await visit('Partners');
        await siteLink(page, training.link).click();
        await eventually(() => page.evaluate('told')).toEqual(['/', '/training']);
      });

      it.each(markups)(
        '%s keeps its screen on a page that keeps the element',
        async (_, markup) => {
          const kept = markup.replace(
            '>',
            ' id="kept" data-turbo-permanent hx-preserve routing="memory" data-routing="memory">',
          );
          const page = await open(pages.partners, {
            prepare: (page) => serveSwappingPages(page, swapper, kept),
          });
          await siteLink(page, training.link).click();
          await shows(page, training.heading);
          await page.getByRole('link', { name: 'Branches', exact: true }).click();
          await eventually(() => view(page)).toBe('Branches');
          await shows(page, training.heading);
          await siteLink(page, consultancy.link).click();
          await shows(page, consultancy.heading);
        },
      );
    });
  }
}
