import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { company } from '../../src/content/edition';
import { home } from '../screens';
import { closeMenu, menuTitle, openMenu } from '../words';
import { describeInChromium, inPortal, script, twoFrames } from './chromium';
import { eventually } from './engines/sitePage';

const menu = (page: Page) => page.getByRole('dialog', { name: menuTitle });
const isInWindow = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight);

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

  it('in a low window, focus is on the close button, and a wheel scrolls the menu and not the page; a mail link closes it, and so does a call for the same screen', async () => {
    const page = await openPage();
    await page.setViewportSize({ width: 390, height: 400 });
    await openMenuOf(page);
    await page.getByRole('button', { name: closeMenu }).and(page.locator(':focus')).waitFor();
    const mail = menu(page).getByRole('link', { name: company.helloEmail });
    await page.mouse.move(300, 300);
    for (let time = 0; time < 2; time += 1) {
      await page.mouse.wheel(0, 2000);
      await eventually(() => isInWindow(mail)).toBe(true);
    }
    await twoFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (const close of [() => mail.click(), () => page.evaluate('site.navigate("/")')]) {
      await close();
      await menu(page).waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: openMenu }).click();
    }
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
