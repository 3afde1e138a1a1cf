import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accept, cookieNoticeLabel } from '../words';
import { describeInChromium } from './chromium';
import { onEveryScreen, siteAlone } from './everyScreen';

const notice = (page: Page) => page.getByRole('region', { name: cookieNoticeLabel });

/** The elements that cover the notice while the page scrolls from its top to its end. */
function whatLiesOver(notice: Element): string[] {
  const root = notice.getRootNode() as ShadowRoot;
  const over = new Set<string>();
  for (let y = 0; y <= document.documentElement.scrollHeight - innerHeight; y += 80) {
    scrollTo({ top: y, behavior: 'instant' });
    const { left, top, right, bottom } = notice.getBoundingClientRect();
    for (let x = left + 8; x < right; x += 48) {
      for (let y = top + 8; y < bottom; y += 24) {
        const seen = root.elementFromPoint(x, y);
        if (!notice.contains(seen)) over.add(seen?.outerHTML.slice(0, 80) ?? 'nothing');
      }
    }
  }
  return [...over];
}

describeInChromium('the cookie notice', ({ open, openHtml }) => {
  it('is shown in each tab until it is accepted, and takes no space', async () => {
    const page = await open('/demo/', { notice: true });
    await notice(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await notice(other).waitFor();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.getByRole('button', { name: accept }).click();
    await notice(page).waitFor({ state: 'hidden' });
    await notice(other).waitFor({ state: 'hidden' });
    expect(await height()).toBe(before);
    expect(await page.evaluate(() => localStorage.getItem('displayCookieDialog'))).toBe('0');
  });

  it('is not covered by anything on any screen', async () => {
    const page = await openHtml(siteAlone, { notice: true });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await onEveryScreen(page, async ({ path }) => {
        expect([width, path, await notice(page).evaluate(whatLiesOver)]).toEqual([width, path, []]);
      });
    }
  });
});
