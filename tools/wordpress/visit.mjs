// A visitor on a post with the site.
import { shippedWords as words } from '../hosts/words.mjs';
import { basePath, logIn } from './posts.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {keyof typeof words.heading} Screen */

/**
 * @typedef {object} Settings
 * @property {number} [width] - of the window; 1280 by default
 * @property {string} [user] - who is logged in
 * @property {boolean} [notice] - shows the cookie notice
 * @property {boolean} [isBare] - the script of the site is empty
 */

/**
 * @typedef {object} Visit
 * @property {string} origin
 * @property {import('./posts.mjs').Post} post
 * @property {(settings?: Settings) => Promise<Page>} open - gives a fresh page
 */

/**
 * Runs checks on one post. Lines in the console of its pages are the check `console`.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {import('./posts.mjs').Post} post
 * @param {Readonly<Record<string, { check: (visit: Visit) => Promise<void> }>>} checks
 * @returns {Promise<Record<string, string>>} for each check 'yes' or what is wrong
 */
export async function walk(browser, origin, post, checks) {
  /** @type {Record<string, string>} */
  const results = {};
  /** @type {Set<string>} */
  const lines = new Set();
  for (const [name, { check }] of Object.entries(checks)) {
    /** @type {import('playwright-core').BrowserContext[]} */
    const contexts = [];
    const open = async (/** @type {Settings} */ settings = {}) => {
      const context = await newVisitor(browser, origin, settings);
      contexts.push(context);
      if (!settings.isBare) {
        context.on('console', (line) => {
          if (line.text() !== post.markup.line) lines.add(`${line.type()}: ${line.text()}`);
        });
        context.on('weberror', (error) => lines.add(`uncaught: ${error.error().message}`));
      }
      return context.newPage();
    };
    results[name] = await check({ origin, post, open }).then(
      () => 'yes',
      (error) => String(error).split('\n', 1).join(''),
    );
    await Promise.all(contexts.map((context) => context.close()));
  }
  results.console = lines.size > 0 ? [...lines].join('; ') : 'yes';
  return results;
}

/** A new visitor's browser. @type {(browser: import('playwright-core').Browser, origin: string, settings: Settings) => Promise<import('playwright-core').BrowserContext>} */
export async function newVisitor(browser, origin, { width = 1280, user, notice, isBare }) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  if (!notice) {
    await context.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('displayCookieDialog', '0');
    });
  }
  if (isBare) {
    await context.route(/training-site.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
  }
  if (user) await context.addCookies(await cookiesOf(browser, origin, user));
  return context;
}

/** @type {Map<string, Promise<import('playwright-core').Cookie[]>>} */
const known = new Map();

/**
 * The cookies of somebody who is logged in. The first call logs in.
 *
 * @type {(browser: import('playwright-core').Browser, origin: string, user: string) => Promise<import('playwright-core').Cookie[]>}
 */
function cookiesOf(browser, origin, user) {
  const cookies = known.get(user) ?? logInOnce();
  known.set(user, cookies);
  return cookies;

  async function logInOnce() {
    const context = await browser.newContext();
    await logIn(context, origin, user);
    const found = await context.cookies();
    await context.close();
    return found;
  }
}

/** Opens the post and waits until the site is whole. @type {(visit: Visit, settings: Settings & { hash?: string }) => Promise<Page>} */
export async function openPost({ post, open }, { hash = '', ...settings }) {
  const page = await open(settings);
  await page.goto(post.address + hash);
  await whole(page);
  return page;
}

/** The element with the shadow root of the site. @param {Page} page */
export const site = (page) => page.locator('[exportparts]');

/** At the start a site may show the opening of a screen alone. @param {Page} page */
export async function whole(page) {
  await site(page).locator('[part=footer]').waitFor();
}

/** The heading of a screen. @type {(page: Page, screen: Screen) => import('playwright-core').Locator} */
export const heading = (page, screen) =>
  site(page).getByRole('heading', { level: 1, name: words.heading[screen], exact: true });

/** @type {(post: import('./posts.mjs').Post, screen: Screen) => string} */
export function hashOf({ markup }, screen) {
  if (markup.basePath === '') return `#${screen}`;
  return screen === '/' ? `#${basePath}` : `#${basePath}-${screen.slice(1)}`;
}

/**
 * The computed styles of each element of the page, without an element and its insides.
 *
 * @type {(page: Page, without: string) => Promise<string[]>}
 */
export const styles = (page, without) =>
  page.evaluate((without) => {
    const elements = [...document.querySelectorAll('html, body, body *')].filter(
      (element) => !element.closest(`script, ${without}`),
    );
    return elements.map((element) => {
      const computed = getComputedStyle(element);
      // Chromium gives custom properties in any order.
      const lines = [...computed]
        .sort()
        .map((name) => `${name}: ${computed.getPropertyValue(name)}`);
      return [`${element.localName}.${element.className}`, ...lines].join('\n');
    });
  }, without);
