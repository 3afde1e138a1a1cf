import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
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
});
