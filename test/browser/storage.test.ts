import { beforeEach, expect, it, vi } from 'vitest';

let storage: typeof import('../../src/browser/storage');

/** What the page has stored is kept in the module, so each test loads it again, as a new page does. */
beforeEach(async () => {
  vi.resetModules();
  storage = await import('../../src/browser/storage');
});

it('keeps a value for later visits, and reads what an earlier one has stored', () => {
  storage.store('key', 'value');
  expect(localStorage.getItem('key')).toBe('value');
  localStorage.setItem('other', 'earlier');
  expect(['key', 'other', 'none'].map(storage.readStored)).toEqual(['value', 'earlier', null]);
});

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};
const stored = () => Object.getPrototypeOf(localStorage);

it.each([
  ['is refused', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  ['is full', () => vi.spyOn(stored(), 'setItem').mockImplementation(refuse)],
  ['forgets it', () => vi.spyOn(stored(), 'setItem').mockReturnValue(undefined)],
])('keeps a value until the page is closed if storage %s', (_, disturb) => {
  disturb();
  expect(storage.readStored('key')).toBeNull();
  storage.store('key', 'value');
  expect(storage.readStored('key')).toBe('value');
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
  dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
});
