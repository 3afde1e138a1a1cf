import { weakListeners } from './weakListeners';

// localStorage that may be missing, full, or refused (a sandboxed frame): then memory serves.
const memory = new Map<string, string>();

// The browser sends `storage` to the other tabs; this page tells itself.
const listeners = weakListeners('storage');

export function readStored(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value` for later visits, or for as long as the page lives. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
  listeners.tell();
}

/** Calls back whenever something was stored, in this page or another. Returns the way out. */
export const subscribeToStorage = listeners.add;
