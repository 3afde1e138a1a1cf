import { capturingOnes, listenersOf, seenOn } from './look.mjs';
import { shippedWords } from './words.mjs';

/** @typedef {import('./hosts.mjs').Host} Host */
/** @typedef {import('./look.mjs').Place} Place */
/** @typedef {import('./words.mjs').Words} Words */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {Awaited<ReturnType<typeof createVisitor>>} Visitor */
/** @typedef {keyof Words['link']} LinkedScreen */
/** @typedef {'Host home' | 'Partners' | 'Consultancy desk' | 'Course list'} HostLink */

/** What a busy machine may need for a step, in ms. */
const timeout = 4000;

/**
 * A visitor at the home of the application. Each step waits for what has to be seen then, and throws
 * an error that says what was seen instead.
 *
 * @param {Page} page
 * @param {string} origin - of the server
 * @param {Host} host
 * @param {Words} words
 */
export async function createVisitor(page, origin, host, words = shippedWords) {
  const addressOf = (/** @type {string} */ path) => new URL(path, origin).href;
  const hashOf = (/** @type {string} */ screen) => `#${screenName(host.basePath, screen)}`;
  const screenAddress = (/** @type {string} */ screen) => pageOf(host.partners) + hashOf(screen);
  const atHome = {
    view: 'Home',
    router: 'knows',
    address: addressOf(host.home),
    title: 'Workplace',
  };
  /** @type {(screen: keyof Words['title'], address?: string) => Place} */
  const at = (screen, address = screenAddress(screen)) => ({
    view: 'Partners',
    screen,
    router: 'knows',
    address: addressOf(address),
    title: words.title[screen],
  });
  const list = at(
    '/training',
    host.list.includes('#') ? host.list : host.list + hashOf('/training'),
  );
  const hostPlaces = {
    'Host home': atHome,
    Partners: at('/', host.partners),
    'Consultancy desk': at('/consultation'),
    'Course list': list,
  };

  /** @type {Place[]} */
  const visited = [];
  let current = -1;
  // The screens that the site has told of, and those that it has to tell of.
  /** @type {string[]} */
  const told = [];
  /** @type {(string | undefined)[]} */
  const shown = [];

  /** @type {(step: string, expected: Place) => Promise<void>} */
  async function sees(step, expected) {
    /** @type {unknown} */
    let seen;
    const wanted = JSON.stringify(expected);
    for (const end = Date.now() + timeout; Date.now() < end; await pause()) {
      // The page may be on its way to another.
      seen = await seenOn(page, words.heading).catch(() => seen);
      if (isAt(seen, expected)) {
        shown.push(expected.screen);
        return;
      }
    }
    throw new Error(`${step}: expected ${wanted}, got ${JSON.stringify(seen)}`);
  }

  /** @type {(step: string, place: Place) => Promise<void>} */
  async function goTo(step, place) {
    await sees(step, place);
    visited.splice(current + 1, Infinity, place);
    current += 1;
  }

  /** @type {(name: string, offset: number, move: () => Promise<void>) => Promise<void>} */
  async function step(name, offset, move) {
    await move();
    current += offset;
    await sees(`${name} to entry ${current} of ${visited.length - 1}`, placeNow());
  }

  const placeNow = () => /** @type {Place} */ (visited[current]);

  const visitor = {
    async host(/** @type {HostLink} */ name) {
      await page.getByRole('link', { name, exact: true }).click();
      await goTo(`host link "${name}"`, hostPlaces[name]);
    },
    arrive: () => visitor.host('Partners'),
    async site(/** @type {LinkedScreen} */ screen) {
      const { address } = placeNow();
      await page
        .locator('[part=header], [part=footer]')
        .getByRole('link', { name: words.link[screen], exact: true })
        .first()
        .click();
      const target = pageOf(address) + hashOf(screen);
      await goTo(`site link "${words.link[screen]}"`, at(screen, target));
    },
    /** The host replaces the query of its address; the entry stays. */
    async filter() {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      const url = new URL(placeNow().address);
      url.search = '?year=3';
      // Some routers set the title of the page anew then.
      visited[current] = { ...placeNow(), address: url.href, title: undefined };
      await sees('host replaces the query', placeNow());
    },
    back: () => step('Back', -1, () => page.evaluate(() => history.back())),
    forward: () => step('Forward', 1, () => page.evaluate(() => history.forward())),
    async countEntries(/** @type {number} */ expected, /** @type {() => Promise<void>} */ walk) {
      const before = await page.evaluate(() => history.length);
      await walk();
      const added = (await page.evaluate(() => history.length)) - before;
      if (added !== expected) throw new Error(`expected ${expected} new entries, got ${added}`);
    },
    /** All links of the site lead to a screen on the page as its address is now. */
    async linksAreTrue() {
      const expected = pageOf(placeNow().address);
      /** @type {string[]} */
      let bent = [];
      for (const end = Date.now() + timeout; Date.now() < end; await pause()) {
        const links = page.locator('[part] a[href*="#"]');
        const addresses = await links.evaluateAll((found) =>
          found.map((link) => /** @type {HTMLAnchorElement} */ (link).href),
        );
        bent = addresses.filter((address) => pageOf(address) !== expected);
        if (addresses.length > 5 && bent.length === 0) return;
      }
      throw new Error(
        `expected links on ${expected}, got ${[...new Set(bent)].slice(0, 3).join(', ')}`,
      );
    },
    /**
     * The site has told of each screen that the visitor has seen, and of no other. A screen may be told
     * of again, where the host makes the page anew.
     */
    async toldOfEachScreen() {
      const wanted = withoutRepeats(shown.filter(Boolean)).join(' ');
      let got;
      for (const end = Date.now() + timeout; Date.now() < end; await pause()) {
        got = withoutRepeats(told).join(' ');
        if (got === wanted) return;
      }
      throw new Error(`expected events for ${wanted}, got ${got}`);
    },
    /** Goes to the partners' page and home again, twice, and throws if the site leaves a listener. */
    async visitAndLeave() {
      const before = await listenersOf(page);
      const [first, second] = [await visit(), await visit()];
      // An application may add listeners of its own at the first visit. Those of the site are capturing.
      assertEqual(first, second);
      assertEqual(capturingOnes(before), capturingOnes(second));

      async function visit() {
        await visitor.host('Partners');
        await visitor.site('/training');
        await visitor.host('Host home');
        return listenersOf(page);
      }
    },
  };

  await page.exposeFunction('tellOfScreen', (/** @type {string} */ path) => told.push(path));
  await page.addInitScript(() =>
    document.addEventListener('training-site:navigate', (event) =>
      Reflect.get(window, 'tellOfScreen')(/** @type {CustomEvent} */ (event).detail.path),
    ),
  );
  // From another document, since a change of the hash alone would load nothing.
  await page.goto('about:blank');
  await page.goto(addressOf(host.home));
  await goTo('the home of the application', atHome);
  return visitor;
}

/** @type {(before: string[], after: string[]) => void} */
function assertEqual(before, after) {
  if (`${before}` === `${after}`) return;
  throw new Error(`listeners before: ${before.join('; ')}. After: ${after.join('; ')}.`);
}

/** The address without its hash: a screen of the site stays on this page. */
const pageOf = (/** @type {string} */ address) => address.replace(/#.*/, '');

/**
 * What the hash of a screen says after its '#'.
 *
 * @param {string} basePath
 * @param {string} screen
 */
function screenName(basePath, screen) {
  if (basePath === '' || basePath.startsWith('/')) return basePath + screen;
  return screen === '/' ? basePath : `${basePath}-${screen.slice(1)}`;
}

/** @type {(seen: unknown, expected: Place) => boolean} */
function isAt(seen, expected) {
  const title = expected.title ?? Object(seen).title;
  return JSON.stringify(seen) === JSON.stringify({ ...expected, title });
}

/** @type {(list: readonly (string | undefined)[]) => (string | undefined)[]} */
const withoutRepeats = (list) => list.filter((entry, place) => entry !== list[place - 1]);

const pause = () => new Promise((resolve) => setTimeout(resolve, 25));
