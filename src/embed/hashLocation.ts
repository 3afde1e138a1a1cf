import { weakListeners } from '../browser/weakListeners';
import type { SiteLocation } from '../site/SiteLocation';
import { formatHref, fragmentOf, normalisePath, parseHash } from './hash';
import type { Settings } from './options';

/** A location that follows the page's address until `dispose` is called. */
export interface HashLocation extends SiteLocation {
  readonly dispose: () => void;
}

// popstate fires before the browser restores the scroll position, so the screen is there in time;
// hashchange fires where popstate doesn't. pushState fires nothing, so a site that calls it tells the
// other sites of the page.
const addressListeners = weakListeners('popstate', 'hashchange');

/**
 * The site's location in the page's hash. Unlike wouter's own hooks it patches nothing, takes only the
 * site's own hashes, and leaves the rest of the address as it is.
 *
 * @param isOnPage - whether the site is in the document; outside it, the address is not followed
 */
export function createHashLocation(
  { basePath, routing }: Pick<Settings, 'basePath' | 'routing'>,
  isOnPage: () => boolean = () => true,
): HashLocation {
  const inHash = routing === 'hash';
  const listeners = new Set<() => void>();
  let path = (inHash && parseHash(fragmentOf(location.href), basePath)) || '/';
  let movedFromInside = false;
  // The screen shown at each history entry: Back to an entry with a hash of the host's shows the screen
  // that was shown there. Without the Navigation API entries have no key, and the screen stays.
  const shownAt = new Map<string, string>();
  const entryKey = () => window.navigation?.currentEntry?.key ?? '';
  const remember = () => entryKey() && shownAt.set(entryKey(), path);

  function show(next: string, fromInside: boolean) {
    path = next;
    movedFromInside = fromInside;
    for (const listener of listeners) listener();
  }

  function followAddress() {
    if (!isOnPage()) return;
    const own = parseHash(fragmentOf(location.href), basePath) ?? shownAt.get(entryKey());
    if (own !== undefined && own !== path) show(own, false);
    remember();
  }

  function navigate(to: string) {
    const next = normalisePath(to);
    if (next === path) return;
    if (inHash) {
      try {
        // Not `location.hash =`: other routers of the page would take the hashchange for theirs,
        // and before the page has loaded the browser would replace the entry instead of adding one.
        history.pushState(null, '', formatHref(next, basePath, location.href));
      } catch (error) {
        console.error(
          'training-site: the address could not be changed; going on in memory.',
          error,
        );
        show(next, true);
        return;
      }
    }
    show(next, true);
    if (inHash) addressListeners.tell();
  }

  const stopListening = inHash ? addressListeners.add(followAddress) : () => {};
  if (inHash) remember();
  return {
    path: () => path,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    hrefOf: (to) =>
      inHash ? formatHref(normalisePath(to), basePath, location.href) : location.href,
    movedFromInside: () => movedFromInside,
    dispose() {
      stopListening();
      listeners.clear();
    },
  };
}
