import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Address = typeof import('../../src/browser/address');
let address: Address;

/** What is logged once is remembered by the module, so each test loads it again, as a new page does. */
beforeEach(async () => {
  vi.resetModules();
  address = await import('../../src/browser/address');
  history.replaceState(null, '', '/partners');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['an object', {}],
  ['a function', () => {}],
  ['an element', document.createElement('nav')],
])('does without the Navigation API where %s of the page has its name', (_, replacement) => {
  vi.stubGlobal('navigation', replacement);
  const listener = vi.fn();
  const unsubscribe = address.subscribeToAddress(listener);
  window.dispatchEvent(new Event('click'));
  expect(listener).toHaveBeenCalledOnce();
  expect(address.entryKey()).toBe('');
  expect(unsubscribe).not.toThrow();
});

describe('in a browser with the Navigation API', () => {
  let navigation: EventTarget & { currentEntry: { key: string } | null };

  beforeEach(() => {
    navigation = Object.assign(new EventTarget(), {
      currentEntry: { key: 'two' },
    });
    vi.stubGlobal('navigation', navigation);
  });

  it.each(['popstate', 'hashchange'])('tells of a %s', (event) => {
    const listener = vi.fn();
    const unsubscribe = address.subscribeToAddress(listener);
    window.dispatchEvent(new Event(event));
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    window.dispatchEvent(new Event(event));
    expect(listener).toHaveBeenCalledOnce();
  });

  it('tells of a history call of the host, and asks at no click or key', () => {
    const listener = vi.fn();
    const unsubscribe = address.subscribeToAddress(listener);
    for (const event of ['click', 'keydown']) window.dispatchEvent(new Event(event));
    expect(listener).not.toHaveBeenCalled();
    navigation.dispatchEvent(new Event('currententrychange'));
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
  });

  it('gives the key of the entry', () => {
    expect(address.entryKey()).toBe('two');
  });

  it('has no key in a document that is not shown yet', () => {
    navigation.currentEntry = null;
    expect(address.entryKey()).toBe('');
  });
});

describe('in a browser without the Navigation API', () => {
  it.each(['popstate', 'hashchange', 'click', 'keydown'])('asks at each %s', (event) => {
    const listener = vi.fn();
    const unsubscribe = address.subscribeToAddress(listener);
    window.dispatchEvent(new Event(event));
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
  });

  it('has no key', () => {
    expect(address.entryKey()).toBe('');
  });
});

it('hears of an event that a handler of the host stops', () => {
  const listener = vi.fn();
  const unsubscribe = address.subscribeToAddress(listener);
  const stop = (event: Event) => event.stopImmediatePropagation();
  document.body.addEventListener('click', stop);
  document.body.click();
  expect(listener).toHaveBeenCalledOnce();
  document.body.removeEventListener('click', stop);
  unsubscribe();
});

describe('an address that is pushed', () => {
  it('is a new entry without state, and is told to the host once', () => {
    const push = vi.spyOn(history, 'pushState');
    const told = vi.fn();
    addEventListener('popstate', told);
    for (const hash of ['#/training', '#/careers']) address.pushAddress(`/partners${hash}`);
    expect(push.mock.calls).toEqual([
      [null, '', '/partners#/training'],
      [null, '', '/partners#/careers'],
    ]);
    expect(told).toHaveBeenCalledTimes(2);
    removeEventListener('popstate', told);
  });

  it('tells the host nothing, and logs once, where the host refuses it', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const error = new Error('refused');
    vi.spyOn(history, 'pushState').mockImplementation(() => {
      throw error;
    });
    const told = vi.fn();
    addEventListener('popstate', told);
    for (const hash of ['#/training', '#/careers']) address.pushAddress(`/partners${hash}`);
    expect(log.mock.calls).toEqual([
      [expect.stringContaining('the site goes on in memory'), error],
    ]);
    expect(told).not.toHaveBeenCalled();
    removeEventListener('popstate', told);
  });

  it('is told to the host again after a call of dispatchEvent has thrown', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const dispatch = vi.spyOn(window, 'dispatchEvent').mockImplementationOnce(() => {
      throw new Error('refused');
    });
    for (const hash of ['#/training', '#/careers']) address.pushAddress(`/partners${hash}`);
    expect(dispatch).toHaveBeenCalledTimes(2);
  });
});
