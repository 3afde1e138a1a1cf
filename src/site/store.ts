/** A value that changes, as React's `useSyncExternalStore` reads it. */
export interface ReadableStore<State> {
  /** The same object until something has changed. */
  readonly get: () => State;
  /** Calls `listener` after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Store<State> extends ReadableStore<State> {
  /** Replaces some fields. Equal values do nothing. */
  readonly set: (changes: Partial<State>) => void;
}

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(changes) {
      const fields = Object.keys(changes) as (keyof State)[];
      if (fields.every((field) => changes[field] === state[field])) return;
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
  };
}
