import { expect, it } from 'vitest';
import { home } from '../screens';
import { loadAxe, violations } from './axe';
import { describeInChromium } from './chromium';

describeInChromium('the gallery of awkward pages', ({ open }) => {
  it('shows each page live, leaves the keyboard to its links, and fits into 320px', async () => {
    const page = await open('/demo/hosts/');
    const first = page.frameLocator('iframe[src="clean.html"]');
    await first.getByRole('heading', { level: 1, name: home.heading }).waitFor();
    const awkward = page.frameLocator('iframe[src="important.html"]');
    await awkward.getByRole('heading', { level: 1, name: home.heading }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const titles = await page
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.textContent));
    const previews = await page
      .locator('iframe')
      .evaluateAll((all) => all.map((frame) => (frame as HTMLIFrameElement).title));
    expect(previews).toEqual(titles);
    await page.getByRole('link', { name: 'A clean page' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Bootstrap 3');

    await loadAxe(page);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violations(page)).toEqual([]);
  });
});
