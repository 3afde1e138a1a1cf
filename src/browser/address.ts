import { attempt } from './log';

/** Calls `listener` when the page's address may have changed. Returns a function that removes the listener. */
export function subscribeToAddress(listener: () => void): () => void {
  // - popstate fires before the browser restores the scroll position, so the screen is there in time.
  // - hashchange fires where popstate doesn't.
  // - currententrychange fires when a script of the host calls pushState or replaceState. Browsers without the
  //   Navigation API send no event for such a call. For them, the listener is called at each click and key press.
  const navigation = inNavigation((all) => 'currentEntry' in all && all);
  const sources: [target: EventTarget, event: string][] = [
    [window, 'popstate'],
    [window, 'hashchange'],
  ];
  if (navigation) sources.push([navigation, 'currententrychange']);
  else sources.push([window, 'click'], [window, 'keydown']);
  // Capturing, because a handler of the host may stop the propagation.
  for (const [target, event] of sources) target.addEventListener(event, listener, true);
  return () => {
    for (const [target, event] of sources) target.removeEventListener(event, listener, true);
  };
}

/** The key of the current history entry, or '' in browsers without the Navigation API. */
export function entryKey(): string {
  return inNavigation(({ currentEntry }) => currentEntry?.key) ?? '';
}

/**
 * The result of `read`, called with the Navigation API. It is undefined if the browser has no Navigation API,
 * if something else of the page is named `navigation`, or if `read` throws.
 */
function inNavigation<Value>(read: (navigation: Navigation) => Value): Value | undefined {
  try {
    return read(window.navigation as Navigation);
  } catch {
    return undefined;
  }
}

let isTelling = false;

/**
 * Adds a history entry with this address and tells the host's router by a `popstate` event, which has the property
 * `trainingSite`. If the browser or the host refuses, the address stays as it is.
 *
 * @param push - called instead of `history.pushState`
 */
export function pushAddress(href: string, push?: (href: string) => unknown): void {
  const before = location.href;
  attempt('change the address; the site goes on in memory', () => {
    if (push) push(href);
    // Not `location.hash =`: other routers of the page would treat the hashchange as their own, and before the page has
    // loaded the browser would replace the entry. The state is null: with a copy of the host's state, its router would
    // treat our entry as its own.
    else history.pushState(null, '', href);
  });
  if (!push && location.href !== before) {
    attempt('dispatch popstate', tellRouters);
  }
}

function tellRouters() {
  // A router that answers with a navigation of ours must not start an endless loop.
  if (isTelling) return;
  const event = new PopStateEvent('popstate', { state: history.state });
  isTelling = true;
  try {
    window.dispatchEvent(Object.assign(event, { trainingSite: true }));
  } finally {
    isTelling = false;
  }
}
