// What a visitor does in a host that has the site on one of its pages, step by step.
import type { Frame, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  careers,
  consultancy,
  contact,
  home,
  knowUsMore,
  type Screen,
  screens,
  training,
} from '../screens';
import { accept, cookieNoticeLabel, menuTitle, openMenu } from '../words';
import { describeInChromium, type OpenOptions, untilWhole } from './chromium';
import { eventually } from './engines/sitePage';
import { follow, shows } from './everyScreen';
import { type Application, hashOf, type Portal } from './examples';
import { areSitesWhole } from './whole.mjs';

/** The lines of the console that the host does not write without the site. */
function expectNoLineBut(ownLines: RegExp | undefined, complaints: string[]) {
  const lines = complaints.splice(0).filter((line) => !ownLines?.test(line));
  expect(lines, 'console').toEqual([]);
}

/** The address without its hash: a screen of the site stays on this page. */
const pageOf = (address: string) => address.replace(/#.*/, '');

const withoutRepeats = (list: readonly unknown[]) =>
  list.filter((entry, place) => entry !== list[place - 1]);

/** In the page: what the host shows, and whether it has finished. */
function look() {
  const { documentElement: root } = document;
  const place = document.getElementById('place')?.textContent;
  return {
    view: document.getElementById('view')?.textContent,
    address: location.href,
    title: document.title,
    // Some pages show the address that their router knows.
    routerKnows: !place || place === '/' || location.href.endsWith(place),
    // Turbo loads a page. Astro shows one with a view transition; a click before its first frame
    // cancels it, and the browser reports that nobody handles it.
    isMoving: root.ariaBusy === 'true' || root.matches(':active-view-transition'),
  };
}

/**
 * The steps of a visitor in the application. Each one waits until the page is as expected.
 * `reported` has the headings of the screens that the events of the site have named.
 */
async function createVisitor(page: Page, host: Application, reported: readonly unknown[]) {
  const { origin } = new URL(page.url());
  /** The expected state of the page that has the site. */
  const at = (screen: Screen, address: string) => ({
    view: 'Partners',
    heading: screen.heading as string | undefined,
    address: new URL(address, origin).href,
    title: host.setsTitleLate ? (expect.any(String) as string) : screen.title,
  });
  type Place = ReturnType<typeof at>;
  const atHome = { ...at(home, host.home), view: 'Home', heading: undefined, title: 'Workplace' };
  const inSite = (screen: Screen, page: string) =>
    at(screen, pageOf(page) + hashOf(host.basePath, screen.path));
  const places = {
    'Host home': atHome,
    Partners: at(home, host.partners),
    'Consultancy desk': inSite(consultancy, host.partners),
    'Course list': at(training, host.list),
  };
  const entries: Place[] = [atHome];
  let current = 0;
  const shown: string[] = [];
  const placeNow = () => entries[current] as Place;

  async function seen() {
    const headings = page.locator('.site').getByRole('heading', { level: 1 });
    const [heading] = await headings.allTextContents();
    return {
      ...(await page.evaluate(look)),
      heading: heading?.replace(/\s+/g, ' ').trim(),
      isWhole: await page.evaluate(areSitesWhole),
    };
  }

  async function sees(place: Place) {
    const atRest = { routerKnows: true, isMoving: false, isWhole: true };
    await eventually(seen).toEqual({ ...place, ...atRest });
    if (place.heading) shown.push(place.heading);
    // A screen may be reported again if the host renders the page again.
    await eventually(async () => withoutRepeats(reported)).toEqual(withoutRepeats(shown));
  }

  async function goTo(place: Place) {
    await sees(place);
    current += 1;
    entries.splice(current, Infinity, place);
  }

  async function step(offset: -1 | 1) {
    await page.evaluate((offset) => history.go(offset), offset);
    current += offset;
    await sees(placeNow());
  }

  await sees(atHome);
  return {
    async host(name: keyof typeof places) {
      await page.getByRole('link', { name, exact: true }).click();
      await goTo(places[name]);
    },
    /** A link of the host to the page that is shown. */
    async samePage(name: keyof typeof places) {
      await page.getByRole('link', { name, exact: true }).click();
      if (host.replacesEntry) current -= 1;
      await goTo(places[name]);
    },
    async site(screen: Screen) {
      await follow(page, screen);
      await goTo(inSite(screen, placeNow().address));
    },
    /** The host replaces the query of its address; the entry stays. */
    async filter() {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      const url = new URL(placeNow().address);
      url.search = '?year=3';
      // Some routers then set the title of the page again.
      entries[current] = { ...placeNow(), address: url.href, title: expect.any(String) };
      await sees(placeNow());
    },
    back: () => step(-1),
    forward: () => step(1),
    entries: () => page.evaluate(() => history.length),
    /** All links of the site have the current address of the page. */
    linksAreTrue: () =>
      eventually(async () => {
        const links = page.locator('[part] a[href*="#"]');
        const addresses = await links.evaluateAll((all: HTMLAnchorElement[]) =>
          all.map(({ href }) => href),
        );
        return [...new Set(addresses.map(pageOf))];
      }).toEqual([pageOf(placeNow().address)]),
  };
}

type Visitor = Awaited<ReturnType<typeof createVisitor>>;

async function walk(visitor: Visitor, { keepsQuery, replacesEntry }: Application) {
  const entries = await visitor.entries();
  await visitor.host('Partners');
  await visitor.site(training);
  // A link to the page without a hash shows Home, and a link to a screen shows the screen.
  await visitor.samePage('Partners');
  await visitor.host('Consultancy desk');
  await visitor.site(contact);
  await visitor.host('Consultancy desk');
  await visitor.host('Host home');
  await visitor.host('Partners');
  await visitor.site(knowUsMore);
  await visitor.host('Course list');
  await visitor.linksAreTrue();
  if (!keepsQuery) await visitor.filter();
  await visitor.linksAreTrue();
  await visitor.site(careers);
  const steps = replacesEntry ? 10 : 11;
  expect(await visitor.entries(), 'history entries').toBe(entries + steps);
  for (let step = 0; step < steps; step += 1) await visitor.back();
  for (let step = 0; step < steps; step += 1) await visitor.forward();
}

/**
 * A visitor walks through the application, whose pages are ours: each entry of the history is
 * known.
 */
export function describeApplication(
  host: Application,
  prepare: (page: Page) => Promise<unknown>,
  origin: () => string = () => '',
): void {
  describeInChromium(`in ${host.name}`, ({ open, complaints }) => {
    it('Back and Forward go through the pages of host and site, one entry per step', async () => {
      const reported: unknown[] = [];
      const page = await open(origin() + host.home, {
        reducedMotion: 'no-preference',
        async prepare(page) {
          await page.exposeFunction('tellOfScreen', (path: string) =>
            reported.push(screens.find((screen) => screen.path === path)?.heading),
          );
          await page.addInitScript(() =>
            document.addEventListener('training-site-navigate', (event) =>
              Reflect.get(window, 'tellOfScreen')((event as CustomEvent).detail.path),
            ),
          );
          await prepare(page);
        },
      });
      await walk(await createVisitor(page, host, reported), host);
      // Development builds write information. Astro does not catch the error of a transition that
      // it skips.
      expectNoLineBut(/^(log|info|debug):|Transition was skipped/, complaints);
    });
  });
}

/** Whether the top left of the heading is in the window and no other element covers it. */
function isInView(heading: Element) {
  const { left, top } = heading.getBoundingClientRect();
  const root = heading.getRootNode() as ShadowRoot;
  return heading.contains(root.elementFromPoint(left + 4, top + 4));
}

/**
 * How far something in the site is wider than the site, in px. The page itself may be wider than
 * the window. The site is made for 280 px and more; a portal may leave it less.
 */
const overhangIn = ({ scrollWidth, clientWidth }: Element) =>
  clientWidth < 280 ? 0 : scrollWidth - clientWidth;

/** A visitor walks through the portal, whose other pages are not ours. */
export function describePortal(portal: Portal, origin: () => string): void {
  const { basePath = '', frame, link, ownLines, setsTitleLate } = portal;

  describeInChromium(`in ${portal.name}`, ({ open, complaints }) => {
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
      await hasLoaded(page, screen);
      return page;
    }

    const hasTitle = (page: Page, title: string) => eventually(() => page.title()).toBe(title);

    async function hasLoaded(page: Page, screen: Screen) {
      const site = await siteOf(page);
      await shows(site, screen);
      await untilWhole(site);
      if (!setsTitleLate) await hasTitle(page, screen.title);
    }

    async function isInWindow(page: Page, screen: Screen) {
      const site = await siteOf(page);
      const heading = site.getByRole('heading', { level: 1, name: screen.heading });
      await eventually(() => heading.evaluate(isInView)).toBe(true);
    }

    async function isAt(page: Page, screen: Screen) {
      await shows(await siteOf(page), screen);
      await hasTitle(page, screen.title);
      await eventually(async () => page.url()).toBe(addressOf(screen));
    }

    async function goTo(page: Page, screen: Screen) {
      await follow(await siteOf(page), screen);
      await isAt(page, screen);
      await isInWindow(page, screen);
    }

    /** Follows a link of the portal. */
    function leaveBy(page: Page, name: string) {
      const exact = true;
      const links = link.isText
        ? page.getByText(name, { exact })
        : page.getByRole('link', { name, exact });
      return links.first().click();
    }

    it(`a visitor of ${portal.name} walks through the site, leaves it and comes back`, async () => {
      const page = await openAt(home, { notice: true });
      await (await siteOf(page)).getByRole('button', { name: accept }).click();
      await goTo(page, training);
      await goTo(page, consultancy);
      await page.goBack();
      await isAt(page, training);
      await page.goForward();
      await isAt(page, consultancy);
      await page.reload();
      await hasLoaded(page, consultancy);
      const notice = (await siteOf(page)).getByRole('region', { name: cookieNoticeLabel });
      expect(await notice.count(), 'cookie notices').toBe(0);
      await leaveBy(page, link.name);
      await hasTitle(page, link.title);
      await page.goBack();
      await hasLoaded(page, consultancy);
      await leaveBy(page, link.name);
      await hasTitle(page, link.title);
      await leaveBy(page, link.entry ?? 'Partners');
      await hasLoaded(page, home);
      // The link may have had another query, so the address is not checked.
      await follow(await siteOf(page), training);
      await hasTitle(page, training.title);
      expectNoLineBut(ownLines, complaints);
    });

    it(`a page of ${portal.name} that is loaded at a screen has it in view`, async () => {
      const page = await openAt(training);
      await isInWindow(page, training);
      expectNoLineBut(ownLines, complaints);
    });

    it(`in ${portal.name}, at 375 px, the menu works and nothing in the site is too wide`, async () => {
      const page = await openAt(home, { viewport: { width: 375, height: 700 } });
      const site = await siteOf(page);
      await site.getByRole('button', { name: openMenu }).click();
      const menu = site.getByRole('dialog', { name: menuTitle });
      await menu.getByRole('link', { name: `${training.link}`, exact: true }).click();
      await menu.waitFor({ state: 'hidden' });
      await isAt(page, training);
      await isInWindow(page, training);
      expect(await site.locator('.site[data-theme]').evaluate(overhangIn)).toBe(0);
      expectNoLineBut(ownLines, complaints);
    });
  });
}
