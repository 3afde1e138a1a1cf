import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { careers, consultancy, home, training } from '../../screens';
import { describeInChromium } from '../chromium';
import { eventually } from '../engines/sitePage';
import { type HashReader, withoutFragment } from './hashReaders';

const heading = (page: Page) => page.locator('training-site h1:visible');
const hashOf = (page: Page) => new URL(page.url()).hash;

/** Tests that these scripts and a site with a word as base path both work. */
export function describeHashReaders(readers: readonly HashReader[]): void {
  describeInChromium(
    'with a word as base path, among scripts that take the hash for a selector',
    ({ openHtml }) => {
      it.each(readers)('the site and the page both work: $name', async (reader) => {
        const page = await openHtml(withoutFragment(reader), { hash: '#academy-training' });
        const shows = (name: string) =>
          eventually(() => heading(page).textContent()).toContain(name);
        await shows(training.heading);
        await reader.works(page);
        await shows(training.heading);

        await page
          .locator('training-site')
          .getByRole('link', { name: consultancy.link })
          .first()
          .click();
        await shows(consultancy.heading);
        expect(hashOf(page)).toBe('#academy-consultation');
        await reader.works(page);

        await page.locator('#to-careers').click();
        await shows(careers.heading);
        await page.locator('#to-award').click();
        await eventually(() => page.evaluate('location.hash')).toBe('#academy-award');
        await reader.works(page);
        await shows(careers.heading);

        await page.goto(`${page.url().replace(/#.*/, '')}#academy`);
        await shows(home.heading);
        await page.goBack();
        await page.goForward();
        await shows(home.heading);
        await reader.works(page);
      });
    },
  );
}
