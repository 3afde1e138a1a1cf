import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import * as content from '../../src/content/edition';
import { home } from '../screens';
import { menuTitle, openMenu } from '../words';
import { describeInChromium } from './chromium';

const narrow = { viewport: { width: 390, height: 844 } };
const hamburger = (page: Page) => page.getByRole('button', { name: openMenu });
const menu = (page: Page) => page.getByRole('dialog', { name: menuTitle });

describeInChromium('the floating menu', ({ open, openHtml }) => {
  it('covers the whole site in a dialog of the host, although an ancestor clips', async () => {
    const page = await openHtml(
      `<!doctype html><body style="margin: 0"><div style="height: 100px; overflow: hidden">
       <dialog id="box" style="width: 100%; height: 100%; max-width: none; max-height: none; padding: 0; border: 0"></dialog>
       </div><script src="/dist/training-site.js"></script>
       <script>box.showModal(); TrainingSite.mount(box);</script>`,
      { viewport: { width: 390, height: 800 } },
    );
    await hamburger(page).click();
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

  it('closes when the header is wide enough for the links, and focuses the first one', async () => {
    const page = await open('/demo/', narrow);
    const heightOfHeader = async () => (await page.getByRole('banner').boundingBox())?.height;
    await hamburger(page).click();
    await page.setViewportSize({ width: 767, height: 844 });
    expect(await menu(page).isVisible()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 844 });
    const links = page
      .getByRole('navigation', { name: content.shell.headNavLabel })
      .getByRole('link');
    await links.first().and(page.locator(':focus')).waitFor();
    expect(await hamburger(page).isVisible()).toBe(false);
    expect(await heightOfHeader()).toBe(60);
    await page.setViewportSize({ width: 767, height: 844 });
    await hamburger(page).waitFor();
    expect(await heightOfHeader()).toBe(80);
  });
});
