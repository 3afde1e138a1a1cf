// Runs in the page: does what the visitor, the host or the browser does.
import { focused, frame, rootOf, sites } from './sites.mjs';

/** @typedef {import('./walker').Click} Click */

const places = () => document.querySelectorAll('.place');

/** The middle of what a visitor clicks. @param {Click} action */
export const pointAt = (action) => reach(targetOf(action));

/** @param {Click} action @returns {HTMLElement} */
function targetOf({ slot, selector, index }) {
  const target = rootOf(slot)?.querySelectorAll(selector)[index];
  if (!target) throw new Error(`site ${slot} has no ${selector}`);
  return target;
}

/** Scrolls until nothing covers the middle of the element. @param {HTMLElement} element */
async function reach(element) {
  let hit;
  for (const block of /** @type {const} */ (['nearest', 'center', 'start', 'end'])) {
    element.scrollIntoView({ block, behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    hit = /** @type {ShadowRoot} */ (element.getRootNode()).elementFromPoint(point.x, point.y);
    if (element.contains(hit)) return point;
    // The skip link covers the logo while it has focus, and the menu covers what is seen of its site.
    focused()?.blur();
    element.closest('.site')?.scrollIntoView({ behavior: 'instant' });
    await frame();
  }
  throw new Error(
    `a pointer can't reach ${element.outerHTML.slice(0, 100)}, but ${hit?.outerHTML.slice(0, 100)}`,
  );
}

/** @type {Record<string, (action: any) => unknown>} */
export const act = {
  look() {},

  async click(action) {
    const target = targetOf(action);
    if (!action.isCovered) await reach(target);
    target.focus({ preventScroll: true });
    target.click();
  },

  /** The pointer comes to a link. */
  reach: (action) =>
    targetOf(action).dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true, composed: true }),
    ),

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
    if (one) (one.site ?? one.element).navigate(path);
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
