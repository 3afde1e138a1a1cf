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

it('a value of this visit is read', () => {
  storage.store('key', 'value');
  expect(storage.readStored('key')).toBe('value');
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

for (const { what, disturb } of [
  {
    what: 'refuses all access',
    disturb: () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse),
  },
  {
    what: 'is full',
    disturb: () => vi.spyOn(storagePrototype(), 'setItem').mockImplementation(refuse),
  },
  {
    what: 'forgets values',
    disturb: () => vi.spyOn(storagePrototype(), 'setItem').mockReturnValue(undefined),
  },
]) {
  describe(`a storage that ${what}`, () => {
    it(`a storage that ${what} has no value at first`, () => {
      disturb();
      expect(storage.readStored('key')).toBeNull();
    });

    it(`a storage that ${what} does not lose a value until the page is closed`, () => {
      disturb();
      storage.store('key', 'value');
      expect(storage.readStored('key')).toBe('value');
    });
  });
}

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
