import type { Frame, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { consultancy, contact, home, type Screen, training } from '../screens';
import { accept, cookieNoticeLabel, menuTitle, openMenu } from '../words';
import { hashOf } from './applications';
import { describeInChromium, type OpenOptions, untilWhole } from './chromium';
import { eventually } from './engines/sitePage';
import { follow, shows } from './everyScreen';
import { type Part, type Portal, partsOf } from './portals';

/** Whether the top left of the heading is in the window and no other element covers it. */
function isInView(heading: Element) {
  const { left, top } = heading.getBoundingClientRect();
  const root = heading.getRootNode() as ShadowRoot;
  return heading.contains(root.elementFromPoint(left + 4, top + 4));
}

/**
 * How far something in the site is wider than the site, in px. The page itself may be wider than the window. The site is
 * made for 280 px and more; a portal may leave it less.
 */
const overhangIn = ({ scrollWidth, clientWidth }: Element) =>
  clientWidth < 280 ? 0 : scrollWidth - clientWidth;

/**
 * What a visitor does in the portal, part by part. Any line in the console that is not the portal's own fails.
 * `whenAllWork` is called after the last part, if each one that the portal can do has passed.
 */
export function describePortal(
  portal: Portal,
  origin: () => string,
  whenAllWork: () => void,
): void {
  const { basePath = '', frame, ownLines, without = {} } = portal;

  describeInChromium(`in ${portal.name}`, ({ open, complaints }) => {
    const working = new Set<Part>();
    afterAll(() => {
      if (working.size === partsOf(portal).length) whenAllWork();
    });

    /** A part of the walk, unless the portal can't do it. */
    function part(name: Part, title: string, walk: () => Promise<void>) {
      it.skipIf(without[name])(title, async () => {
        await walk();
        const lines = complaints.splice(0).filter((line) => !ownLines?.test(line));
        expect(lines, 'console').toEqual([]);
        working.add(name);
      });
    }

    const addressOf = (screen: Screen) => {
      const hash = screen === home ? '' : hashOf(basePath, screen.path);
      return origin() + portal.page + hash;
    };

    /** The page, or the frame that has the site. */
    async function siteOf(page: Page): Promise<Page | Frame> {
      if (!frame) return page;
      const element = await page.waitForSelector(frame);
      return (await element.contentFrame()) as Frame;
    }

    async function openAt(screen: Screen, options: OpenOptions = {}) {
      const page = await open(addressOf(screen), { ...options, fresh: true });
      const site = await siteOf(page);
      await shows(site, screen);
      await untilWhole(site);
      return { page, site };
    }

    async function seesScreen(page: Page, screen: Screen) {
      const site = await siteOf(page);
      await shows(site, screen);
      const heading = site.getByRole('heading', { level: 1, name: screen.heading });
      await eventually(() => heading.evaluate(isInView)).toBe(true);
      await eventually(() => page.title()).toBe(screen.title);
      if (screen !== home) await eventually(async () => page.url()).toBe(addressOf(screen));
    }

    part('notice', 'the cookie notice goes when it is accepted, and stays away', async () => {
      const { page, site } = await openAt(home, { notice: true });
      const notice = site.getByRole('region', { name: cookieNoticeLabel });
      await site.getByRole('button', { name: accept }).click();
      await notice.waitFor({ state: 'hidden' });
      await page.reload();
      const reloaded = await siteOf(page);
      await shows(reloaded, home);
      await untilWhole(reloaded);
      expect(await reloaded.getByRole('region', { name: cookieNoticeLabel }).count()).toBe(0);
    });

    part('screens', 'links of the site, Back and Forward show the screens', async () => {
      const { page, site } = await openAt(home);
      for (const screen of [training, consultancy, contact]) {
        await follow(site, screen);
        await seesScreen(page, screen);
      }
      await page.goBack();
      await shows(site, consultancy);
      await page.goBack();
      await shows(site, training);
      await page.goForward();
      await shows(site, consultancy);
      await eventually(() => page.title()).toBe(consultancy.title);
    });

    part('reload', 'a reload shows the same screen', async () => {
      const { page, site } = await openAt(home);
      await follow(site, training);
      await page.reload();
      await shows(await siteOf(page), training);
    });

    part('deepLink', 'a page that is loaded at the address of a screen shows it', async () => {
      const { site } = await openAt(training);
      const heading = site.getByRole('heading', { level: 1, name: training.heading });
      await eventually(() => heading.evaluate(isInView)).toBe(true);
    });

    part('firstTitle', 'the page has the title of the first screen', async () => {
      const { page } = await openAt(training);
      await eventually(() => page.title()).toBe(training.title);
    });

    part(
      'menu',
      'at 375 px the menu leads to a screen, and nothing in the site is too wide',
      async () => {
        const { page, site } = await openAt(home, { viewport: { width: 375, height: 700 } });
        await site.getByRole('button', { name: openMenu }).click();
        const menu = site.getByRole('dialog', { name: menuTitle });
        await menu.getByRole('link', { name: `${training.link}`, exact: true }).click();
        await menu.waitFor({ state: 'hidden' });
        await seesScreen(page, training);
        expect(await site.locator('.site[data-theme]').evaluate(overhangIn)).toBe(0);
      },
    );

    /** A link of the portal. */
    function linkOf(page: Page, name: string) {
      const exact = true;
      if (portal.link.isText) return page.getByText(name, { exact }).first();
      return page.getByRole('link', { name, exact }).first();
    }

    async function leave(page: Page) {
      const { name, title } = portal.link;
      await linkOf(page, name).click();
      await eventually(() => page.title()).toBe(title);
    }

    part('link', 'a link of the host leaves the site, and Back returns', async () => {
      const { page, site } = await openAt(home);
      await follow(site, training);
      await eventually(() => page.title()).toBe(training.title);
      await leave(page);
      await page.goBack();
      await shows(await siteOf(page), training);
      if (!without.firstTitle) await eventually(() => page.title()).toBe(training.title);
    });

    part('arrival', 'a link of another page of the host shows the site', async () => {
      const { page } = await openAt(home);
      await leave(page);
      const { entry = 'Partners' } = portal.link;
      await linkOf(page, entry).click();
      const site = await siteOf(page);
      await shows(site, home);
      if (!without.firstTitle) await eventually(() => page.title()).toBe(home.title);
      // The link may have had another query.
      await follow(site, training);
      await eventually(() => page.title()).toBe(training.title);
    });
  });
}
