// One visitor's way through an application that has the site on one of its pages, row by row of
// docs/hosts.md. For the browser tests and for the examples: so it knows playwright-core alone.

/**
 * An application that has the site on one of its pages.
 *
 * @typedef {object} Host
 * @property {string} home - the address of its home, from the root of its server
 * @property {string} partners - the address of the page that holds the site
 * @property {string} list - the same page with another path or query
 * @property {string} basePath - of the site; '' where the host's router leaves it the hash
 */

/**
 * What the visitor sees.
 *
 * @typedef {object} Place
 * @property {string} view - of the host
 * @property {keyof Words['title']} [screen] - of the site, where it is there
 * @property {string} router - 'knows' where the host's router knows the address, else what it takes for it
 * @property {string} address
 * @property {string} title
 */

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {Awaited<ReturnType<typeof createVisitor>>} Visitor */
/** @typedef {'a' | 'b' | 'c' | 'd' | 'e'} Row - of docs/hosts.md that is walked; (f) is read from the console */
/** @typedef {keyof Words['link']} LinkedScreen */
/** @typedef {'Host home' | 'Partners' | 'Consultancy desk' | 'Course list'} HostLink */

/** The words of the shipped site by which the visitor knows its screens. */
const shippedWords = {
  title: {
    '/': 'one of the leaders in IT training and consultation',
    '/know-us-more': 'Know Us More | We as a company',
    '/training': 'Training | Getting Ready for the future.',
    '/consultation': 'Consultancy | Create solution that drive the world.',
    '/contact-us': 'Contact Us | Say hello!',
    '/careers': 'Careers',
  },
  heading: {
    '/': 'STOP WANDERING! TIME TO UPGRADE...',
    '/know-us-more': 'We Launched in 2015!',
    '/training': 'Getting Ready for the future.',
    '/consultation': 'Consultancy',
    '/contact-us': 'Say hello!',
    '/careers': 'Careers',
  },
  link: {
    '/know-us-more': 'Know Us More',
    '/training': 'Training',
    '/consultation': 'Consultancy',
    '/contact-us': 'Contact Us',
    '/careers': 'Career',
  },
};

/** @typedef {typeof shippedWords} Words */

/** What a busy machine may need for a step, in ms. */
const timeout = 4000;

/**
 * The rows: what the visitor does. Each step checks what has to be seen then.
 *
 * @type {Readonly<Record<Row, { readonly title: string, readonly walk: (visitor: Visitor) => Promise<void> }>>}
 */
export const rows = {
  a: {
    title: 'Training, host link home, Back to Training, Back to where the visitor came from',
    async walk(visitor) {
      await visitor.arrive();
      await visitor.site('/training');
      await visitor.host('Host home');
      await visitor.back();
      await visitor.back();
      await visitor.back();
      await visitor.toldOfEachScreen();
    },
  },
  b: {
    title: "the host's link to the page without a hash shows Home, with its title",
    async walk(visitor) {
      await visitor.arrive();
      await visitor.site('/training');
      await visitor.host('Partners');
    },
  },
  c: {
    title: "a host's link to a screen shows it, from another page and from another screen",
    async walk(visitor) {
      await visitor.host('Consultancy desk');
      await visitor.site('/training');
      await visitor.host('Consultancy desk');
    },
  },
  d: {
    title: 'links of the site are true after the host changed its path or query',
    async walk(visitor) {
      await visitor.arrive();
      await visitor.host('Course list');
      await visitor.linksAreTrue();
      await visitor.filter();
      await visitor.linksAreTrue();
    },
  },
  e: {
    title: 'Back and Forward through ten mixed steps, one entry a step',
    async walk(visitor) {
      await visitor.countEntries(10, async () => {
        await visitor.arrive();
        await visitor.site('/training');
        await visitor.site('/careers');
        await visitor.host('Consultancy desk');
        await visitor.site('/contact-us');
        await visitor.host('Host home');
        await visitor.host('Partners');
        await visitor.site('/know-us-more');
        await visitor.host('Course list');
        await visitor.site('/consultation');
      });
      for (let step = 0; step < 10; step += 1) await visitor.back();
      for (let step = 0; step < 10; step += 1) await visitor.forward();
      await visitor.toldOfEachScreen();
    },
  },
};

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
      seen = await page.evaluate(look, words.heading).catch(() => seen);
      if (JSON.stringify(seen) === wanted) {
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
      visited[current] = { ...placeNow(), address: url.href };
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
    /** Goes to the partners' page and home again, and counts the listeners of window and document. */
    async visitAndLeave() {
      await visitor.host('Partners');
      await visitor.site('/training');
      await visitor.host('Host home');
      return listenersOf(page);
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

/**
 * Walks every row on pages of its own, and gives for each 'yes' or what went wrong.
 *
 * @param {() => Promise<Page>} openPage - gives a fresh page; warnings and errors of its console are row (f)
 * @param {string} origin - of the server
 * @param {Host} host
 * @returns {Promise<Record<string, string>>}
 */
export async function walkAll(openPage, origin, host) {
  /** @type {Record<string, string>} */
  const results = {};
  /** @type {string[]} */
  const complaints = [];
  for (const [row, { walk }] of Object.entries(rows)) {
    const page = await openPage();
    listenForComplaints(page, complaints);
    results[row] = await outcome(async () => walk(await createVisitor(page, origin, host)));
    await page.close();
  }
  results.f = complaints.length === 0 ? 'yes' : [...new Set(complaints)].join('; ');
  const page = await openPage();
  results.unmount = await outcome(async () => {
    const visitor = await createVisitor(page, origin, host);
    const before = await visitor.visitAndLeave();
    const after = await visitor.visitAndLeave();
    if (before !== after) throw new Error(`listeners before: ${before}; after: ${after}`);
  });
  await page.close();
  return results;
}

/**
 * Notes warnings and errors of a page's console.
 *
 * @param {Page} page
 * @param {string[]} complaints
 */
function listenForComplaints(page, complaints) {
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
}

/** @type {(walk: () => Promise<void>) => Promise<string>} */
async function outcome(walk) {
  try {
    await walk();
    return 'yes';
  } catch (error) {
    return String(error).split('\n', 1).join('');
  }
}

/**
 * The listeners of window and document, counted by type.
 *
 * @param {Page} page
 */
async function listenersOf(page) {
  const session = await page.context().newCDPSession(page);
  /** @type {Record<string, number>} */
  const counts = {};
  for (const expression of ['window', 'document']) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: String(result.objectId),
    });
    for (const { type } of listeners) {
      counts[`${expression} ${type}`] = (counts[`${expression} ${type}`] ?? 0) + 1;
    }
  }
  await session.detach();
  return JSON.stringify(Object.entries(counts).sort());
}

/**
 * In the page: what the visitor sees, a Place, or why it is too early to say.
 *
 * @param {Record<string, string>} heading - of each screen
 */
function look(heading) {
  // Turbo is still at it.
  if (document.documentElement.ariaBusy === 'true') return 'busy';
  /** @type {(root: Document | ShadowRoot) => HTMLElement | undefined} */
  const findHeading = (root) => {
    for (const element of root.querySelectorAll('*')) {
      const found = element.shadowRoot
        ? (element.shadowRoot.querySelector('h1') ?? findHeading(element.shadowRoot))
        : undefined;
      if (found) return found;
    }
    return undefined;
  };
  const found = findHeading(document);
  const text = found?.textContent.replace(/\s+/g, ' ').trim();
  const screen = Object.keys(heading).find((path) => heading[path] === text) ?? text;
  // The footer comes last.
  const root = /** @type {ShadowRoot | undefined} */ (found?.getRootNode());
  if (root && !root.querySelector('[part=footer]')) return 'in part';
  const place = document.getElementById('place')?.textContent;
  return {
    view: document.getElementById('view')?.textContent,
    ...(screen && { screen }),
    // What the host's router takes for the address, where the page says so.
    router: !place || place === '/' || location.href.endsWith(place) ? 'knows' : place,
    address: location.href,
    title: document.title,
  };
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

/** @type {(list: readonly (string | undefined)[]) => (string | undefined)[]} */
const withoutRepeats = (list) => list.filter((entry, place) => entry !== list[place - 1]);

const pause = () => new Promise((resolve) => setTimeout(resolve, 25));
