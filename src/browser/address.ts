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
 * - `link`: by the link of the page that the visitor has clicked last. A router may have added or
 *   replaced an entry for it.
 * - `push`: a script of the page has added it.
 * - `replace`: a script has changed the address of the entry before.
 * - `traverse`: Back or Forward.
 * - `site`: a site of the page has added it, itself or by the option `push`.
 */
export type Move = 'link' | 'push' | 'replace' | 'traverse' | 'site';

const traversals = ['popstate', 'hashchange'];

type Source = [target: EventTarget, event: string, listener: (event: Event) => void];

/**
 * The address of the link that the visitor has clicked last; undefined if it was no link, or a site
 * has followed it.
 */
let clicked: string | undefined;

function rememberLink(event: Event) {
  const isLink = (node: EventTarget) => (node as Partial<Element>).localName === 'a';
  const link = event.composedPath().find(isLink);
  // In a drawing, it is no text.
  clicked = (link as HTMLAnchorElement | undefined)?.href;
}

const navigationOf = () => read(() => window.navigation);
const hasNavigation = () => typeof navigationOf()?.addEventListener === 'function';

/** What tells of another address, in each browser. */
function addressSources(listener: (event: Event) => void): Source[] {
  const sources: Source[] = [
    // popstate fires before the browser restores the scroll position, so the screen is there in
    // time.
    [window, 'popstate', listener],
    // hashchange fires where popstate doesn't.
    [window, 'hashchange', listener],
  ];
  const navigation = navigationOf();
  // It fires when a script of the page calls pushState or replaceState.
  if (navigation && hasNavigation()) sources.push([navigation, 'currententrychange', listener]);
  return sources;
}

/**
 * Calls `listener` when the page's address may have changed. Returns a function that removes the
 * listener.
 */
export function subscribeToAddress(listener: (event: Event) => void): () => void {
  // The listener waits for the end of a click. A page changes the address in its own handler, which
  // comes later. And a new screen, shown now, would remove the link that the visitor has clicked,
  // before it opens.
  const afterwards = (event: Event) => setTimeout(() => listener(event));
  const sources = addressSources(listener);
  // Before the handlers of the page.
  sources.push([window, 'click', rememberLink]);
  // Without the Navigation API, or where it has no entries (in a sandboxed frame), no event follows
  // such a call.
  if (!hasNavigation() || currentEntry().key === '') {
    sources.push([window, 'click', afterwards], [window, 'keydown', afterwards]);
  }
  return addListeners(sources);
}

/** Returns a function that removes them. */
function addListeners(sources: readonly Source[]): () => void {
  // A script of the page may have put an object of its own in the place of one of the targets.
  const forEachSource = (act: (source: Source) => void) => {
    for (const source of sources) attempt('follow the address', () => act(source));
  };
  // Capturing, because a handler of the page may stop the propagation.
  forEachSource(([target, event, listen]) => target.addEventListener(event, listen, true));
  return () =>
    forEachSource(([target, event, listen]) => target.removeEventListener(event, listen, true));
}

/** The history entry at which the page is. */
export function currentEntry(): Entry {
  return {
    href: location.href,
    key: read(() => window.navigation?.currentEntry?.key) ?? '',
    // A page that has left its frame throws.
    length: read(() => history.length) ?? 0,
  };
}

/**
 * How the page came from one entry to another.
 *
 * @param event - that has told of it; undefined if none has
 */
export function moveBetween(from: Entry, to: Entry, event: Event | undefined): Move {
  if (isAdding) return 'site';
  const how = moveOfHistory(from, to, event);
  if (how === 'traverse') return how;
  if (to.href === clicked) return 'link';
  return awaited.has(to.href) ? 'site' : how;
}

/** As the Navigation API tells it, or else as a guess. */
function moveOfHistory(from: Entry, to: Entry, event: Event | undefined) {
  const type = (event as Partial<NavigationCurrentEntryChangeEvent> | undefined)?.navigationType;
  if (type) return type === 'push' || type === 'replace' ? type : 'traverse';
  if (to.key === '') return guessedMove(from, to, event);
  return to.key === from.key ? 'replace' : 'traverse';
}

/**
 * Without the Navigation API, nothing tells a new entry from a changed one where their number
 * stays: at the limit of the browser, and where the new entry takes the place of those after it.
 */
function guessedMove(from: Entry, to: Entry, event: Event | undefined) {
  if (to.length !== from.length) return 'push';
  // A script may dispatch such an event itself.
  return event?.isTrusted && traversals.includes(event.type) ? 'traverse' : 'replace';
}

/** The entry that was seen last, also while no site is there, and how the page has come to it. */
let lastEntry: Entry | undefined;
let lastMove: Move = 'push';
/**
 * The vertical scroll position when the page came to that entry, in px, or that to which a site has
 * scrolled since. 0 where no event has told of the entry.
 */
let lastScroll = 0;

/** Remembers from now on how the page comes to each entry, for sites that come later. */
export function rememberMoves(): void {
  if (lastEntry) {
    // Without the Navigation API, no event has told of a new entry.
    rememberMove();
    return;
  }
  lastEntry = currentEntry();
  addListeners(addressSources(rememberMove));
}

/** Remembers how the page has come to the current entry, if it is a new one. */
function rememberMove(event?: Event) {
  const entry = currentEntry();
  if (!lastEntry || (entry.key === lastEntry.key && entry.href === lastEntry.href)) return;
  const move = moveBetween(lastEntry, entry, event);
  // A router that has gone Back may then write its state into the entry.
  if (move !== 'replace') {
    lastMove = move;
    lastScroll = event ? window.scrollY : 0;
  }
  lastEntry = entry;
}

/** Whether Back or Forward has led to the entry that was remembered last. */
export function cameByTraversal(): boolean {
  return lastMove === 'traverse';
}

/** A site, and not the visitor, has scrolled the page to where it is. */
export function rememberScroll(): void {
  rememberMove();
  lastScroll = window.scrollY;
}

/**
 * Whether the visitor has scrolled down since the page came to the entry that was remembered last.
 */
export function hasScrolled(): boolean {
  return window.scrollY > lastScroll;
}

/**
 * The value that `get` returns; undefined if it throws because a script of the page has replaced a
 * part of the browser.
 */
function read<Value>(get: () => Value): Value | undefined {
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
  const state = read(() => history.state);
  let ended: unknown;
  isAdding = true;
  clicked = undefined;
  attempt(failure, () => {
    if (push) ended = push(href);
    // Not `location.hash =`: other routers of the page would treat the hashchange as their own, and
    // before the page has loaded the browser would replace the entry. The state is null while
    // routers are told: with a copy of the page's state, they would not notice a new entry.
    else history.pushState(null, '', href);
  });
  if (!push && !isNested && location.href !== before) {
    attempt('dispatch popstate', tellRouters);
    attempt('keep the state of the page', () => keepState(href, state));
  }
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
function keepState(href: string, state: unknown) {
  const isUnclaimed = location.href === href && history.state === null;
  if (isUnclaimed && state !== null && state !== undefined) history.replaceState(state, '');
}
