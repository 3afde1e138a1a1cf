// localStorage that may be missing, full, or refused (a sandboxed frame): then memory serves.

const memory = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value`, and tells every other subscriber of the page; the browser tells other tabs. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls `listener` whenever something was stored, in this page or another. Returns the way out. */
export function subscribeToStorage(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
