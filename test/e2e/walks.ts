import type { Page } from 'playwright-core';
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
import { type Host, hashOf } from './applications';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';
import { follow } from './everyScreen';
import { areSitesWhole } from './whole.mjs';

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
    // Turbo loads a page. Astro shows one with a view transition; a click before its first frame cancels it,
    // and the browser reports that nobody handles it.
    isMoving: root.ariaBusy === 'true' || root.matches(':active-view-transition'),
  };
}

/**
 * The steps of a visitor in the application. Each one waits until the page is as expected. `reported` has the headings of
 * the screens that the events of the site have named.
 */
async function createVisitor(page: Page, host: Host, reported: readonly unknown[]) {
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

async function walk(visitor: Visitor, { keepsQuery, replacesEntry }: Host) {
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

/** A visitor walks through the application, and the console is watched. */
export function describeWalks(
  host: Host,
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
      // Development builds write information. Astro does not catch the error of a transition that it skips.
      const expected = /^(log|info|debug):|Transition was skipped/;
      const lines = complaints.splice(0).filter((line) => !expected.test(line));
      expect(lines).toEqual([]);
    });
  });
}
