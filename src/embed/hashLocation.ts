import { weakListeners } from '../browser/weakListeners';
import type { SiteLocation } from '../site/SiteLocation';
import { formatHref, fragmentOf, normalisePath, parseHash } from './hash';
import type { Settings } from './options';

/** A location that listens to the page until it is disposed of. */
export interface HashLocation extends SiteLocation {
  readonly dispose: () => void;
}

// popstate comes before the browser restores the scroll position, so the screen is there in time;
// hashchange comes where there is no popstate. pushState tells nobody, so sites that share the
// address are told by the one that called it.
const addressListeners = weakListeners('popstate', 'hashchange');

/**
 * The site's place in the page's hash. Unlike wouter's own hooks it patches nothing and takes only
 * the site's own hashes; the rest of the address is left as it is.
 *
 * @param isOnPage - whether the site is in the document; one that is not touches nothing
 */
export function createHashLocation(
  { basePath, routing }: Pick<Settings, 'basePath' | 'routing'>,
  isOnPage: () => boolean = () => true,
): HashLocation {
  const inHash = routing === 'hash';
  const listeners = new Set<() => void>();
  let path = (inHash && parseHash(fragmentOf(location.href), basePath)) || '/';
  let movedFromInside = false;
  // A history entry may carry a host's hash and still have shown one of our screens: Back to it
  // shows that screen again. In browsers without the Navigation API the screen stays.
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
