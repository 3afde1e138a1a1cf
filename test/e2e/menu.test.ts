import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { home } from '../screens';
import { menuTitle, openMenu } from '../words';
import { describeInChromium, inPortal, script } from './chromium';

const menu = (page: Page) => page.getByRole('dialog', { name: menuTitle });

describeInChromium('the floating menu', ({ openHtml }) => {
  /** A narrow page with the site in the element `site` of this body. */
  const openPage = (body = '<div id="site"></div>') =>
    openHtml(
      inPortal(`${body}${script}<script>
        holder = document.getElementById('site');
        site = TrainingSite.mount(holder);
      </script>`),
      { viewport: { width: 390, height: 800 } },
    );
  async function openMenuOf(page: Page) {
    await page.getByRole('button', { name: openMenu }).click();
    await menu(page).waitFor();
  }

  it('covers the whole site in a dialog of the host, although an ancestor clips', async () => {
    const page = await openPage(
      `<div style="height: 100px; overflow: hidden">
       <dialog id="site" style="width: 100%; height: 100%; max-width: none; max-height: none; padding: 0; border: 0"></dialog>
       </div><script>document.querySelector('dialog').showModal()</script>`,
    );
    await openMenuOf(page);
    expect(await menu(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 800 });
  });

  it('closes at Escape, and an overlay of the host around the site stays open', async () => {
    const page = await openPage();
    await page.evaluate(() =>
      document.addEventListener('keydown', ({ key }) => {
        document.title = `The host takes ${key}`;
      }),
    );
    await openMenuOf(page);
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await page.title()).toBe(home.title);
    await page.keyboard.press('Escape');
    expect(await page.title()).toBe('The host takes Escape');
  });

  it('closes when the host takes the site out of sight, and opens again when it is back', async () => {
    const page = await openPage(
      `<details id="details" open><summary>Details</summary><div id="drawer"><div id="site"></div></div></details>
       <button style="margin-block: 2000px">Host</button>`,
    );
    for (const [hide, show] of [
      ['drawer.after(holder)', 'drawer.append(holder)'],
      ['holder.hidden = true', 'holder.hidden = false'],
      ['holder.hidden = "until-found"', 'holder.hidden = false'],
      ['details.open = false', 'details.open = true'],
      ['scrollTo(0, document.body.scrollHeight)', 'scrollTo(0, 0)'],
      ['drawer.style.transform = "translateX(-5000px)"', 'drawer.style = ""'],
      ['drawer.style = "height: 0; overflow: hidden"', 'drawer.style = ""'],
      ['holder.remove()', ''],
    ] as const) {
      await openMenuOf(page);
      await page.evaluate(hide);
      await menu(page).waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Host' }).click();
      await page.evaluate(`${show}; scrollTo(0, 0)`);
    }
  });

  it('closes when the host navigates, also to the screen that is shown', async () => {
    const page = await openPage();
    await openMenuOf(page);
    await page.evaluate('site.navigate("/")');
    await menu(page).waitFor({ state: 'hidden' });
  });

  it('lies over the site where an ancestor has zoom', async () => {
    const page = await openPage(
      '<div style="width: 240px; margin: 20px"><div id="site"></div></div>',
    );
    for (const zoom of [0.5, 1.25]) {
      await page.evaluate(`holder.parentElement.style.zoom = ${zoom}`);
      await openMenuOf(page);
      const box = await menu(page).boundingBox();
      const site = await page.locator('.site').boundingBox();
      expect(box?.x).toBeCloseTo(site?.x ?? Number.NaN, 0);
      expect(box?.width).toBeCloseTo(site?.width ?? Number.NaN, 0);
      await page.keyboard.press('Escape');
      await menu(page).waitFor({ state: 'hidden' });
    }
  });
});
