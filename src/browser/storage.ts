// What this page has stored, for a localStorage that is missing, full, blocked or cleared.
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

/** Stores `value` for later visits, or else until the page is closed. */
export function store(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // In a sandboxed frame, or if the storage is full, the value stays in `memory` only.
  }
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` when something was stored, in this tab or another, until the signal is aborted.
 */
export function subscribeToStorage(listener: () => void, signal: AbortSignal): void {
  listeners.add(listener);
  window.addEventListener('storage', listener, true);
  signal.addEventListener('abort', () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener, true);
  });
}
