import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  cameByBack,
  currentEntry,
  forgetLink,
  pushAddress,
  readAddress,
  subscribeToAddress,
} from '../../src/browser/address';

beforeEach(() => history.replaceState(null, '', '/partners'));

/** Waits for tasks that were started before. */
const later = () => new Promise((resolve) => setTimeout(resolve));

/** Follows the address until the test has ended. Each change is heard as “type path”. */
function follow() {
  const heard: string[] = [];
  const listener = vi.fn(({ href }: { readonly href: string }, navigationType: string) => {
    heard.push(`${navigationType} ${href.replace(location.origin, '')}`);
  });
  onTestFinished(subscribeToAddress(listener));
  return heard;
}

const navigationWith = (currentEntry: object | null) =>
  Object.assign(new EventTarget(), { currentEntry });

/** A script of the page changes the address, with an event of the Navigation API. */
function stubNavigation() {
  const navigation = navigationWith({ key: 'one' });
  vi.stubGlobal('navigation', navigation);
  return (navigationType: string, address: string, key = 'one') => {
    history.replaceState(null, '', address);
    navigation.currentEntry = { key };
    navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }));
  };
}

/** The visitor clicks something in the page. A handler of the page answers. */
async function click(html: string, init: MouseEventInit = {}, answer: () => void = () => {}) {
  const handler = (event: Event) => {
    event.preventDefault();
    answer();
  };
  document.body.addEventListener('click', handler, { once: true });
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.body.querySelector('a *, button, a')?.dispatchEvent(event);
  await later();
}

/** The browser goes Back, or a script says so. Only the browser makes a trusted event. */
function traverse(type: string, address: string, { isTrusted }: Pick<Event, 'isTrusted'>) {
  history.replaceState(null, '', address);
  readAddress({ type, isTrusted } as Event);
}

describe('the listeners', () => {
  const names = ['popstate', 'hashchange', 'click', 'currententrychange'];

  /** The names of the events that `target` is asked for, or no longer asked for. */
  function spyOn(target: EventTarget, method: 'addEventListener' | 'removeEventListener') {
    const calls = vi.spyOn(target, method).mock.calls;
    return () => calls.map(([name]) => name);
  }

  it('the listeners are the same for all subscribers', () => {
    const navigation = navigationWith({ key: 'one' });
    vi.stubGlobal('navigation', navigation);
    const added = [spyOn(window, 'addEventListener'), spyOn(navigation, 'addEventListener')];
    for (const _ of 'ab') follow();
    expect(added.flatMap((get) => get())).toEqual(names);
  });

  it('the listeners go with the last subscriber', () => {
    const navigation = navigationWith({ key: 'one' });
    vi.stubGlobal('navigation', navigation);
    const removed = [window, navigation].map((target) => spyOn(target, 'removeEventListener'));
    const ends = [subscribeToAddress(vi.fn()), subscribeToAddress(vi.fn())];
    ends[0]?.();
    expect(removed.flatMap((get) => get())).toEqual([]);
    ends[1]?.();
    expect(removed.flatMap((get) => get())).toEqual(names);
  });

  it.each([
    ['nothing', undefined],
    ['an object', {}],
    ['a function', () => {}],
    ['an element', document.createElement('nav')],
    ['a half of the Navigation API', { currentEntry: { key: 'two' } }],
    ['a half of the Navigation API without an entry', { currentEntry: null }],
    ['a document without entries, as in a sandbox,', navigationWith(null)],
  ])('the address is read after each key if %s is named navigation', async (_, navigation) => {
    vi.stubGlobal('navigation', navigation);
    const heard = follow();
    history.pushState(null, '', '#/careers');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    expect(heard).toEqual([]);
    await later();
    expect(heard).toEqual([expect.stringContaining('/partners#/careers')]);
  });

  it('the address is read if an object that takes no listener is named navigation', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const refuse = () => {
      throw new Error('Illegal invocation');
    };
    vi.stubGlobal('navigation', { addEventListener: refuse, removeEventListener: refuse });
    const heard = follow();
    history.pushState(null, '', '#/careers');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(heard).toEqual(['push /partners#/careers']);
    expect(error).toHaveBeenCalledOnce();
  });

  it('the address is read at an event that a handler of the page stops', () => {
    const heard = follow();
    const stop = (event: Event) => event.stopImmediatePropagation();
    document.body.addEventListener('popstate', stop, { once: true });
    history.pushState(null, '', '#/careers');
    document.body.dispatchEvent(new PopStateEvent('popstate'));
    expect(heard).toEqual(['push /partners#/careers']);
  });

  it('the address is read after a click when its handlers have ended', async () => {
    const heard = follow();
    await click('<button type="button">Careers</button>', {}, () => {
      history.pushState(null, '', '#/careers');
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual(['push /partners#/careers']);
  });

  it('the address is not read after a click for somebody who has left', async () => {
    const listener = vi.fn();
    const end = subscribeToAddress(listener);
    document.body.click();
    end();
    history.pushState(null, '', '#/careers');
    await later();
    expect(listener).not.toHaveBeenCalled();
  });

  it('an address that stays is told to nobody', () => {
    const heard = follow();
    for (const type of ['popstate', 'hashchange']) window.dispatchEvent(new Event(type));
    readAddress();
    expect(heard).toEqual([]);
  });
});

describe('an entry', () => {
  it.each([
    ['a key with the Navigation API', navigationWith({ key: 'two' }), 'two'],
    ['no key without the Navigation API', undefined, ''],
    ['no key in a document that has no entries', navigationWith(null), ''],
  ])('an entry has %s', (_, navigation, key) => {
    vi.stubGlobal('navigation', navigation);
    expect(currentEntry().key).toBe(key);
  });

  it('an entry can be read in a page that has left its frame', () => {
    vi.spyOn(history, 'length', 'get').mockImplementation(() => {
      throw new DOMException('not fully active', 'SecurityError');
    });
    expect(currentEntry()).toEqual({ href: location.href, key: '', length: 0 });
  });

  it.each([
    ['there are entries after it', 1, 3, true],
    ['it is the last one', 2, 3, false],
    ['it is in no history', -1, 0, false],
  ])('Back has led to an entry if %s', (_, index, length, isBack) => {
    const entries = () => Array.from({ length });
    vi.stubGlobal('navigation', { currentEntry: { index }, entries });
    expect(cameByBack()).toBe(isBack);
  });

  it('without the Navigation API, Back has led to no entry', () => {
    expect(cameByBack()).toBe(false);
  });
});

describe('the type of a navigation', () => {
  it.each(['push', 'replace', 'traverse'])(
    'the type of a navigation is %s if the Navigation API says so',
    (type) => {
      const change = stubNavigation();
      const heard = follow();
      change(type, '#/careers', type === 'replace' ? 'one' : 'two');
      expect(heard).toEqual([`${type} /partners#/careers`]);
    },
  );

  it.each([
    ['replace', 'the key stays', 'one'],
    ['traverse', 'the key differs', 'two'],
  ])('the type of a navigation without an event is %s if %s', (type, _, key) => {
    const navigation = navigationWith({ key: 'one' });
    vi.stubGlobal('navigation', navigation);
    const heard = follow();
    history.replaceState(null, '', '#/careers');
    navigation.currentEntry = { key };
    readAddress();
    expect(heard).toEqual([`${type} /partners#/careers`]);
  });

  it.each([
    ['traverse', 'the browser sends popstate', 'popstate', true],
    ['traverse', 'the browser sends hashchange', 'hashchange', true],
    ['replace', 'a script sends popstate', 'popstate', false],
  ])('without the Navigation API, the type is %s if %s', (type, _, event, isTrusted) => {
    const heard = follow();
    traverse(event, '#/careers', { isTrusted });
    expect(heard).toEqual([`${type} /partners#/careers`]);
  });

  it.each([
    ['push', 'there is another number of entries', () => history.pushState(null, '', '#/careers')],
    ['replace', 'their number stays', () => history.replaceState(null, '', '#/careers')],
  ])('without the Navigation API, the type is %s if %s', (type, _, change) => {
    const heard = follow();
    change();
    readAddress();
    expect(heard).toEqual([`${type} /partners#/careers`]);
  });

  it('the type is that of a site while a site adds an entry, and while routers are told', () => {
    const heard = follow();
    pushAddress('/partners#/training');
    expect(heard).toEqual(['site /partners#/training']);
  });

  it('the type is that of a site until the promise of push is settled, at its address', async () => {
    const change = stubNavigation();
    const heard = follow();
    const { href } = new URL('/partners#/training', location.href);
    let settle = () => {};
    const pushed = pushAddress(href, () => new Promise<void>((resolve) => (settle = resolve)));
    change('push', '/partners#/training', 'two');
    change('push', '/partners#/careers', 'three');
    settle();
    await pushed;
    change('push', '/partners#/training', 'four');
    expect(heard).toEqual([
      'site /partners#/training',
      'push /partners#/careers',
      'push /partners#/training',
    ]);
  });

  it('the type is that of a site once, where a push without an end has added the entry', () => {
    const change = stubNavigation();
    const heard = follow();
    const { href } = new URL('/partners#/training', location.href);
    pushAddress(href, (address) => {
      change('push', address, 'two');
      return new Promise(() => {});
    });
    change('push', '/partners', 'three');
    change('push', '/partners#/training', 'four');
    expect(heard).toEqual([
      'site /partners#/training',
      'push /partners',
      'push /partners#/training',
    ]);
  });
});

describe('a click on a link of the page', () => {
  const link = '<a href="/desk"><b>Desk</b></a>';

  it.each([
    ['adds', () => history.pushState(null, '', '/desk')],
    ['replaces', () => history.replaceState(null, '', '/desk')],
  ])('a link is followed by a router that %s the entry', async (_, answer) => {
    const heard = follow();
    await click(link, {}, answer);
    expect(heard).toEqual(['link /desk']);
  });

  it('a link is followed by a router that adds the entry later', async () => {
    const change = stubNavigation();
    const heard = follow();
    await click(link);
    change('push', '/desk', 'two');
    expect(heard).toEqual(['link /desk']);
  });

  it('without the Navigation API, a link after Back is a link', async () => {
    const heard = follow();
    history.pushState(null, '', '#/training');
    readAddress();
    traverse('popstate', '/partners', { isTrusted: true });
    // The browser puts the entry in the place of that of Training, so their number stays.
    await click(link, {}, () => traverse('popstate', '/desk', { isTrusted: true }));
    expect(heard.at(-1)).toBe('link /desk');
  });

  it('a link to the address that is there already is followed', async () => {
    const heard = follow();
    await click('<a href="/partners">Partners</a>');
    expect(heard).toEqual(['link /partners']);
  });

  it('a link is followed once, by all subscribers', async () => {
    const heard = [follow(), follow()];
    await click(link, {}, () => history.pushState(null, '', '/desk'));
    history.replaceState(null, '', '/partners');
    readAddress();
    history.replaceState(null, '', '/desk');
    readAddress();
    const expected = ['link /desk', 'replace /partners', 'replace /desk'];
    expect(heard).toEqual([expected, expected]);
  });

  it.each<[string, string, MouseEventInit]>([
    ['with Ctrl', link, { ctrlKey: true }],
    ['with Shift', link, { shiftKey: true }],
    ['with Alt', link, { altKey: true }],
    ['with the command key', link, { metaKey: true }],
    ['with the middle button', link, { button: 1 }],
    ['for another tab', '<a href="/desk" target="_blank">Desk</a>', {}],
    ['for a download', '<a href="/desk" download>Desk</a>', {}],
    ['to another address', '<a href="/desk/2">Desk</a>', {}],
    ['on no link', '<button type="button">Filter</button>', {}],
  ])('a click %s is none that a replaced address follows', async (_, html, init) => {
    const heard = follow();
    await click(link);
    await click(html, init);
    history.replaceState(null, '', '/desk');
    readAddress();
    expect(heard).toEqual(['replace /desk']);
  });

  it('a click on a link of a drawing is no error', async () => {
    const heard = follow();
    await click('<svg><a href="/desk"><text>Desk</text></a></svg>');
    expect(heard).toEqual([]);
  });

  it('a link is not followed by Back to its address', async () => {
    const change = stubNavigation();
    const heard = follow();
    await click(link);
    change('traverse', '/desk', 'zero');
    expect(heard).toEqual(['traverse /desk']);
  });

  it('a link is followed to an address that an endless push has asked for', async () => {
    const heard = follow();
    const { href } = new URL('/mail', location.href);
    pushAddress(href, () => new Promise(() => {}));
    await click('<a href="/mail">Mail</a>', {}, () => history.pushState(null, '', '/mail'));
    expect(heard).toEqual(['link /mail']);
  });

  it('a link that a site has followed is followed by nobody else', async () => {
    const heard = follow();
    await click(link, {}, forgetLink);
    history.replaceState(null, '', '/desk');
    readAddress();
    expect(heard).toEqual(['replace /desk']);
  });
});

describe('a pushed address', () => {
  it('a pushed address adds an entry without state in a page that has none', () => {
    const push = vi.spyOn(history, 'pushState');
    pushAddress('/partners#/training');
    expect(push.mock.calls).toEqual([[null, '', '/partners#/training']]);
  });

  it('a pushed address has the state of the entry before when routers have been told', () => {
    history.replaceState({ page: 'partners' }, '');
    const heard: unknown[] = [];
    const listen = (event: PopStateEvent) => void heard.push(event.state);
    addEventListener('popstate', listen);
    onTestFinished(() => removeEventListener('popstate', listen));
    pushAddress(`${location.origin}/partners#/training`);
    expect(heard).toEqual([null]);
    expect(history.state).toEqual({ page: 'partners' });
  });

  it('a pushed address keeps the state that a router gives it', () => {
    history.replaceState({ page: 'partners' }, '');
    const claim = () => history.replaceState({ page: 'own' }, '');
    addEventListener('popstate', claim);
    onTestFinished(() => removeEventListener('popstate', claim));
    pushAddress(`${location.origin}/partners#/training`);
    expect(history.state).toEqual({ page: 'own' });
  });

  it('a pushed address is told by popstate even after an earlier dispatch has thrown', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const dispatch = vi.spyOn(window, 'dispatchEvent').mockImplementationOnce(() => {
      throw new Error('refused');
    });
    for (const hash of ['#/training', '#/careers']) pushAddress(`/partners${hash}`);
    expect(dispatch).toHaveBeenCalledTimes(2);
    expect(log.mock.calls).toEqual([[expect.stringContaining('popstate'), expect.any(Error)]]);
  });

  it.each([
    ['returns nothing', () => {}],
    ['returns a promise', () => Promise.resolve()],
  ])('the push of an address has ended when the function %s', async (_, push) => {
    await expect(pushAddress('/partners#/training', push)).resolves.toBeUndefined();
  });

  it('a pushed address gives one message, however often and in whatever way the call fails', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const error = new Error('cancelled');
    const refuse = () => {
      throw error;
    };
    vi.spyOn(history, 'pushState').mockImplementation(refuse);
    for (const push of [undefined, refuse, () => Promise.reject(error)]) {
      await pushAddress('/partners#/training', push);
    }
    expect(log.mock.calls).toEqual([
      ['training-site: could not change the address; the site goes on in memory.', error],
    ]);
  });
});
