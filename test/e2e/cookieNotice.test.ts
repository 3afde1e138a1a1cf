import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { training } from '../screens';
import { accept as acceptLabel, cookieNoticeLabel } from '../words';
import { describeInChromium } from './chromium';
import { onEveryScreen, siteAlone } from './everyScreen';

const notice = (page: Page) => page.getByRole('region', { name: cookieNoticeLabel });
const accept = (page: Page) => page.getByRole('button', { name: acceptLabel });
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('displayCookieDialog'));

/** The elements that cover the notice while the page scrolls from its top to its end. */
function whatLiesOver(notice: Element): string[] {
  const root = notice.getRootNode() as ShadowRoot;
  const over = new Set<string>();
  for (let y = 0; y <= document.documentElement.scrollHeight - innerHeight; y += 40) {
    scrollTo({ top: y, behavior: 'instant' });
    const { left, top, right, bottom } = notice.getBoundingClientRect();
    for (let x = left + 8; x < right; x += 24) {
      for (let y = top + 8; y < bottom; y += 16) {
        const seen = root.elementFromPoint(x, y);
        if (!notice.contains(seen)) over.add(seen?.outerHTML.slice(0, 80) ?? 'nothing');
      }
    }
  }
  return [...over];
}

describeInChromium('the cookie notice', ({ open, openHtml }) => {
  it('is accepted once and stays away on later visits', async () => {
    const page = await open('/demo/', { notice: true });
    expect(await notice(page).isVisible()).toBe(true);
    await page.reload();
    expect(await notice(page).isVisible()).toBe(true);
    await accept(page).click();
    await notice(page).waitFor({ state: 'hidden' });
    expect(await flag(page)).toBe('0');
    await page.reload();
    await page.getByRole('main').waitFor();
    expect(await notice(page).isVisible()).toBe(false);
  });

  it('is shown for any other stored value', async () => {
    const page = await open('/demo/', { notice: true });
    await page.evaluate(() => localStorage.setItem('displayCookieDialog', '1'));
    await page.reload();
    expect(await notice(page).isVisible()).toBe(true);
  });

  it('is hidden in the other tab when it is accepted in one', async () => {
    const page = await open('/demo/', { notice: true });
    const other = await page.context().newPage();
    await other.goto(page.url());
    await notice(other).waitFor();
    await accept(page).click();
    await notice(other).waitFor({ state: 'hidden' });
  });

  it.each([320, 1280])('has nothing of any screen drawn over it: %i px', async (width) => {
    const page = await openHtml(siteAlone, { notice: true, viewport: { width, height: 700 } });
    await onEveryScreen(page, async ({ path }) => {
      expect([path, await notice(page).evaluate(whatLiesOver)]).toEqual([path, []]);
    });
  });

  it('does not make the page longer', async () => {
    const page = await open('/demo/', { notice: true });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await accept(page).click();
    await notice(page).waitFor({ state: 'hidden' });
    expect(await height()).toBe(before);
  });

  it('stays hidden until the page is closed where storage is refused', async () => {
    const page = await open('/demo/', { notice: true, fresh: true });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.reload();
    expect(await notice(page).isVisible()).toBe(true);
    await accept(page).click();
    await notice(page).waitFor({ state: 'hidden' });
    await page.getByRole('banner').getByRole('link', { name: training.link }).click();
    expect(await notice(page).isVisible()).toBe(false);
  });
});
