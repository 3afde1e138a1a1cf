import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entryKey, pushAddress, subscribeToAddress } from '../../src/browser/address';

beforeEach(() => history.replaceState(null, '', '/partners'));

const windowEvents = ['popstate', 'hashchange', 'click', 'keydown'];

/** Subscribes. Returns the types of the events that are heard, and a function that ends that. */
function subscribe() {
  const heard: string[] = [];
  const listener = (event: Event) => heard.push(event.type);
  const end = subscribeToAddress(listener as never);
  return { heard, end };
}

const dispatchWindowEvents = () => {
  for (const type of windowEvents) window.dispatchEvent(new Event(type));
};

describe('with the Navigation API', () => {
  let navigation: EventTarget & { currentEntry: { key: string } | null };

  beforeEach(() => {
    navigation = Object.assign(new EventTarget(), { currentEntry: { key: 'two' } });
    vi.stubGlobal('navigation', navigation);
  });

  const dispatchEntryChange = () => navigation.dispatchEvent(new Event('currententrychange'));

  it('the listener hears a history call of the host', () => {
    const { heard, end } = subscribe();
    dispatchEntryChange();
    end();
    expect(heard).toEqual(['currententrychange']);
  });

  it('the listener hears popstate and hashchange, but no click and no key', () => {
    const { heard, end } = subscribe();
    dispatchWindowEvents();
    end();
    expect(heard).toEqual(['popstate', 'hashchange']);
  });

  it('the listener hears nothing after its end', () => {
    const { heard, end } = subscribe();
    end();
    dispatchWindowEvents();
    dispatchEntryChange();
    expect(heard).toEqual([]);
  });

  it('the current history entry has a key', () => {
    expect(entryKey()).toBe('two');
  });

  it('there is no key in a document that is not shown yet', () => {
    navigation.currentEntry = null;
    expect(entryKey()).toBe('');
  });
});

for (const { what, navigation } of [
  { what: 'nothing', navigation: undefined },
  { what: 'an object', navigation: {} },
  { what: 'a function', navigation: () => {} },
  { what: 'an element', navigation: document.createElement('nav') },
]) {
  describe(`if ${what} of the page is named navigation`, () => {
    beforeEach(() => vi.stubGlobal('navigation', navigation));

    it('the listener hears each click and key too', () => {
      const { heard, end } = subscribe();
      dispatchWindowEvents();
      end();
      expect(heard).toEqual(windowEvents);
    });

    it('the listener hears nothing after its end', () => {
      const { heard, end } = subscribe();
      end();
      dispatchWindowEvents();
      expect(heard).toEqual([]);
    });

    it('there is no key', () => {
      expect(entryKey()).toBe('');
    });
  });
}

it('the listener hears an event that a handler of the host stops', () => {
  const { heard, end } = subscribe();
  const stop = (event: Event) => event.stopImmediatePropagation();
  document.body.addEventListener('click', stop, { once: true });
  document.body.click();
  end();
  expect(heard).toEqual(['click']);
});

describe('a pushed address', () => {
  it('adds a history entry without state', () => {
    const push = vi.spyOn(history, 'pushState');
    pushAddress('/partners#/training');
    expect(push.mock.calls).toEqual([[null, '', '/partners#/training']]);
  });

  it('is told to routers of the host by popstate', () => {
    const { heard, end } = subscribe();
    pushAddress('/partners#/training');
    end();
    expect(heard).toEqual(['popstate']);
  });

  it('is told again after the dispatch has thrown once, which is logged', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const dispatch = vi.spyOn(window, 'dispatchEvent').mockImplementationOnce(() => {
      throw new Error('refused');
    });
    pushAddress('/partners#/training');
    pushAddress('/partners#/careers');
    expect(dispatch).toHaveBeenCalledTimes(2);
    expect(log.mock.calls).toEqual([[expect.stringContaining('popstate'), expect.any(Error)]]);
  });
});
