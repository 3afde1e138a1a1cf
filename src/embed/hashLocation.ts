import type { SiteLocation } from '../site/SiteLocation';
import { formatHref, fragmentOf, normalisePath, parseHash } from './hash';

export interface HashLocationOptions {
  /** Prefix of the site's own hashes: '' or `/…` without a slash at the end. */
  readonly basePath: string;
  /** `memory` never reads or writes the page's address. */
  readonly routing: 'hash' | 'memory';
}

/** A location that listens to the page until it is disposed of. */
export interface HashLocation extends SiteLocation {
  readonly dispose: () => void;
}

// history.pushState tells nobody, so the sites that share an address tell each other.
const sharers = new Set<() => void>();

/**
 * The site's place in the page's hash. Unlike wouter's own hooks it patches nothing and takes
 * only the site's own hashes; the rest of the address is left as it is.
 */
export function createHashLocation({ basePath, routing }: HashLocationOptions): HashLocation {
  const listeners = new Set<() => void>();
  let path = (routing === 'hash' && parseHash(fragmentOf(location.href), basePath)) || '/';
  let movedFromInside = false;
  // A history entry may carry a host's hash and still have shown one of our screens: Back to it
  // shows that screen again. In browsers without the Navigation API the screen stays.
  const shownAt = new Map<string | undefined, string>();
  const remember = () => shownAt.set(window.navigation?.currentEntry?.key, path);

  function show(next: string, fromInside: boolean) {
    path = next;
    movedFromInside = fromInside;
    for (const listener of listeners) listener();
  }

  function followAddress() {
    const key = window.navigation?.currentEntry?.key;
    const own =
      parseHash(fragmentOf(location.href), basePath) ?? (key ? shownAt.get(key) : undefined);
    if (own !== undefined && own !== path) show(own, false);
    remember();
  }

  function navigate(to: string) {
    const next = normalisePath(to);
    if (next === path) return;
    if (routing === 'hash') {
      try {
        // Not `location.hash =`: other routers of the page would take the hashchange for theirs,
        // and before the page has loaded the browser would replace the entry instead of adding one.
        history.pushState(null, '', formatHref(next, basePath, location.href));
      } catch (error) {
        console.error(
          'training-site: the address could not be changed; going on in memory.',
          error,
        );
      }
    }
    show(next, true);
    if (routing === 'memory') return;
    remember();
    for (const follow of sharers) if (follow !== followAddress) follow();
  }

  if (routing === 'hash') {
    remember();
    sharers.add(followAddress);
    // popstate comes before the browser restores the scroll position, so the screen is there in
    // time; hashchange comes where there is no popstate.
    addEventListener('popstate', followAddress);
    addEventListener('hashchange', followAddress);
  }
  return {
    path: () => path,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    hrefOf: (to) =>
      routing === 'hash' ? formatHref(normalisePath(to), basePath, location.href) : location.href,
    movedFromInside: () => movedFromInside,
    dispose() {
      sharers.delete(followAddress);
      removeEventListener('popstate', followAddress);
      removeEventListener('hashchange', followAddress);
      listeners.clear();
    },
  };
}
