import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shellText } from '../../src/content/shell';
import { home, training } from '../screens';
import { menuLinks, menuTitle, openMenu } from '../words';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';

const narrow = { viewport: { width: 390, height: 844 } };
const hamburger = (page: Page) => page.getByRole('button', { name: openMenu });
const menu = (page: Page) => page.getByRole('dialog', { name: menuTitle });

describeInChromium('the floating menu', ({ open, openHtml }) => {
  it('lists its screens, with the current one marked', async () => {
    const page = await open('/demo/#/training', narrow);
    await hamburger(page).click();
    const links = menu(page).getByRole('navigation').getByRole('link');
    expect(await links.allInnerTexts()).toEqual(menuLinks);
    expect(await menu(page).locator('[aria-current="page"]').textContent()).toBe(training.link);
  });

  it('opens again by a click that comes right after the browser has closed it', async () => {
    const page = await open('/demo/', narrow);
    await hamburger(page).click();
    await menu(page).evaluate((dialog: HTMLDialogElement) => {
      dialog.close();
      dialog.parentElement?.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.click();
    });
    await menu(page).getByRole('navigation').waitFor();
    expect(await menu(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  });

  it('covers the visible part of the site, and nothing else of the page', async () => {
    const page = await open('/demo/portal.html', { viewport: { width: 1280, height: 900 } });
    await hamburger(page).click();
    const box = await menu(page).boundingBox();
    const site = await page.locator('#training-partners').boundingBox();
    expect(box?.x).toBeCloseTo(site?.x ?? Number.NaN, 0);
    expect(box?.width).toBeCloseTo(site?.width ?? Number.NaN, 0);
    expect(box?.y).toBeCloseTo(site?.y ?? Number.NaN, 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(900, 0);
    await page.mouse.wheel(0, 300);
    await eventually(async () => (await menu(page).boundingBox())?.y).toBeCloseTo(0, 0);
  });

  it.each([
    [
      'an overlay',
      '<div style="height: 200px; overflow: hidden"><div id="box" style="position: fixed; inset: 0; overflow: auto"></div></div>',
    ],
    [
      'a dialog',
      '<div style="height: 100px; overflow: hidden"><dialog id="box" style="width: 100%; height: 100%; max-width: none; max-height: none; padding: 0; border: 0"></dialog></div>',
    ],
    [
      'a box placed elsewhere',
      '<div style="height: 50px; overflow: hidden"><div id="box" style="position: absolute; inset: 0; overflow: auto"></div></div>',
    ],
  ])('covers a site in %s that an element around it doesn’t cut off', async (_, html) => {
    const page = await openHtml(
      `<!doctype html><body style="margin: 0">${html}<script src="/dist/training-site.js"></script>
       <script>box.showModal?.(); TrainingSite.mount(box);</script>`,
      { viewport: { width: 390, height: 800 } },
    );
    await page.getByRole('button', { name: openMenu }).click();
    await menu(page).waitFor();
    expect(await menu(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 800 });
  });

  it('closes at Escape, and an overlay of the host around the site stays open', async () => {
    const page = await open('/demo/', narrow);
    await page.evaluate(() =>
      document.addEventListener('keydown', ({ key }) => {
        document.title = `The host takes ${key}`;
      }),
    );
    await hamburger(page).click();
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await page.title()).toBe(home.title);
    await page.keyboard.press('Escape');
    expect(await page.title()).toBe('The host takes Escape');
  });

  it('leaves focus to the page that moves the site to a wide place', async () => {
    const page = await openHtml(
      `<!doctype html><html lang="en"><title>Portal</title><input><div id="site" style="width: 390px"></div>
       <script src="/dist/training-site.js"></script><script>TrainingSite.mount(site)</script></html>`,
    );
    await hamburger(page).click();
    await page.evaluate(() => {
      const site = document.getElementById('site') as HTMLElement;
      site.style.width = '1000px';
      document.body.append(site);
      document.querySelector('input')?.focus();
    });
    await menu(page).waitFor({ state: 'hidden' });
    await page.keyboard.type('abc');
    expect(await page.locator('input').inputValue()).toBe('abc');
  });

  it('closes when the site becomes wide enough for the links of the header', async () => {
    const page = await open('/demo/', narrow);
    await hamburger(page).click();
    await page.setViewportSize({ width: 767, height: 844 });
    expect(await menu(page).isVisible()).toBe(true);
    await page.setViewportSize({ width: 768, height: 844 });
    const links = page.getByRole('navigation', { name: shellText.headNavLabel }).getByRole('link');
    await links.first().and(page.locator(':focus')).waitFor();
    await links.first().click();
    await page.waitForURL('**/#/know-us-more');
  });
});
