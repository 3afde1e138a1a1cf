import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';

const narrow = { viewport: { width: 390, height: 844 } };
const hamburger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const hasFocus = (element: Element) => element.matches(':focus');

describeInChromium('the floating menu', ({ open }) => {
  it('lists its five screens, with the current one marked', async () => {
    const page = await open('/demo/#/training', narrow);
    await hamburger(page).click();
    const links = menu(page).getByRole('navigation').getByRole('link');
    expect(await links.allInnerTexts()).toEqual([
      'Know Us More',
      'Training',
      'Consultancy',
      'Career',
      'Contact Us',
    ]);
    expect(await menu(page).locator('[aria-current="page"]').textContent()).toBe('Training');
  });

  it('takes focus to its close button, keeps it inside, and gives it back', async () => {
    const page = await open('/demo/', narrow);
    await hamburger(page).click();
    const close = page.getByRole('button', { name: 'Close menu' });
    expect(await close.evaluate(hasFocus)).toBe(true);
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const site = document.querySelector('#site > div')?.shadowRoot;
        const focused = site?.activeElement;
        return focused ? !focused.closest('dialog') : document.activeElement !== document.body;
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    expect(await menu(page).isVisible()).toBe(false);
    expect(await hamburger(page).evaluate(hasFocus)).toBe(true);
  });

  it('closes by its button, by the scrim, and by choosing a screen', async () => {
    const page = await open('/demo/', narrow);
    await hamburger(page).click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await menu(page).waitFor({ state: 'hidden' });

    await hamburger(page).click();
    await page.mouse.click(10, 400);
    await menu(page).waitFor({ state: 'hidden' });

    await hamburger(page).click();
    await menu(page).getByRole('link', { name: 'Career' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    const heading = page.getByRole('heading', { level: 1, name: 'Careers' });
    expect(await heading.evaluate(hasFocus)).toBe(true);
  });

  it('lies over what is visible of the site, and over nothing else of the page', async () => {
    const page = await open('/demo/portal.html', { viewport: { width: 1280, height: 900 } });
    await hamburger(page).click();
    const box = await menu(page).boundingBox();
    const site = await page.locator('#training-partners').boundingBox();
    expect(box?.x).toBeCloseTo(site?.x ?? Number.NaN, 0);
    expect(box?.width).toBeCloseTo(site?.width ?? Number.NaN, 0);
    expect(box?.y).toBeCloseTo(site?.y ?? Number.NaN, 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(900, 0);
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => (await menu(page).boundingBox())?.y).toBeCloseTo(0, 0);
  });

  it('goes when the site becomes wide enough for its links', async () => {
    const page = await open('/demo/', narrow);
    await hamburger(page).click();
    await page.setViewportSize({ width: 1000, height: 844 });
    await menu(page).waitFor({ state: 'hidden' });
    await page.getByRole('banner').getByRole('link', { name: 'Training' }).click();
    expect(await page.title()).toContain('Training');
  });
});
