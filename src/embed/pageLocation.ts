import { pushAddress, subscribeToAddress } from '../browser/address';
import { logError } from '../browser/log';
import type { LocationState } from '../site/SiteState';
import { createEntryMemory } from './entryMemory';
import {
  formatHash,
  fragmentOf,
  normalisePath,
  parseHash,
  questionOf,
  withoutFragment,
} from './hash';
import type { Settings } from './options/settings';

/**
 * The site's location: in the page's hash, or in memory. Unlike wouter's own hooks it patches nothing,
 * takes only the site's own hashes, and leaves the rest of the address as it is.
 *
 * @param settings - gives the current settings; base path and routing are read once
 * @param onChange - called with the state when it may have changed, and whether `push` has just added an entry
 */
export function createPageLocation(
  settings: () => Settings,
  onChange: (state: LocationState, isPushed: boolean) => void,
) {
  const { basePath, routing } = settings();
  const inHash = routing === 'hash';
  /** The addresses without a hash that showed the initial screen. There are several if the page replaces its query. */
  const initialAt = { [withoutFragment(location.href)]: true };
  const memory = createEntryMemory();
  let refusedAt: string | undefined;
  /** The calls of `push` that are not settled, and whose entry has not been seen. */
  let pushes: readonly { readonly address: string }[] = [];
  let unsubscribe: (() => void) | undefined;
  let bare = bareAddress();
  /** Whether the last address that was seen names a screen of the site. */
  let isNamed = namedPath() !== undefined;
  let state: LocationState = {
    path: ownPath() ?? settings().initialPath,
    hrefs: hrefsAt(bare),
    visit: { by: 'start' },
  };

  /** The address to which the links add their hashes. In memory, a link leads to the page as it is. */
  function bareAddress() {
    return inHash ? withoutFragment(location.href) : location.href;
  }

  function hrefsAt(bare: string) {
    return (to: string) => {
      const hash = formatHash(normalisePath(to), basePath);
      return inHash && hash !== undefined ? bare + hash : location.href;
    };
  }

  function ownPath(href = location.href) {
    return inHash ? parseHash(fragmentOf(href), basePath) : undefined;
  }

  /** The path in the hash of an address, or the initial path if the address showed the initial screen. */
  function namedPath(href = location.href) {
    return ownPath(href) ?? (inHash && initialAt[href] ? settings().initialPath : undefined);
  }

  /** Shows the screen that the address asks for: docs/decisions/0020-two-routers.md has the rules. */
  function follow(isPushed = false) {
    const { href } = location;
    // Where a history call was refused, the screen that was asked for stays.
    if (inHash && href !== refusedAt) {
      const seen = pushes.filter((call) => call.address === href)[0];
      // The visitor has already followed another link, whose entry is added later. So this one is ignored.
      refusedAt = seen && seen !== pushes[pushes.length - 1] ? href : undefined;
      pushes = pushes.filter((call) => call !== seen);
    }
    if (inHash && href !== refusedAt) {
      // In this order: the screen in the hash, the one that this entry showed, the initial one, the current one.
      const path = ownPath() ?? memory.pathAt(href) ?? namedPath() ?? state.path;
      if (path !== state.path || (!isNamed && namedPath() !== undefined)) {
        state = { ...state, path, visit: { by: 'page' } };
      }
      memory.remember(path);
    }
    tell(isPushed);
  }

  function callPush(pushOfHost: NonNullable<Settings['push']>, to: string) {
    const pushed = Promise.resolve(pushOfHost(to));
    const call = { address: to };
    if (location.href !== to) pushes = [...pushes, call];
    pushed.catch(logError).then(() => {
      pushes = pushes.filter((other) => other !== call);
      // Without the Navigation API there is no event for the entry that the host has added.
      if (unsubscribe) follow(true);
    });
  }

  /** Shows the screen at a path, with a new history entry unless the address names the screen already. */
  function navigate(to: string) {
    const path = normalisePath(to);
    const hash = formatHash(path, basePath);
    const { initialPath, push: pushOfHost } = settings();
    if (state.path === initialPath) initialAt[location.href] ||= bareAddress() === location.href;
    /** The address of the last entry, which the host may add later. */
    const last = pushes[pushes.length - 1]?.address ?? location.href;
    // Before `pushAddress`, because listeners of its event may read the path, and this site follows it.
    state = { ...state, path, visit: { by: 'site' } };
    isNamed = true;
    if (inHash && hash !== undefined && namedPath(last) !== path) {
      pushAddress(
        withoutFragment(location.href) + hash,
        pushOfHost && ((href) => callPush(pushOfHost, href)),
      );
    }
    if (inHash) {
      // A listener of the event may have navigated too.
      const isTaken = namedPath() === state.path;
      refusedAt = isTaken ? undefined : location.href;
      // If the host adds the entry later, the current entry still belongs to the previous screen.
      if (hash === undefined || isTaken) memory.remember(state.path);
    }
    tell();
  }

  function tell(isPushed = false) {
    isNamed = namedPath() !== undefined;
    if (bare !== bareAddress()) {
      bare = bareAddress();
      state = { ...state, hrefs: hrefsAt(bare) };
    }
    const question = ownPath() === state.path ? questionOf(fragmentOf(location.href)) : undefined;
    state = { ...state, question };
    // A listener may have started the site again, with another location.
    if (unsubscribe) onChange(state, isPushed);
  }

  return {
    state: () => state,
    /** Reads the address, and follows its changes. */
    connect() {
      unsubscribe = subscribeToAddress(() => follow());
      follow();
    },
    disconnect() {
      unsubscribe?.();
      unsubscribe = undefined;
    },
    navigate,
  };
}
