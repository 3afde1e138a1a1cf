/** Listeners of the window that are told together. */
export interface WeakListeners {
  /** Adds a listener for as long as somebody holds the way out that this returns. */
  readonly add: (listener: () => void) => () => void;
  /** Tells them all, as if one of the events had come. */
  readonly tell: () => void;
}

/**
 * Listeners for events of the window, which doesn't keep them alive: a site that its host has thrown
 * away without unmounting it must not stay in memory, nor go on acting, for the sake of a listener.
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
