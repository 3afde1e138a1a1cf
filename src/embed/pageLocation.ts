import { pushAddress, subscribeToAddress } from '../browser/address';
import { logError } from '../browser/log';
import { subscribeToStorage } from '../browser/storage';
import type { SiteLocation } from '../site/SiteLocation';
import { createEntryMemory, isSeenEntry } from './entryMemory';
import { formatHash, fragmentOf, normalisePath, parseHash, withoutFragment } from './hash';
import type { Settings } from './options/settings';

type LocationSettings = Pick<Settings, 'basePath' | 'routing' | 'initialPath' | 'push'>;

/** A location in the page's address, or in memory. */
export interface PageLocation extends SiteLocation {
  /** Whether a site was shown at this history entry before, so that the visitor may have come back. */
  readonly isReturn: boolean;
  /** Reads the address, and follows its changes. */
  readonly connect: () => void;
  readonly disconnect: () => void;
}

/**
 * The site's location: in the page's hash, or in memory. Unlike wouter's own hooks it patches nothing,
 * takes only the site's own hashes, and leaves the rest of the address as it is.
 */
export function createPageLocation(settings: LocationSettings): PageLocation {
  const { basePath, routing, initialPath, push } = settings;
  const inHash = routing === 'hash';
  const hrefsAt = (address: string) => (to: string) => {
    const hash = inHash ? formatHash(normalisePath(to), basePath) : undefined;
    return hash === undefined ? location.href : address + hash;
  };
  const listeners = new Set<() => void>();
  const firstAddress = withoutFragment(location.href);
  const memory = createEntryMemory();
  let bareAddress = firstAddress;
  let hrefs = hrefsAt(bareAddress);
  const firstPath = ownPath() ?? initialPath;
  let path = firstPath;
  let isOwnNavigation = false;
  let refusedAt: string | undefined;
  /** The calls of `push` that are not settled, and whose entry has not been seen. */
  let pushes: readonly { readonly address: string }[] = [];
  /** Functions that end the subscriptions; none while the site is not in the document. */
  let ends: readonly (() => void)[] = [];

  function ownPath() {
    return inHash ? parseHash(fragmentOf(location.href), basePath) : undefined;
  }

  /** Shows the screen that the address asks for: docs/decisions/0020-two-routers.md has the rules. */
  function follow() {
    const address = location.href;
    // Where a history call was refused, the screen that was asked for stays.
    if (inHash && address !== refusedAt) {
      const seen = pushes.filter((call) => call.address === address)[0];
      // The visitor has already followed another link, whose entry is added later. So this one is ignored.
      refusedAt = seen && seen !== pushes[pushes.length - 1] ? address : undefined;
      pushes = pushes.filter((call) => call !== seen);
    }
    if (inHash && address !== refusedAt) {
      // The site's own hash, else what this entry showed, else the first screen where the site began. Else no change.
      const first = address === firstAddress ? initialPath : undefined;
      const next = ownPath() ?? memory.pathAt(address) ?? first ?? path;
      isOwnNavigation &&= next === path;
      path = next;
      memory.remember(path);
    }
    notify();
  }

  const pushOfHost =
    push &&
    ((address: string) => {
      const pushed = Promise.resolve(push(address));
      const call = { address };
      if (location.href !== address) pushes = [...pushes, call];
      return pushed.catch(logError).then(() => {
        pushes = pushes.filter((other) => other !== call);
        // Without the Navigation API there is no event for the entry that the host has added.
        if (ends.length > 0) follow();
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
      if (hash !== undefined) pushAddress(withoutFragment(location.href) + hash, pushOfHost);
      refusedAt = ownPath() === path ? undefined : location.href;
      // If the host adds the entry later, the current entry still belongs to the previous screen.
      if (hash === undefined || refusedAt === undefined) memory.remember(path);
    }
    notify();
  }

  function notify() {
    const next = withoutFragment(location.href);
    if (next !== bareAddress) {
      bareAddress = next;
      hrefs = hrefsAt(bareAddress);
    }
    for (const listener of listeners) listener();
  }

  const isReturn = isSeenEntry();
  memory.remember(path);
  return {
    isReturn,
    path: () => path,
    firstPath,
    hrefs: () => hrefs,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    isOwnNavigation: () => isOwnNavigation,
    connect() {
      ends = [subscribeToAddress(follow), subscribeToStorage(notify)];
      follow();
    },
    disconnect() {
      for (const end of ends) end();
      ends = [];
    },
  };
}
