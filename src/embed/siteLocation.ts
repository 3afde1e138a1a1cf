import { entryKey, entryKeys, pushAddress, subscribeToAddress } from '../browser/address';
import { logError } from '../browser/log';
import type { SiteLocation } from '../site/SiteLocation';
import { formatHash, fragmentOf, normalisePath, pageOf, parseHash } from './hash';
import type { Settings } from './options';

/** A location that follows the page's address until `dispose` is called. */
export interface PageLocation extends SiteLocation {
  /** Whether the visitor comes back: a site that is unmounted now has shown this screen at this history entry. */
  readonly isReturn: boolean;
  /** Takes over the screen that the address asks for. */
  readonly follow: () => void;
  readonly dispose: () => void;
}

type LocationSettings = Pick<Settings, 'basePath' | 'routing' | 'initialPath' | 'push'>;

/**
 * By the key of a history entry: the path that a site has shown there which is unmounted now. The path matters, because
 * Angular sets the base path of a `<training-site>` in a later task. Until then the site is on another path, and the
 * visitor has not come back to it.
 */
const leftEntries = new Map<string, string>();

/** How long a host may take to remove the site after it has changed the page's address, in ms. */
const removalTime = 100;

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
  let hrefs = hrefsOn(page);
  let path = askedPath() ?? firstPath;
  let isOwnNavigation = false;
  // The address at which a history call was refused, or at which the host adds the entry later. It does not name
  // the screen shown, so it is not followed.
  let refusedAt: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The screen shown at each history entry: Back to an entry with a hash of the host's shows the screen
  // that was shown there. Without the Navigation API entries have no key, and the screen stays.
  const shownAt = new Map<string, string>();
  // The entries that are older than the site, as after a reload: nothing is known of them.
  const olderKeys = entryKeys();

  /** The path that the address asks for; undefined where its hash is the host's. */
  function askedPath(): string | undefined {
    if (!inHash) return undefined;
    const fragment = fragmentOf(location.href);
    return fragment === '' && basePath === '' ? initialPath : parseHash(fragment, basePath);
  }

  function remember() {
    const keys = entryKeys();
    for (const key of shownAt.keys()) if (!keys.has(key)) shownAt.delete(key);
    if (entryKey()) shownAt.set(entryKey(), path);
  }

  function follow() {
    if (!inHash || location.href === refusedAt) return;
    clearTimeout(timer);
    // Another page: an application changes the address first and removes the site later. If the site showed
    // Home in between, the application would count a page view that nobody saw. So the site waits.
    // Outside the page: the host may put the site back in this task, and no observer reports that. So the site
    // looks again after the task.
    if (isOnPage() && pageOf(location.href) === page) adopt();
    else timer = setTimeout(adopt, isOnPage() ? removalTime : 0);
  }

  function adopt() {
    if (!isOnPage() || location.href === refusedAt) return;
    refusedAt = undefined;
    const key = entryKey();
    const isUnknown = olderKeys.has(key) && fragmentOf(location.href) === '';
    const next = askedPath() ?? shownAt.get(key) ?? (isUnknown ? initialPath : path);
    const isNewPage = pageOf(location.href) !== page;
    const isSame = next === path && !isNewPage;
    isOwnNavigation &&= next === path;
    path = next;
    updateHrefs();
    remember();
    if (!isSame) notify();
    if (isNewPage) onNewPage();
  }

  // Looks at the address again when the host has added the entry: without the Navigation API there is no event.
  const pushOfHost =
    push && ((address: string) => Promise.resolve(push(address)).then(follow, logError));

  function navigate(to: string) {
    const next = normalisePath(to);
    if (next === path) return;
    // Before `pushAddress`, because listeners of its event may read the path.
    path = next;
    isOwnNavigation = true;
    if (inHash) {
      const hash = formatHash(path, basePath);
      if (hash !== undefined) pushAddress(pageOf(location.href) + hash, pushOfHost);
      refusedAt = askedPath() === path ? undefined : location.href;
      updateHrefs();
      // Where the host adds the entry later, the current one is still that of the last screen.
      const isLater = push && hash && refusedAt;
      if (!isLater) remember();
    }
    notify();
  }

  function updateHrefs() {
    if (pageOf(location.href) === page) return;
    page = pageOf(location.href);
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
  if (inHash) remember();
  return {
    isReturn: inHash && leftEntries.get(entryKey()) === path,
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
      for (const [key, shownPath] of shownAt) leftEntries.set(key, shownPath);
      unsubscribe();
      clearTimeout(timer);
      listeners.clear();
    },
  };
}
