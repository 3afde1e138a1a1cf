import { entryKey, entryKeys, pushAddress, subscribeToAddress } from '../browser/address';
import { logError } from '../browser/log';
import type { SiteLocation } from '../site/SiteLocation';
import { formatHash, fragmentOf, normalisePath, pageOf, parseHash } from './hash';
import type { Settings } from './options';

/** A location that follows the page's address until `dispose` is called. */
export interface PageLocation extends SiteLocation {
  /** Whether a site with these settings has been at this history entry before: the visitor may have come back. */
  readonly isReturn: boolean;
  /** Takes over the screen that the address asks for. */
  readonly follow: () => void;
  readonly dispose: () => void;
}

type LocationSettings = Pick<Settings, 'basePath' | 'routing' | 'initialPath' | 'push'>;

/**
 * The last screen of each history entry, also of sites that are gone: Back to an entry with a hash of the host's shows
 * the screen that was shown there. By the key of the entry and the settings that the screen depends on. Without the
 * Navigation API entries have no key, and nothing is remembered.
 */
const shownAt = new Map<string, string>();

/**
 * The site's location: in the page's hash, or in memory. Unlike wouter's own hooks it patches nothing,
 * takes only the site's own hashes, and leaves the rest of the address as it is.
 *
 * @param firstPath - of the screen to show where the address asks for none; default: the screen that was shown at this
 * history entry, or the initial one
 * @param isOnPage - whether the site is in the document; outside it, the address is not followed
 * @param onNewPage - called when the host has changed path or query of the address
 */
export function createSiteLocation(
  { basePath, routing, initialPath, push }: LocationSettings,
  firstPath?: string,
  isOnPage: () => boolean = () => true,
  onNewPage: () => void = () => {},
): PageLocation {
  const inHash = routing === 'hash';
  const listeners = new Set<() => void>();
  let page = pageOf(location.href);
  let hrefs = hrefsOn(page);
  const isReturn = shownAt.has(entryId());
  let path = askedPath() ?? firstPath ?? pathShownHere() ?? initialPath;
  let isOwnNavigation = false;
  // The addresses that don't name the screen shown, so they are not followed: where a history call was refused, or
  // where the host adds the entry later. By then, the visitor may be on the next screen.
  const ignored = new Set<string>();
  /** The last address whose entry the host has to add. */
  let pushed = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The entries that are older than the site, as after a reload: nothing is known of them.
  const olderKeys = entryKeys();

  /** The path that the address asks for; undefined where its hash is the host's. */
  function askedPath(): string | undefined {
    if (!inHash) return undefined;
    const fragment = fragmentOf(location.href);
    return fragment === '' && basePath === '' ? initialPath : parseHash(fragment, basePath);
  }

  /** The path that the site should show: where the address asks for none, the one that was shown here, or stays. */
  function nextPath(): string {
    const isUnknown = olderKeys.has(entryKey()) && fragmentOf(location.href) === '';
    return askedPath() ?? pathShownHere() ?? (isUnknown ? initialPath : path);
  }

  function entryId(): string {
    return `${entryKey()} ${routing} ${basePath} ${initialPath}`;
  }

  function pathShownHere(): string | undefined {
    return inHash ? shownAt.get(entryId()) : undefined;
  }

  function remember() {
    const keys = entryKeys();
    for (const id of shownAt.keys()) if (!keys.has(id.replace(/ .*/, ''))) shownAt.delete(id);
    if (entryKey()) shownAt.set(entryId(), path);
  }

  function follow() {
    if (!inHash || ignored.has(location.href)) return;
    clearTimeout(timer);
    // Outside the page: the host may put the site back in this task, and no observer reports that. So the site
    // looks again after the task.
    if (isOnPage() && pageOf(location.href) === page) adopt();
    else timer = setTimeout(adopt, isOnPage() ? removalTime() : 0);
  }

  /**
   * How long the site waits at the address of another page, in ms: an application changes the address first and removes
   * the site later. If the site showed another screen in between, the application would count a page view that nobody
   * saw. The wait is long where only a missing hash asks for that screen, because the application may have to load the
   * page.
   */
  function removalTime() {
    return fragmentOf(location.href) === '' && nextPath() !== path ? 1000 : 100;
  }

  function adopt() {
    if (!isOnPage() || ignored.has(location.href)) return;
    ignored.clear();
    const next = nextPath();
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
    push &&
    ((address: string) => {
      if (pushed) ignored.add(pushed);
      pushed = address;
      return Promise.resolve(push(address)).then(() => {
        if (pushed !== address) return;
        pushed = '';
        follow();
      }, logError);
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
      const isHere = askedPath() === path;
      if (isHere) ignored.delete(location.href);
      else ignored.add(location.href);
      updateHrefs();
      // Where the host adds the entry later, the current one is still that of the last screen.
      if (isHere || !push || !hash) remember();
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
  remember();
  return {
    isReturn,
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
