import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hashReaders, pageOf } from './applications/hashReaders';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';

const heading = (page: Page) => page.locator('training-site h1');
const hashOf = (page: Page) => new URL(page.url()).hash;

describeInChromium(
  'with a word as base path, among scripts that take the hash for a selector',
  ({ openHtml }) => {
    it.each(hashReaders)('the site and the page both work: $name', async (reader) => {
      const page = await openHtml(pageOf(reader), { hash: '#academy-training' });
      const shows = (name: string) => eventually(() => heading(page).textContent()).toContain(name);
      await shows('Getting Ready');
      await reader.works(page);
      await shows('Getting Ready');

      await page
        .locator('training-site')
        .getByRole('link', { name: 'Consultancy' })
        .first()
        .click();
      await shows('Consultancy');
      expect(hashOf(page)).toBe('#academy-consultation');
      await reader.works(page);

      await page.locator('#to-careers').click();
      await shows('Careers');
      await page.locator('#to-award').click();
      await eventually(() => page.evaluate('location.hash')).toBe('#academy-award');
      await reader.works(page);
      await shows('Careers');

      await page.goto(`${page.url().replace(/#.*/, '')}#academy`);
      await shows('STOP WANDERING!');
      await page.goBack();
      await page.goForward();
      await shows('STOP WANDERING!');
      await reader.works(page);
    });
  },
);
