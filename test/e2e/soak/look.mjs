// Runs in the page: what there is to be seen.
import { told } from './act.mjs';
import { focused, nameOf, rootOf, sites, withoutHash } from './sites.mjs';

/** @type {string[]} */
const errors = [];
addEventListener('error', ({ message }) => errors.push(message));

/** The first heading of a screen. */
const heading = '[part=main] h1[tabindex]';

/** @returns {boolean} */
const isSeen = (element) => element.isConnected && element.checkVisibility();

/** What there is to be seen of the page and of its sites. */
export function look() {
  const { currentEntry } = window.navigation;
  const focus = focused();
  return {
    address: location.href,
    hash: location.href.slice(withoutHash(location.href).length),
    entry: String(currentEntry.key),
    index: Number(currentEntry.index),
    entries: Number(window.navigation.entries().length),
    title: document.title,
    clicked: told.clicked,
    errors: [...errors],
    focus: {
      element: focus?.outerHTML.slice(0, 100),
      slot: focus ? sites.findIndex((_, slot) => rootOf(slot)?.contains(focus)) : undefined,
      isHeading: focus?.matches(heading) ?? false,
      isSeen: !focus || isSeen(focus),
    },
    sites: sites.map((site, slot) => site && lookAt(site, rootOf(slot))),
  };
}

function lookAt({ element, id, basePath, firstAddress, arrival }, root) {
  const all = (selector) => [...root.querySelectorAll(selector)];
  const dialog = root.querySelector('dialog');
  const isModal = dialog?.matches(':modal') && isSeen(dialog);
  const notice = root.querySelector('[part=notice]');
  return {
    ...{ id, basePath, firstAddress, arrival },
    isInPage: Boolean(element.isConnected),
    headings: all(heading).map((one) => String(one.textContent).replace(/\s/g, '')),
    isHeadingSeen: isSeen(root.querySelector(heading)),
    current: all('[aria-current]').map(nameOf),
    links: all('nav a').map((link) => [nameOf(link), String(link.href)]),
    menu: dialog?.open ? (isModal ? 'open' : 'open, but not to be seen') : 'closed',
    mains: all('main, [role=main]').length,
    notice: notice ? isSeen(notice) : undefined,
  };
}
