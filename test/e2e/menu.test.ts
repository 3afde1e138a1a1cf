import content from 'content';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { home } from '../screens';
import { closeMenu, menuTitle, openMenu } from '../words';
import { describeInChromium, inPortal, script, untilPainted } from './chromium';
import { eventually } from './engines/sitePage';

const { company } = content;

const menu = (page: Page) => page.getByRole('dialog', { name: menuTitle });
const mailLink = (page: Page) => menu(page).getByRole('link', { name: company.helloEmail });
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

  it('the menu covers the whole site in a dialog of the page, although an ancestor clips', async () => {
    const page = await openPage(
      `<div style="height: 100px; overflow: hidden">
       <dialog id="site" style="width: 100%; height: 100%; max-width: none; max-height: none; padding: 0; border: 0"></dialog>
       </div><script>document.querySelector('dialog').showModal()</script>`,
    );
    await openMenuOf(page);
    expect(await menu(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 800 });
  });

  /** A page whose title says which keys reach the page. */
  async function openPageWithShortcuts() {
    const page = await openPage();
    await page.evaluate(() =>
      document.addEventListener('keydown', ({ key }) => {
        document.title = `The page takes ${key}`;
      }),
    );
    return page;
  }

  it('the menu closes at Escape without telling the page of that key', async () => {
    const page = await openPageWithShortcuts();
    await openMenuOf(page);
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await page.title()).toBe(home.title);
  });

  it('the menu leaves Escape to the page once it is closed', async () => {
    const page = await openPageWithShortcuts();
    await openMenuOf(page);
    await page.getByRole('button', { name: closeMenu }).click();
    await menu(page).waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    expect(await page.title()).toBe('The page takes Escape');
  });

  // Each of these tests begins and ends with a closed menu.
  describe('when the page hides the site', () => {
    let page: Page;

    beforeAll(async () => {
      page = await openPage(
        `<details id="details" open><summary>Details</summary><div id="drawer"><div id="site"></div></div></details>
         <button style="margin-block: 2000px">Host</button>`,
      );
    });

    it.each([
      ['moves the site', 'drawer.after(holder)', 'drawer.append(holder)'],
      ['hides the site', 'holder.hidden = true', 'holder.hidden = false'],
      [
        'hides the site until it is found',
        'holder.hidden = "until-found"',
        'holder.hidden = false',
      ],
      ['closes the details around the site', 'details.open = false', 'details.open = true'],
      ['scrolls to its end', 'scrollTo(0, document.body.scrollHeight)', 'scrollTo(0, 0)'],
      [
        'shifts a drawer out of the window',
        'drawer.style.transform = "translateX(-5000px)"',
        'drawer.style = ""',
      ],
      [
        'shuts a drawer to a height of 0',
        'drawer.style = "height: 0; overflow: hidden"',
        'drawer.style = ""',
      ],
      ['removes the site', 'holder.remove()', 'drawer.append(holder)'],
    ])('the menu closes when the page %s, and can be opened again', async (_, hide, show) => {
      await openMenuOf(page);
      await page.evaluate(hide);
      await menu(page).waitFor({ state: 'hidden' });
      // The rest of the page is not inert.
      await page.getByRole('button', { name: 'Host' }).click();
      await page.evaluate(`${show}; scrollTo(0, 0)`);
      await openMenuOf(page);
      await page.keyboard.press('Escape');
      await menu(page).waitFor({ state: 'hidden' });
    });
  });

  describe('of a whole page', () => {
    let page: Page;

    beforeAll(async () => {
      page = await openPage();
    });

    beforeEach(() => openMenuOf(page));

    it('the menu closes when its mail link is followed', async () => {
      await mailLink(page).click();
      await menu(page).waitFor({ state: 'hidden' });
    });

    it('the menu closes when the page navigates to the screen that is shown', async () => {
      await page.evaluate('site.navigate("/")');
      await menu(page).waitFor({ state: 'hidden' });
    });

    it('the menu has focus on its close button when it opens', async () => {
      await page.getByRole('button', { name: closeMenu }).and(page.locator(':focus')).waitFor();
    });
  });

  it('the menu can be scrolled to its end by a wheel in a low window', async () => {
    const page = await openPage();
    await page.setViewportSize({ width: 390, height: 400 });
    await openMenuOf(page);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 2000);
    await eventually(() => isInWindow(mailLink(page))).toBe(true);
  });

  it('the menu keeps the page where it is when a wheel turns at the end of the menu', async () => {
    const page = await openPage();
    await page.setViewportSize({ width: 390, height: 400 });
    await openMenuOf(page);
    await mailLink(page).scrollIntoViewIfNeeded();
    await page.mouse.move(300, 300);
    await page.evaluate(() => {
      document.title = 'before the wheel';
      // The menu keeps the event from the page, so the page hears of it only on the way down.
      addEventListener(
        'wheel',
        () => {
          document.title = 'after the wheel';
        },
        true,
      );
    });
    await page.mouse.wheel(0, 2000);
    await eventually(() => page.title()).toBe('after the wheel');
    await untilPainted(page);
    expect(await page.evaluate(() => scrollY), 'scroll position of the page').toBe(0);
  });

  describe.each([0.5, 1.25])('where an ancestor has a zoom of %d', (zoom) => {
    const holder = `<div style="width: 240px; margin: 20px; zoom: ${zoom}"><div id="site"></div></div>`;

    it('the menu lies over the site', async () => {
      const page = await openPage(holder);
      await openMenuOf(page);
      const box = await menu(page).boundingBox();
      const site = await page.locator('.site').boundingBox();
      expect(box?.x, 'left edge').toBeCloseTo(site?.x ?? Number.NaN, 0);
      expect(box?.width, 'width').toBeCloseTo(site?.width ?? Number.NaN, 0);
    });

    it('the menu lies over the site in its first frame', async () => {
      const page = await openPage(holder);
      const [left, expected] = await page.evaluate(async () => {
        const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
        root.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.click();
        // It is called before the observers of that frame.
        await new Promise(requestAnimationFrame);
        return ['dialog', '.site'].map(
          (selector) => root.querySelector(selector)?.getBoundingClientRect().left,
        );
      });
      expect(left).toBeCloseTo(expected ?? Number.NaN, 0);
    });
  });
});
