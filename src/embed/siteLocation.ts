import { pushAddress, subscribeToAddress } from '../browser/address';
import { logError } from '../browser/log';
import type { SiteLocation } from '../site/SiteLocation';
import { createEntryMemory } from './entryMemory';
import { formatHash, fragmentOf, normalisePath, pageOf, parseHash } from './hash';
import type { Settings } from './options';

/** A location that follows the page's address until `dispose` is called. */
export interface PageLocation extends SiteLocation {
  /** Whether another site was shown at this history entry, so that the visitor may have come back. */
  readonly isReturn: boolean;
  /** Shows the screen that the address asks for, at once or after a wait. */
  readonly follow: () => void;
  readonly dispose: () => void;
}

type LocationSettings = Pick<Settings, 'basePath' | 'routing' | 'initialPath' | 'push'>;

/** How long the site waits before it follows an address that may change again, in ms: see `waitingTime`. */
const [shortWait, longWait] = [100, 1000];

/**
 * The site's location: in the page's hash, or in memory. Unlike wouter's own hooks it patches nothing,
 * takes only the site's own hashes, and leaves the rest of the address as it is.
 *
 * @param firstPath - of the screen to show where the address asks for none
 * @param isOnPage - whether the site is in the document; outside it, the address is not followed
 * @param onNewPage - called when the host has changed path or query of the address
 */
export function createSiteLocation(
  { basePath, routing, initialPath, push }: LocationSettings,
  firstPath = initialPath,
  isOnPage: () => boolean = () => true,
  onNewPage: () => void = () => {},
): PageLocation {
  const inHash = routing === 'hash';
  const listeners = new Set<() => void>();
  let page = pageOf(location.href);
  /** The paths and queries at which the site has been. */
  const pages = new Set([page]);
  let hrefs = hrefsOn(page);
  let path = askedPath() ?? firstPath;
  let isOwnNavigation = false;
  // An address that does not name the screen shown, so it is not followed. There, a history call was refused, or the
  // host adds the entry later, or the screen is a 404 below a word as base path, which has no hash.
  let ignoredAddress: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The address that is followed when the timer ends. */
  let nextAddress: string | undefined;
  /** The calls of `push` whose entry has not been seen, and which are not settled. */
  let pending: readonly { readonly address: string }[] = [];
  const memory = createEntryMemory(`${routing} ${basePath}`);

  /** The path that the address asks for; undefined where its hash is the host's. */
  function askedPath(): string | undefined {
    if (!inHash) return undefined;
    const fragment = fragmentOf(location.href);
    return fragment === '' && basePath === '' ? initialPath : parseHash(fragment, basePath);
  }

  /** The path of the screen to show at the current history entry. */
  function nextPath(): string {
    const isUnknown = memory.isOlder() && fragmentOf(location.href) === '';
    // Back to an entry with a hash of the host's shows the screen that was shown there.
    return askedPath() ?? memory.path() ?? (isUnknown ? initialPath : path);
  }

  function follow() {
    if (!inHash || location.href === ignoredAddress) return;
    if (isOnPage() && pending.length === 0 && pageOf(location.href) === page) {
      adopt();
    } else if (location.href !== nextAddress) {
      clearTimeout(timer);
      nextAddress = location.href;
      // Outside the page: the host may put the site back in this task, and no observer reports that. So the site
      // looks again after the task.
      timer = setTimeout(adopt, isOnPage() ? waitingTime() : 0);
    }
  }

  /**
   * The time in ms before the site shows the screen that the address asks for. It waits for two reasons:
   * - A call of `push` is not settled. If the visitor has clicked two links, the host may still add the entry of the
   *   first one. The site must not go back to that screen: the wait is longer at its address.
   * - The path or query has changed. Many applications change the address, load the new page, and then remove the site.
   *   A change of the screen in between would be a page view that nobody sees. The wait is longer at a new address
   *   without a hash, because there the site would change to its initial screen.
   */
  function waitingTime(): number {
    const isOfEarlierPush = pending.slice(0, -1).some(({ address }) => address === location.href);
    const isNewWithoutHash =
      !pages.has(pageOf(location.href)) && fragmentOf(location.href) === '' && nextPath() !== path;
    return isOfEarlierPush || isNewWithoutHash ? longWait : shortWait;
  }

  function adopt() {
    clearTimeout(timer);
    nextAddress = undefined;
    if (!isOnPage() || location.href === ignoredAddress) return;
    ignoredAddress = undefined;
    const seen = pending.find(({ address }) => address === location.href);
    pending = pending.filter((call) => call !== seen);
    const next = nextPath();
    const isNewPage = pageOf(location.href) !== page;
    const isSame = next === path && !isNewPage;
    isOwnNavigation &&= next === path;
    path = next;
    updateHrefs();
    memory.remember(path);
    if (!isSame) notify();
    if (isNewPage) onNewPage();
  }

  // Looks at the address again when the host has added the entry: without the Navigation API there is no event.
  const pushOfHost =
    push &&
    ((address: string) => {
      const pushed = Promise.resolve(push(address));
      const call = { address };
      if (location.href !== address) pending = [...pending, call];
      return pushed.catch(logError).then(() => {
        pending = pending.filter((other) => other !== call);
        follow();
      });
    });

  function navigate(to: string) {
    const next = normalisePath(to);
    if (next === path) return;
    // Before `pushAddress`, because listeners of its event may read the path.
    path = next;
    isOwnNavigation = true;
    if (inHash) {
      const hash = formatHash(path, basePath);
      if (hash !== undefined) pushAddress(pageOf(location.href) + hash, pushOfHost);
      ignoredAddress = askedPath() === path ? undefined : location.href;
      updateHrefs();
      // Where the host adds the entry later, the current one is still that of the last screen.
      const isLater = push && hash && ignoredAddress;
      if (!isLater) memory.remember(path);
    }
    notify();
  }

  function updateHrefs() {
    if (pageOf(location.href) === page) return;
    page = pageOf(location.href);
    pages.add(page);
    hrefs = hrefsOn(page);
  }

  function hrefsOn(page: string) {
    return (to: string) => {
      const hash = inHash ? formatHash(normalisePath(to), basePath) : undefined;
      return hash === undefined ? location.href : page + hash;
    };
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  const unsubscribe = inHash ? subscribeToAddress(follow) : () => {};
  memory.remember(path);
  return {
    isReturn: memory.isReturn,
    path: () => path,
    hrefs: () => hrefs,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    follow,
    isOwnNavigation: () => isOwnNavigation,
    dispose() {
      unsubscribe();
      clearTimeout(timer);
      listeners.clear();
    },
  };
}
