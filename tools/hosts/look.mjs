/** @typedef {import('./words.mjs').Words} Words */

/**
 * What the visitor sees.
 *
 * @typedef {object} Place
 * @property {string} view - of the host
 * @property {keyof Words['title']} [screen] - of the site, where it is there
 * @property {string} router - 'knows' where the host's router knows the address, else what it takes for it
 * @property {string} address
 * @property {string | undefined} title - undefined where any will do
 */

/**
 * What is seen on the page.
 *
 * @param {import('playwright-core').Page} page
 * @param {Words['heading']} heading - of each screen
 */
export const seenOn = (page, heading) => page.evaluate(look, heading);

/**
 * In the page: what the visitor sees, a Place, or why it is too early to say.
 *
 * @param {Record<string, string>} heading - of each screen
 */
function look(heading) {
  // Turbo is loading the page.
  if (document.documentElement.ariaBusy === 'true') return 'busy';
  // Astro shows the page with a view transition. A click on a link before the first frame of the transition cancels it:
  // the browser rejects a promise that Astro does not handle, and reports an error.
  if (document.documentElement.matches(':active-view-transition')) return 'fading in';
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

/**
 * The listeners of window and document, one text for each: its target, its type, and whether it is capturing.
 *
 * @param {import('playwright-core').Page} page
 */
export async function listenersOf(page) {
  const session = await page.context().newCDPSession(page);
  const found = [];
  for (const expression of ['window', 'document']) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: String(result.objectId),
    });
    for (const { type, useCapture } of listeners) {
      found.push(`${expression} ${type}${useCapture ? capturing : ''}`);
    }
  }
  await session.detach();
  return found.sort();
}

const capturing = ', capturing';

/** The listeners of `listenersOf` that are capturing. @type {(listeners: readonly string[]) => string[]} */
export const capturingOnes = (listeners) => listeners.filter((name) => name.endsWith(capturing));
