/** A set of listeners for events of the page. */
interface WeakListeners {
  /** Adds a listener. It is held weakly: keep the returned unsubscribe function. */
  readonly add: (listener: () => void) => () => void;
  /** Calls all listeners, as one of the events does. */
  readonly tell: () => void;
}

type Source = readonly [target: EventTarget, event: string];

/**
 * Creates listeners that the page doesn't keep alive: a site that its host has removed without
 * unmounting it can then be collected, and stops reacting.
 *
 * @param sources - the events; a function, because on a server there is no window to name
 */
export function weakListeners(sources: () => readonly Source[]): WeakListeners {
  const listeners = new Set<WeakRef<() => void>>();

  function tell() {
    for (const reference of listeners) {
      const listener = reference.deref();
      if (listener) listener();
      else drop(reference);
    }
  }

  function drop(reference: WeakRef<() => void>) {
    listeners.delete(reference);
    if (listeners.size > 0) return;
    for (const [target, event] of sources()) target.removeEventListener(event, tell, true);
  }

  return {
    tell,
    add(listener) {
      for (const reference of listeners) if (!reference.deref()) drop(reference);
      // Each time, because `document.open()` removes every listener. Adding it again changes nothing.
      // Capturing, because a handler of the host may stop the propagation.
      for (const [target, event] of sources()) target.addEventListener(event, tell, true);
      const reference = new WeakRef(listener);
      listeners.add(reference);
      let held: (() => void) | undefined = listener;
      return () => {
        if (held) drop(reference);
        held = undefined;
      };
    },
  };
}
