/** A set of listeners for events of the window. */
interface WeakListeners {
  /** Adds a listener. It is held weakly: keep the returned unsubscribe function. */
  readonly add: (listener: () => void) => () => void;
  /** Calls all listeners, as one of the events does. */
  readonly tell: () => void;
}

/**
 * Creates listeners that the window doesn't keep alive: a site that its host has removed without
 * unmounting it can then be collected, and stops reacting.
 */
export function weakListeners(...events: readonly string[]): WeakListeners {
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
    if (listeners.size === 0) for (const event of events) removeEventListener(event, tell);
  }

  return {
    tell,
    add(listener) {
      for (const reference of listeners) if (!reference.deref()) drop(reference);
      if (listeners.size === 0) for (const event of events) addEventListener(event, tell);
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
