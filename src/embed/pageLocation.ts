import {
  currentEntry,
  type Move,
  moveBetween,
  pushAddress,
  rememberMoves,
  subscribeToAddress,
} from '../browser/address';
import { hasCome, loadedAddress } from '../browser/pageLoad';
import type { LocationState } from '../site/SiteState';
import { formatHash, fragmentOf, normalisePath, withoutFragment } from './hash';
import {
  addressFor,
  firstPlace,
  isInHash,
  type LocationSettings,
  type PendingPush,
  type Place,
  placeAfterCall,
  placeAfterMove,
  placeAfterNavigation,
} from './nextLocation';
import type { Settings } from './options/settings';

/**
 * Where the visitor is whose page was loaded with HTML of the site: as if the site had been there
 * since the load, and had seen each link that was followed since.
 */
function placeSinceLoad(settings: LocationSettings): Place {
  const entry = currentEntry();
  const fragment = fragmentOf(loadedAddress() ?? entry.href);
  const atLoad = { ...entry, href: withoutFragment(entry.href) + fragment };
  return placeAfterMove(firstPlace(atLoad, hasCome(), settings), entry, 'push', settings);
}

export type PageLocation = ReturnType<typeof createPageLocation>;

/**
 * The site's location: in the page's hash, or in memory. Unlike wouter's own hooks it patches
 * nothing, takes only the site's own hashes, and leaves the rest of the address as it is. This file
 * listens and writes; `nextLocation.ts` has the rules.
 *
 * @param settings - gives the current settings; base path and routing are read once
 * @param onChange - called with the state when it may have changed, and whether the page may have
 * set a title of its own
 * @param isPrerendered - whether HTML of the site was here before, whose links the visitor may have
 * followed
 */
export function createPageLocation(
  settings: () => Settings,
  onChange: (state: LocationState, pageMayHaveSetTitle: boolean) => void,
  isPrerendered = false,
) {
  rememberMoves();
  const { basePath, routing } = settings();
  const locationSettings = (): LocationSettings => ({
    basePath,
    routing,
    initialPath: settings().initialPath,
  });
  let place = isPrerendered
    ? placeSinceLoad(locationSettings())
    : firstPlace(currentEntry(), hasCome(), locationSettings());
  let links = linksAt(bareAddress());
  let unsubscribe: (() => void) | undefined;

  /**
   * The address to which the links add their hashes. In memory, a link leads to the page as it is.
   */
  function bareAddress() {
    const { href } = place.entry;
    return routing === 'hash' ? withoutFragment(href) : href;
  }

  function linksAt(bare: string) {
    const hrefs = (to: string) => {
      const hash = formatHash(normalisePath(to), basePath);
      return routing === 'hash' && hash !== undefined ? bare + hash : place.entry.href;
    };
    return { bare, hrefs };
  }

  function state(): LocationState {
    if (links.bare !== bareAddress()) links = linksAt(bareAddress());
    const { path, visit } = place;
    return {
      path,
      visit,
      isInHash: isInHash(place, locationSettings()),
      hrefs: links.hrefs,
    };
  }

  /** Reads the address. */
  function read(how: Move) {
    place = placeAfterMove(place, currentEntry(), how, locationSettings());
  }

  function readAfter(event?: Event) {
    read(moveBetween(place.entry, currentEntry(), event));
  }

  function notify(pageMayHaveSetTitle: boolean) {
    // A listener may have started the site again, with another location.
    if (unsubscribe) onChange(state(), pageMayHaveSetTitle);
  }

  function onEvent(event: Event) {
    // The event may have waited for the end of a click.
    if (!unsubscribe) return;
    const { addressPath: pathBefore } = place;
    readAfter(event);
    const isNewInAddress = pathBefore === undefined && place.addressPath !== undefined;
    // A hash of the page may have had a title of its own.
    notify(isNewInAddress);
  }

  /**
   * Shows the screen at a path, with a new history entry unless the address names the screen
   * already.
   */
  function navigate(to: string) {
    // The page may have changed the address without an event.
    readAfter();
    const path = normalisePath(to);
    const address = addressFor(place, path, locationSettings());
    const call = address === undefined ? undefined : { address };
    // First, because listeners of the events that follow may read the path.
    place = placeAfterNavigation(place, path, call, locationSettings());
    if (call) add(call);
    notify(false);
  }

  function add(call: PendingPush) {
    const pushed = pushAddress(call.address, settings().push);
    // An entry that is there already is not awaited, also if the promise is never settled.
    if (!pushed || location.href === call.address) onPushed(call);
    pushed?.then(() => {
      onPushed(call);
      notify(true);
    });
  }

  /** The call has ended, successfully or not. */
  function onPushed(call: PendingPush) {
    place = placeAfterCall(place, call, currentEntry(), locationSettings());
  }

  return {
    state,
    /** Reads the address, and follows its changes. */
    connect() {
      unsubscribe = subscribeToAddress(onEvent);
      const { key, href } = currentEntry();
      const isSameEntry = key === '' ? href === place.entry.href : key === place.entry.key;
      read(isSameEntry ? 'replace' : 'traverse');
      notify(false);
    },
    disconnect() {
      unsubscribe?.();
      unsubscribe = undefined;
    },
    navigate,
  };
}
