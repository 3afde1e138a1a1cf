// What this page has stored. It outlives a localStorage that is missing, full, refused or cleared.
const memory = new Map<string, string>();

// The browser sends `storage` events to other tabs only; `store` calls the listeners of this page.
const listeners = new Set<() => void>();

/** The value that this page has stored, or another page of this origin. */
export function readStored(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value` for later visits, or for as long as the page lives. */
export function store(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // A sandboxed frame, or no room: the memory is enough.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when something was stored, in this tab or another. Returns the function that ends this. */
export function subscribeToStorage(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener, true);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener, true);
  };
}
