// Runs in the page: does what the visitor, the page or the browser does. `false`: there was no place for it.
import { focused, nameOf, rootOf, sites, withoutHash } from './sites.mjs';

/**
 * The link of a site that was clicked in this step, by pointer or keyboard.
 *
 * @type {{ clicked?: { slot: number, name: string, href: string } | undefined }}
 */
export const told = {};

function noteClick(event) {
  const link = event.composedPath().find(({ localName }) => localName === 'a');
  if (!link) return;
  // Mail, telephone and other websites would leave the page.
  if (!link.href.startsWith(location.origin)) return event.preventDefault();
  const slot = sites.findIndex((_, index) => rootOf(index)?.contains(link));
  if (slot >= 0) told.clicked = { slot, name: nameOf(link), href: link.href };
}
addEventListener('click', noteClick, true);

/** Clicks one of the elements that a visitor can see and reach in a site. */
function click(slot, selector, which = 0) {
  const roots = sites.map((_, index) => rootOf(index));
  const menu = roots.map((root) => root?.querySelector('dialog:modal')).find(Boolean);
  const around = menu && roots[slot]?.contains(menu) ? menu : roots[slot];
  if (!around || (menu && menu !== around)) return false;
  const elements = [...around.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const element = elements[which % elements.length];
  element?.focus({ preventScroll: true });
  element?.click();
  return element !== undefined;
}

let lastId = 0;
let arrivals = 0;

function put(slot, place) {
  const site = sites[slot];
  if (!site) return false;
  arrivals += 1;
  site.arrival = arrivals;
  document.querySelectorAll('.place')[place].append(site.element);
  return true;
}

function remove(slot, isUnmount) {
  const site = sites[slot];
  sites[slot] = undefined;
  if (isUnmount && site?.handle) {
    site.handle.unmount();
    if (site.element.firstChild) throw new Error('unmount leaves something in the element');
  }
  site?.element.remove();
  return site !== undefined;
}

export const act = {
  link: ({ slot, which }) => click(slot, `a[href^="${withoutHash(location.href)}"]`, which),
  button: ({ slot, which }) => click(slot, 'button', which),
  menu: ({ slot }) => click(slot, '[aria-haspopup=dialog]'),
  go({ delta }) {
    const { navigation } = window;
    if (!navigation.entries()[navigation.currentEntry.index + delta]) return false;
    return new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
      history.go(delta);
    });
  },
  mount({ slot, place, kind, ways }) {
    if (sites[slot]) return false;
    const element = document.createElement(kind === 'element' ? 'training-site' : 'div');
    const basePath = ways[slot];
    const options = basePath === undefined ? { routing: 'memory' } : { basePath };
    if (kind === 'element') {
      element.setAttribute(basePath === undefined ? 'routing' : 'base-path', basePath ?? 'memory');
    }
    lastId += 1;
    const site = {
      id: lastId,
      basePath,
      element,
      handle: kind === 'mount' ? window.TrainingSite.mount(element, options) : undefined,
      firstAddress: withoutHash(location.href),
      /** How many times any site had come into the page when this one came. */
      arrival: 0,
    };
    sites[slot] = site;
    return put(slot, place);
  },
  unmount: ({ slot }) => remove(slot, true),
  'throw away': ({ slot }) => remove(slot, false),
  detach: ({ slot }) => (sites[slot] ? sites[slot].element.remove() : false),
  put: ({ slot, place }) => put(slot, place),
  navigate({ slot, path }) {
    const { element, handle } = sites[slot] ?? {};
    return element?.isConnected ? (handle ?? element).navigate(path) : false;
  },
  'follow a link of the page'({ hash }) {
    const link = document.createElement('a');
    link.href = hash || '#';
    link.click();
  },
  push: ({ hash, query }) => history.pushState(null, '', location.pathname + query + hash),
  replace: ({ hash, query }) => history.replaceState(null, '', location.pathname + query + hash),
  'focus the page': () => document.querySelector('#host').focus(),
  /** Takes every site away, and goes back to the start. */
  begin() {
    for (const slot of [0, 1]) remove(slot, true);
    localStorage.clear();
    history.pushState(null, '', '?page_id=12');
    focused()?.blur();
  },
};
