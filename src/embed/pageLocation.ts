import {
  currentEntry,
  type Entry,
  forgetLink,
  type NavigationType,
  pushAddress,
  readAddress,
  subscribeToAddress,
} from '../browser/address';
import { arrivedByNavigation, loadedAddress } from '../browser/pageLoad';
import type { LocationState } from '../site/SiteState';
import { formatHash, fragmentOf, normalisePath, withoutFragment } from './hash';
import {
  addressFor,
  addressNamesScreen,
  initialState,
  type LocationSettings,
  type PendingPush,
  type RouterState,
  stateAfterLink,
  stateAfterMove,
  stateAfterPush,
} from './nextLocation';
import type { Settings } from './options/settings';

/**
 * The state in a page that was loaded with HTML of the site: as if the site had been there since
 * the load, and had seen each link that the visitor has followed.
 */
function stateAfterLoad(isVisit: boolean, settings: LocationSettings): RouterState {
  const entry = currentEntry();
  const fragment = fragmentOf(loadedAddress() ?? entry.href);
  const atLoad = { ...entry, href: withoutFragment(entry.href) + fragment };
  const state = initialState(atLoad, isVisit, settings);
  return atLoad.href === entry.href ? state : stateAfterMove(state, entry, 'push', settings);
}

export type PageLocation = ReturnType<typeof createPageLocation>;

/**
 * The site's location: in the page's hash, or in memory. Unlike wouter's own hooks it patches
 * nothing, takes only the site's own hashes, and leaves the rest of the address as it is. This file
 * listens and writes; `nextLocation.ts` has the rules.
 *
 * @param host - the element with the site
 * @param settings - gives the current settings; base path and routing are read once
 * @param onChange - called with the state when it may have changed
 * @param options - `isPrerendered`: whether HTML of the site was here before. The visitor may have
 * followed its links
 */
export function createPageLocation(
  host: Element,
  settings: () => Settings,
  onChange: (state: LocationState) => void,
  { isPrerendered = false } = {},
) {
  const { basePath, routing } = settings();
  const locationSettings = (): LocationSettings => ({
    basePath,
    routing,
    initialPath: settings().initialPath,
  });
  const isVisit = arrivedByNavigation(host);
  let router = isPrerendered
    ? stateAfterLoad(isVisit, locationSettings())
    : initialState(currentEntry(), isVisit, locationSettings());
  let links = linksAt(bareAddress());
  let unsubscribe: (() => void) | undefined;

  /**
   * The address to which the links add their hashes. In memory, a link leads to the page as it is.
   */
  function bareAddress() {
    const { href } = router.entry;
    return routing === 'hash' ? withoutFragment(href) : href;
  }

  function linksAt(bare: string) {
    const hrefs = (to: string) => {
      const hash = formatHash(normalisePath(to), basePath);
      return routing === 'hash' && hash !== undefined ? bare + hash : router.entry.href;
    };
    return { bare, hrefs };
  }

  function state(): LocationState {
    if (links.bare !== bareAddress()) links = linksAt(bareAddress());
    const { path, visit } = router;
    return { path, visit, isInAddress: addressNamesScreen(router), hrefs: links.hrefs };
  }

  function follow(entry: Entry, navigationType: NavigationType) {
    router = stateAfterMove(router, entry, navigationType, locationSettings());
    notify();
  }

  function notify() {
    // A listener may have started the site again, with another location.
    if (unsubscribe) onChange(state());
  }

  /**
   * Shows the screen at a path, with a new history entry unless the address names the screen
   * already.
   */
  function navigate(to: string) {
    forgetLink();
    // The page may have changed the address without an event.
    readAddress();
    const path = normalisePath(to);
    const address = addressFor(router, path, locationSettings());
    const call = address === undefined ? undefined : { address };
    // First, because listeners of the events that follow may read the path.
    router = stateAfterLink(router, path, call);
    if (call) add(call);
    notify();
  }

  function add(call: PendingPush) {
    const pushed = pushAddress(call.address, settings().push);
    // An entry that is there already is not awaited, also if the promise is never settled.
    if (!pushed || location.href === call.address) onPushed(call);
    pushed?.then(() => {
      onPushed(call);
      notify();
    });
  }

  /** The call has ended, successfully or not. */
  function onPushed(call: PendingPush) {
    router = stateAfterPush(router, call, currentEntry(), locationSettings());
  }

  return {
    state,
    /** Reads the address, and follows its changes. */
    connect() {
      unsubscribe = subscribeToAddress(follow);
      const { entry: before } = router;
      const entry = currentEntry();
      if (entry.href === before.href) {
        router = { ...router, entry };
        notify();
        return;
      }
      const isReplaced = entry.key !== '' && entry.key === before.key;
      follow(entry, isReplaced ? 'replace' : 'traverse');
    },
    disconnect() {
      unsubscribe?.();
      unsubscribe = undefined;
    },
    navigate,
  };
}
