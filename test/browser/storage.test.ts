import { beforeEach, describe, expect, it, vi } from 'vitest';

let storage: typeof import('../../src/browser/storage');

/**
 * What the page has stored is kept in the module, so each test loads it again, as a new page does.
 */
beforeEach(async () => {
  vi.resetModules();
  storage = await import('../../src/browser/storage');
});

it('the storage keeps a value for later visits', () => {
  storage.store('key', 'value');
  expect(localStorage.getItem('key')).toBe('value');
});

it('a value of an earlier visit is read', () => {
  localStorage.setItem('key', 'earlier');
  expect(storage.readStored('key')).toBe('earlier');
});

it('null is read where nothing is stored', () => {
  expect(storage.readStored('key')).toBeNull();
});

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};
const storagePrototype = () => Object.getPrototypeOf(localStorage);

const refuseAccess = () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);

it('null is read where the storage refuses all access', () => {
  refuseAccess();
  expect(storage.readStored('key')).toBeNull();
});

it.each([
  ['refuses all access', refuseAccess],
  ['is full', () => vi.spyOn(storagePrototype(), 'setItem').mockImplementation(refuse)],
  ['forgets values', () => vi.spyOn(storagePrototype(), 'setItem').mockReturnValue(undefined)],
])('a storage that %s does not lose a value until the page is closed', (_, disturb) => {
  disturb();
  storage.store('key', 'value');
  expect(storage.readStored('key')).toBe('value');
});

describe('a listener', () => {
  it('a listener of the storage is called when this page stores something', () => {
    const listener = vi.fn();
    const controller = new AbortController();
    storage.subscribeToStorage(listener, controller.signal);
    storage.store('key', 'value');
    expect(listener).toHaveBeenCalledOnce();
    controller.abort();
  });

  it('a listener of the storage is called when another tab stores something', () => {
    const listener = vi.fn();
    const controller = new AbortController();
    storage.subscribeToStorage(listener, controller.signal);
    dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledOnce();
    controller.abort();
  });

  it('a listener of the storage is not called after its signal is aborted', () => {
    const listener = vi.fn();
    const controller = new AbortController();
    storage.subscribeToStorage(listener, controller.signal);
    controller.abort();
    storage.store('key', 'other');
    dispatchEvent(new Event('storage'));
    expect(listener).not.toHaveBeenCalled();
  });
});
