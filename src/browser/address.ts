import { attempt, logFailure } from './log';

/** A history entry of the page. */
export interface Entry {
  readonly href: string;
  /** '' in browsers without the Navigation API. */
  readonly key: string;
  /** How many entries there are. */
  readonly length: number;
}

/**
 * How the page came to an entry.
 *
 * - `link`: the visitor has clicked a link of the page. A router may have added or replaced an
 *   entry for it, or the link leads to the address that is there already.
 * - `push`: a script of the page has added it.
 * - `replace`: a script has changed the address of the entry before.
 * - `traverse`: Back or Forward.
 * - `site`: a site of the page has added it, itself or by the option `push`.
 */
export type NavigationType = 'link' | 'push' | 'replace' | 'traverse' | 'site';

type AddressListener = (entry: Entry, navigationType: NavigationType) => void;
type Source = [target: EventTarget, event: string, listener: (event: Event) => void];

/** All that follow the address. They share one set of listeners. */
let subscribers: readonly AddressListener[] = [];
/** The entry that was read last. Undefined while nobody follows the address. */
let lastEntry: Entry | undefined;
let removeListeners = () => {};

/**
 * The address of the link of the page that the visitor has clicked last, until the page has come to
 * it. Undefined if the last click was on no link.
 */
let clickedHref: string | undefined;

/** Calls `listener` after each change of the page's address. Returns a function that ends this. */
export function subscribeToAddress(listener: AddressListener): () => void {
  if (subscribers.length === 0) {
    lastEntry = currentEntry();
    removeListeners = addListeners();
  }
  subscribers = [...subscribers, listener];
  return () => {
    subscribers = subscribers.filter((other) => other !== listener);
    if (subscribers.length > 0) return;
    lastEntry = undefined;
    clickedHref = undefined;
    removeListeners();
  };
}

/** Returns a function that removes them. */
function addListeners(): () => void {
  const sources = addressSources();
  // A script of the page may have put an object of its own in the place of one of the targets.
  const forEachSource = (act: (source: Source) => void) => {
    for (const source of sources) attempt('follow the address', () => act(source));
  };
  // Capturing, because a handler of the page may stop the propagation.
  forEachSource(([target, event, listen]) => target.addEventListener(event, listen, true));
  return () =>
    forEachSource(([target, event, listen]) => target.removeEventListener(event, listen, true));
}

/** The events that follow a change of the address, in each browser. */
function addressSources(): readonly Source[] {
  const sources: Source[] = [
    // popstate fires before the browser restores the scroll position, so the screen is there in
    // time.
    [window, 'popstate', readAddress],
    // hashchange fires where popstate doesn't.
    [window, 'hashchange', readAddress],
    // Only a click follows a link to the current address.
    [window, 'click', onClick],
  ];
  const navigation = navigationOf();
  const hasNavigation = typeof navigation?.addEventListener === 'function';
  // It fires when a script of the page calls pushState or replaceState.
  if (navigation && hasNavigation) sources.push([navigation, 'currententrychange', readAddress]);
  // Without the Navigation API, or where it has no entries (in a sandboxed frame), no event follows
  // such a call.
  if (!hasNavigation || currentEntry().key === '') sources.push([window, 'keydown', readAfter]);
  return sources;
}

const navigationOf = () => tryRead(() => window.navigation);

function onClick(event: Event) {
  clickedHref = linkOf(event as MouseEvent);
  readAfter(event);
}

/**
 * Reads the address when the handlers of an event have ended. A page changes the address in its own
 * handler, which comes later. And a new screen, shown now, would remove the link that the visitor
 * has clicked, before it opens.
 */
function readAfter(event: Event) {
  setTimeout(() => readAddress(event));
}

/** The address of the link that a click opens in this window. */
function linkOf(event: MouseEvent): string | undefined {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const isLink = (node: EventTarget) => (node as Partial<Element>).localName === 'a';
  const link = event.composedPath().find(isLink) as HTMLAnchorElement | undefined;
  if (!link || link.hasAttribute('download')) return undefined;
  const target = link.getAttribute('target') ?? '';
  // In a drawing, the address is no text.
  return target === '' || target === '_self' ? `${link.href}` : undefined;
}

/** A site has followed the link that the visitor has clicked. */
export function forgetLink(): void {
  clickedHref = undefined;
}

/** Tells all subscribers if the page has come to another entry, or a link leads here again. */
export function readAddress(event?: Event): void {
  const from = lastEntry;
  if (!from) return;
  const to = currentEntry();
  lastEntry = to;
  const navigationType = navigationTypeOf(from, to, event);
  const isSame = to.href === from.href && to.key === from.key;
  // Without keys, only the event shows that Back has led to an entry with the same address.
  if (isSame && navigationType !== 'link' && navigationType !== 'traverse') return;
  for (const listener of subscribers) listener(to, navigationType);
}

/** The history entry at which the page is. */
export function currentEntry(): Entry {
  return {
    href: location.href,
    key: tryRead(() => window.navigation?.currentEntry?.key) ?? '',
    // A page that has left its frame throws.
    length: tryRead(() => history.length) ?? 0,
  };
}

/**
 * How the page came from one entry to another.
 *
 * @param event - that has reported the change; undefined if there was none
 */
function navigationTypeOf(from: Entry, to: Entry, event: Event | undefined): NavigationType {
  if (isAdding) return 'site';
  const reported = reportedType(event);
  if (reported === 'traverse') return reported;
  if (to.href === clickedHref) {
    clickedHref = undefined;
    return 'link';
  }
  const type = reported ?? guessedType(from, to, event);
  if (type === 'traverse') return type;
  return awaited.has(to.href) ? 'site' : type;
}

/** As the Navigation API reports it. */
function reportedType(event: Event | undefined) {
  const type = (event as Partial<NavigationCurrentEntryChangeEvent> | undefined)?.navigationType;
  if (!type) return undefined;
  return type === 'push' || type === 'replace' ? type : 'traverse';
}

/**
 * Without the Navigation API, a new entry looks like a changed one if the number of entries stays:
 * at the limit of the browser, and where the new entry replaces those after it.
 */
function guessedType(from: Entry, to: Entry, event: Event | undefined) {
  if (to.key !== '') return to.key === from.key ? 'replace' : 'traverse';
  if (to.length !== from.length) return 'push';
  // A script may dispatch such an event itself.
  const isTraversal = event?.type === 'popstate' || event?.type === 'hashchange';
  return isTraversal && event.isTrusted ? 'traverse' : 'replace';
}

/**
 * Whether Back has led to the current entry: there are entries after it. Without the Navigation
 * API, nobody knows.
 */
export function cameByBack(): boolean {
  const navigation = navigationOf();
  const index = tryRead(() => navigation?.currentEntry?.index) ?? -1;
  const length = tryRead(() => navigation?.entries().length) ?? 0;
  return index >= 0 && index < length - 1;
}

/**
 * The value that `get` returns; undefined if it throws because a script of the page has replaced a
 * part of the browser.
 */
function tryRead<Value>(get: () => Value): Value | undefined {
  try {
    return get();
  } catch {
    return undefined;
  }
}

/** Whether a site is adding an entry, or telling the routers of it. */
let isAdding = false;

/** The addresses of the entries that `push` of a page is going to add. */
const awaited = new Set<string>();

/**
 * Adds a history entry with this address and tells the page's router by a `popstate` event, which
 * has the property `trainingSite`. If the browser or the page refuses, the address stays as it is.
 *
 * @param push - called instead of `history.pushState`
 * @returns a promise that is fulfilled when `push` has ended, successfully or not; undefined
 * without `push`
 */
export function pushAddress(
  href: string,
  push?: (href: string) => unknown,
): Promise<void> | undefined {
  const failure = 'change the address; the site goes on in memory';
  // A router that answers with a navigation of ours must not start an endless loop.
  const isNested = isAdding;
  const before = location.href;
  const state = tryRead(() => history.state);
  let ended: unknown;
  isAdding = true;
  attempt(failure, () => {
    if (push) ended = push(href);
    // Not `location.hash =`: other routers of the page would treat the hashchange as their own, and
    // before the page has loaded the browser would replace the entry. The state is null while
    // routers are told: with a copy of the page's state, they would not notice a new entry.
    else history.pushState(null, '', href);
  });
  if (!push && !isNested && location.href !== before) {
    attempt('dispatch popstate', tellRouters);
    attempt('keep the state of the page', () => inheritHistoryState(href, state));
  }
  // There may be no event for an entry that `push` has added.
  readAddress();
  isAdding = isNested;
  if (!push) return undefined;
  // An entry that is there already is not awaited, also if `push` never ends.
  if (location.href !== href) awaited.add(href);
  return Promise.resolve(ended)
    .catch((error) => logFailure(failure, error))
    .then(() => void awaited.delete(href));
}

function tellRouters() {
  const event = new PopStateEvent('popstate', { state: history.state });
  window.dispatchEvent(Object.assign(event, { trainingSite: true }));
}

/**
 * Gives our entry the state of the entry before, unless a router has written its own. On Back, swup
 * and jquery-pjax ignore entries without a state that they know.
 */
function inheritHistoryState(href: string, state: unknown) {
  const isUnclaimed = location.href === href && history.state === null;
  if (isUnclaimed && state !== null && state !== undefined) history.replaceState(state, '');
}
