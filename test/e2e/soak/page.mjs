// Runs in the page: acts, looks, and compares what it sees with what the model expects.
/** @typedef {import('./model').Expected} Expected */
/** @typedef {import('./model').ExpectedSite} ExpectedSite */
/** @typedef {{ readonly type: string, readonly [name: string]: any }} Action */
/** @typedef {{ readonly action: Action, readonly expected: Expected }} Step */

const deadline = 1500;

/** @type {({ element: any, site: any } | undefined)[]} */
const sites = [undefined, undefined];
/** @type {string[]} */
const consoleLines = [];
const places = () => document.querySelectorAll('.place');

for (const level of /** @type {const} */ (['error', 'warn', 'info', 'log', 'debug'])) {
  const write = console[level];
  console[level] = (...values) => {
    consoleLines.push(`${level}: ${values.join(' ')}`);
    write(...values);
  };
}
addEventListener('error', ({ message }) => consoleLines.push(`uncaught: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => consoleLines.push(`rejected: ${reason}`));

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Takes every site away, and goes back to the start. */
export async function begin() {
  for (const slot of [0, 1]) if (sites[slot]) act.unmount({ slot });
  document.title = 'Portal';
  history.replaceState(null, '', location.pathname + location.search);
  document.documentElement.scrollTop = 0;
  consoleLines.length = 0;
  await frame();
  return { isNoticeAccepted: localStorage.getItem('displayCookieDialog') === '0' };
}

/**
 * Runs the steps, up to the first that the page does not answer as expected.
 *
 * @param {readonly Step[]} steps
 */
export async function run(steps) {
  for (const { action, expected } of steps) {
    const before = focusedSite();
    const t0 = performance.now();
    try {
      await act[action.type](action);
    } catch (error) {
      return { action, problems: [`the action failed: ${error}`] };
    }
    const t1 = performance.now();
    const problems = await problemsAfter(expected, before);
    const t = (globalThis.times ??= {})[action.type] ??= [0,0,0]; t[0]++; t[1] += t1-t0; t[2] += performance.now()-t1;
    if (problems.length > 0) return { action, problems };
  }
  return undefined;
}

/** The middle of what a visitor clicks. @param {Action} action */
export async function pointAt(action) {
  return (await reach(targetOf(action))).point;
}

/** @param {Expected} expected @param {number | undefined} focusBefore */
async function problemsAfter(expected, focusBefore) {
  const start = performance.now();
  let problems;
  do {
    await frame();
    problems = compare(expected, focusBefore);
  } while (problems.length > 0 && performance.now() - start < deadline);
  return problems;
}

/** @param {Expected} expected @param {number | undefined} focusBefore */
function compare(expected, focusBefore) {
  /** @type {string[]} */
  const problems = [...consoleLines];
  const check = (/** @type {string} */ what, /** @type {any} */ wanted, /** @type {any} */ seen) => {
    const [one, other] = [JSON.stringify(wanted), JSON.stringify(seen)];
    if (one !== other) problems.push(`${what}: expected ${one}, got ${other}`);
  };
  expected.sites.forEach((wanted, slot) => {
    const root = rootOf(slot);
    if (!wanted || !root) {
      check(`site ${slot} is mounted`, !!wanted, !!root);
      return;
    }
    const seen = look(root);
    for (const [name, value] of Object.entries(wanted)) check(`site ${slot}, ${name}`, value, seen[name]);
    if (root.isConnected) check(`site ${slot}, sideways scroll`, 0, overflowOf(root.querySelector('.site')));
  });
  if (!expected.titles.includes(document.title)) check('title', expected.titles, document.title);
  const { currentEntry, entries } = navigationOf();
  const [, fragment = ''] = location.href.match(/[^#]*(#.*)?/s) ?? [];
  check('fragment', expected.fragment, fragment);
  check('history entries', expected.entries, entries);
  check('history index', expected.index, currentEntry);
  check('sideways scroll of the page', 0, overflowOf(document.documentElement));
  checkFocus(expected, focusBefore, problems);
  return problems;
}

function navigationOf() {
  const { navigation } = /** @type {any} */ (window);
  return { currentEntry: navigation.currentEntry.index, entries: navigation.entries().length };
}

/** @param {ShadowRoot} root @returns {Record<string, unknown>} */
function look(root) {
  const all = (/** @type {string} */ selector) => [...root.querySelectorAll(selector)];
  const regionOf = (/** @type {Element} */ element) =>
    element.closest('dialog') ? 'menu' : element.closest('[part]')?.getAttribute('part');
  const dialog = root.querySelector('dialog');
  const isModal = dialog?.matches(':modal') && dialog.checkVisibility();
  const indexes = (/** @type {string} */ selector, /** @type {string} */ attribute) =>
    all(selector).flatMap((element, index) => (element.getAttribute(attribute) === 'true' ? [index] : []));
  return {
    heading: all('h1').map(({ textContent }) => textContent?.replace(/\s/g, '')).join(' and '),
    current: all('[aria-current]').map((link) => `${regionOf(link)}: ${link.textContent}`),
    menu: dialog?.open ? (isModal ? 'open' : 'open, but not to be seen') : 'closed',
    theme: root.querySelector('.site')?.getAttribute('data-theme'),
    company: root.querySelector('[part=footer] [aria-label$=", home"]')?.getAttribute('aria-label')?.replace(', home', ''),
    expanded: indexes('h3 [aria-expanded]', 'aria-expanded'),
    pressed: indexes('[aria-pressed]', 'aria-pressed'),
    notice: /** @type {any} */ (root.querySelector('[part=notice]'))?.hidden ? 'hidden' : 'shown',
  };
}

/** How many px of an element are outside its box, sideways. @param {Element | null} element */
function overflowOf(element) {
  return element ? element.scrollWidth - element.clientWidth : 0;
}

function focused() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** The site that has focus; -1 for an element of the host, undefined for none. */
function focusedSite() {
  const element = focused();
  if (!element || element === document.body) return undefined;
  return sites.findIndex((_, slot) => rootOf(slot)?.contains(element));
}

/** @param {Expected} expected @param {number | undefined} before @param {string[]} problems */
function checkFocus({ focusTo }, before, problems) {
  const element = focused();
  const isAlive = element === document.body || (element?.isConnected && element.checkVisibility());
  if (!isAlive) problems.push(`focus is on ${element?.outerHTML.slice(0, 200)}, which nobody can see`);
  const [slot] = focusTo;
  // Focus is not taken from another part of the page.
  if (focusTo.length !== 1 || slot === undefined || (before !== undefined && before !== slot)) return;
  if (element?.localName !== 'h1' || focusedSite() !== slot) {
    problems.push(`focus: expected the heading of site ${slot}, got ${element?.outerHTML.slice(0, 200)}`);
  }
}

/** The root of a mounted site. @param {number} slot @returns {ShadowRoot | null | undefined} */
function rootOf(slot) {
  const element = sites[slot]?.element;
  const parent = element?.localName === 'training-site' ? element.shadowRoot : element;
  return parent?.firstElementChild?.shadowRoot;
}

/** @param {Action} action @returns {HTMLElement} */
function targetOf({ slot, selector, index = 0 }) {
  const target = rootOf(slot)?.querySelectorAll(selector)[index];
  if (!target) throw new Error(`site ${slot} has no ${selector}`);
  return target;
}

/** Scrolls until a pointer reaches the element. @param {HTMLElement} element */
async function reach(element) {
  let hit;
  for (const block of /** @type {const} */ (['nearest', 'center', 'start', 'end'])) {
    element.scrollIntoView({ block, behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    hit = /** @type {ShadowRoot} */ (element.getRootNode()).elementFromPoint(point.x, point.y);
    if (element.contains(hit)) return { point };
    await frame();
  }
  throw new Error(`a pointer can't reach ${element.outerHTML.slice(0, 100)}, but ${hit?.outerHTML.slice(0, 100)}`);
}

/** @type {Record<string, (action: any) => unknown>} */
const act = {
  look() {},

  async click(action) {
    const target = targetOf(action);
    await reach(target);
    target.focus({ preventScroll: true });
    target.click();
  },

  mount({ slot, kind, basePath, place }) {
    const element = document.createElement(kind === 'element' ? 'training-site' : 'div');
    let site;
    if (kind === 'element') element.setAttribute('base-path', basePath);
    else site = /** @type {any} */ (window).TrainingSite.mount(element, { basePath });
    sites[slot] = { element, site };
    if (place !== undefined) places()[place]?.append(element);
  },

  unmount({ slot }) {
    const one = sites[slot];
    sites[slot] = undefined;
    one?.site?.unmount();
    one?.element.remove();
  },

  throwAway({ slot }) {
    sites[slot]?.element.remove();
    sites[slot] = undefined;
  },

  detach: ({ slot }) => sites[slot]?.element.remove(),
  place: ({ slot, place }) => places()[place]?.append(sites[slot]?.element),
  hide({ slot, isHidden }) {
    const one = sites[slot];
    if (one) one.element.hidden = isHidden;
  },

  navigate({ slot, path }) {
    const one = sites[slot];
    (one?.site ?? one?.element).navigate(path);
  },

  theme({ slot, theme }) {
    const one = sites[slot];
    if (one?.site) one.site.update({ theme });
    else one?.element.setAttribute('theme', theme);
  },

  company({ slot, name }) {
    const one = sites[slot];
    if (one?.site) one.site.update({ company: { name } });
    else if (one) one.element.company = { name };
  },

  /** A link of the host. */
  hash({ hash }) {
    const link = document.createElement('a');
    link.href = hash;
    link.click();
  },
  push: ({ address }) => history.pushState(null, '', address),
  replace: ({ address }) => history.replaceState(null, '', address),
  go: ({ delta }) =>
    new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
      history.go(delta);
    }),

  title({ title }) {
    document.title = title;
  },
  focusHost: () => /** @type {HTMLElement} */ (document.querySelector('#host')).focus(),

  /** As translators do: each text is replaced by elements around it. */
  translate({ slot }) {
    const root = rootOf(slot);
    if (!root) return;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.localName === 'style') continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      inner.append(text.data);
    }
  },
};
