import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Storage = typeof import('../../src/browser/storage');

let storage: Storage;

/** What the page has stored is kept in the module, so each test loads it again, as a new page does. */
beforeEach(async () => {
  vi.resetModules();
  storage = await import('../../src/browser/storage');
});

afterEach(() => vi.restoreAllMocks());

function refuseStorage() {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
}

it('keeps a value for later visits', () => {
  storage.store('key', 'value');
  expect(localStorage.getItem('key')).toBe('value');
  expect(storage.readStored('key')).toBe('value');
});

it('reads what an earlier visit has stored, and null where there is nothing', () => {
  localStorage.setItem('key', 'earlier');
  expect(storage.readStored('key')).toBe('earlier');
  expect(storage.readStored('other')).toBeNull();
});

it('keeps a value for the life of the page where storage is refused', () => {
  refuseStorage();
  expect(storage.readStored('key')).toBeNull();
  storage.store('key', 'value');
  expect(storage.readStored('key')).toBe('value');
});

it('keeps a value for the life of the page where storage is full', () => {
  vi.spyOn(Object.getPrototypeOf(localStorage), 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storage.store('key', 'value');
  expect(storage.readStored('key')).toBe('value');
});

it('keeps a value for the life of the page where storage forgets it, at once or later', () => {
  const forget = vi
    .spyOn(Object.getPrototypeOf(localStorage), 'setItem')
    .mockReturnValue(undefined);
  storage.store('key', 'value');
  expect(storage.readStored('key')).toBe('value');
  forget.mockRestore();
  storage.store('other', 'value');
  localStorage.clear();
  expect(storage.readStored('other')).toBe('value');
});

it('calls its listeners when this page stores something, and when another tab does', () => {
  const listener = vi.fn();
  const unsubscribe = storage.subscribeToStorage(listener);
  storage.store('key', 'value');
  expect(listener).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  storage.store('key', 'other');
  expect(listener).toHaveBeenCalledTimes(2);
});
