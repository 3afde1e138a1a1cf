import { beforeEach, expect, it, vi } from 'vitest';
import { entryKey, pushAddress, subscribeToAddress } from '../../src/browser/address';

beforeEach(() => history.replaceState(null, '', '/partners'));

const windowEvents = ['popstate', 'hashchange', 'click', 'keydown'];

/** The events of the window, and of the Navigation API, that a subscription tells of until it ends. */
function heardEvents(navigation?: EventTarget) {
  const heard: string[] = [];
  const end = subscribeToAddress(((event: Event) => heard.push(event.type)) as never);
  const dispatch = () => {
    for (const event of windowEvents) window.dispatchEvent(new Event(event));
    navigation?.dispatchEvent(new Event('currententrychange'));
  };
  dispatch();
  end();
  dispatch();
  return heard;
}

it('the listener is called for history calls of the host with the Navigation API, and not for clicks and keys', () => {
  const navigation = Object.assign(new EventTarget(), {
    currentEntry: { key: 'two' } as { key: string } | null,
  });
  vi.stubGlobal('navigation', navigation);
  expect(heardEvents(navigation)).toEqual(['popstate', 'hashchange', 'currententrychange']);
  expect(entryKey()).toBe('two');
  // In a document that is not shown yet.
  navigation.currentEntry = null;
  expect(entryKey()).toBe('');
});

it.each([
  ['nothing', undefined],
  ['an object', {}],
  ['a function', () => {}],
  ['an element', document.createElement('nav')],
])('if %s is named navigation, the listener is called for each click and key', (_, navigation) => {
  vi.stubGlobal('navigation', navigation);
  expect(heardEvents()).toEqual(windowEvents);
  expect(entryKey()).toBe('');
});

it('the listener is called for an event that a handler of the host stops', () => {
  const listener = vi.fn();
  const end = subscribeToAddress(listener);
  const stop = (event: Event) => event.stopImmediatePropagation();
  document.body.addEventListener('click', stop, { once: true });
  document.body.click();
  expect(listener).toHaveBeenCalledOnce();
  end();
});

it('a pushed address adds an entry without state, and the host gets popstate even after an earlier dispatch has thrown', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const push = vi.spyOn(history, 'pushState');
  const dispatch = vi.spyOn(window, 'dispatchEvent').mockImplementationOnce(() => {
    throw new Error('refused');
  });
  for (const hash of ['#/training', '#/careers']) pushAddress(`/partners${hash}`);
  expect(push.mock.calls).toEqual([
    [null, '', '/partners#/training'],
    [null, '', '/partners#/careers'],
  ]);
  expect(dispatch).toHaveBeenCalledTimes(2);
  expect(log.mock.calls).toEqual([[expect.stringContaining('popstate'), expect.any(Error)]]);
});
