import { weakListeners } from './weakListeners';

// Takes the place of localStorage where that is missing, full or refused, as in a sandboxed frame.
const memory = new Map<string, string>();

// The browser sends `storage` events to other tabs only; `store` calls the listeners of this page.
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

/** Calls a listener when something was stored, in this tab or another. Returns the unsubscribe function. */
export const subscribeToStorage = listeners.add;
