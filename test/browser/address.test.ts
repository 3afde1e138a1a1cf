import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  currentEntry,
  type Entry,
  moveBetween,
  pushAddress,
  subscribeToAddress,
} from '../../src/browser/address';

beforeEach(() => history.replaceState(null, '', '/partners'));

const windowEvents = ['popstate', 'hashchange', 'click', 'keydown'];

/** Waits for tasks that were started before. */
const later = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The events of the window, and of the Navigation API, that a subscription tells of until it ends.
 */
async function heardEvents(navigation?: EventTarget) {
  const heard: string[] = [];
  const end = subscribeToAddress(({ type }) => heard.push(type));
  const dispatch = () => {
    for (const event of windowEvents) window.dispatchEvent(new Event(event));
    navigation?.dispatchEvent(new Event('currententrychange'));
  };
  dispatch();
  end();
  dispatch();
  await later();
  return heard;
}

const navigationWith = (currentEntry: object | null) =>
  Object.assign(new EventTarget(), { currentEntry });

describe('a subscription', () => {
  it('with the Navigation API, a subscription hears history calls, and no clicks and keys', async () => {
    const navigation = navigationWith({ key: 'two' });
    vi.stubGlobal('navigation', navigation);
    expect(await heardEvents(navigation)).toEqual(['popstate', 'hashchange', 'currententrychange']);
  });

  it('a subscription also hears clicks and keys in a document without entries, as in a sandbox', async () => {
    const navigation = navigationWith(null);
    vi.stubGlobal('navigation', navigation);
    expect(new Set(await heardEvents(navigation))).toEqual(
      new Set([...windowEvents, 'currententrychange']),
    );
  });

  it.each([
    ['nothing', undefined],
    ['an object', {}],
    ['a function', () => {}],
    ['an element', document.createElement('nav')],
    ['a half of the Navigation API', { currentEntry: { key: 'two' } }],
    ['a half of the Navigation API without an entry', { currentEntry: null }],
  ])('each click and key is heard if %s is named navigation', async (_, navigation) => {
    vi.stubGlobal('navigation', navigation);
    expect(await heardEvents()).toEqual(windowEvents);
  });

  it('a subscription hears the rest if an object that takes no listener is named navigation', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const refuse = () => {
      throw new Error('Illegal invocation');
    };
    vi.stubGlobal('navigation', { addEventListener: refuse, removeEventListener: refuse });
    expect(await heardEvents()).toEqual(windowEvents);
    expect(error).toHaveBeenCalledOnce();
  });

  it('a subscription hears an event that a handler of the page stops', () => {
    const listener = vi.fn();
    onTestFinished(subscribeToAddress(listener));
    const stop = (event: Event) => event.stopImmediatePropagation();
    document.body.addEventListener('popstate', stop, { once: true });
    document.body.dispatchEvent(new PopStateEvent('popstate'));
    expect(listener).toHaveBeenCalledOnce();
  });

  it('a subscription hears a click when its handlers have ended', async () => {
    const seen: string[] = [];
    onTestFinished(subscribeToAddress(() => seen.push(location.hash)));
    document.body.addEventListener('click', () => history.pushState(null, '', '#/careers'), {
      once: true,
    });
    document.body.click();
    await later();
    expect(seen).toEqual(['#/careers']);
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
});

describe('a move', () => {
  const entry = (changes: Partial<Entry> = {}) => ({ href: '/a', key: '', length: 2, ...changes });
  const event = (type: string, isTrusted: boolean, navigationType?: string) =>
    ({ type, isTrusted, navigationType }) as Partial<Event> as Event;

  it.each([
    ['push', 'of the Navigation API'],
    ['replace', 'of the Navigation API'],
    ['traverse', 'of the Navigation API'],
  ])('a move is a %s if the event %s says so', (type) => {
    const changed = event('currententrychange', true, type);
    expect(moveBetween(entry({ key: 'one' }), entry({ key: 'two' }), changed)).toBe(type);
  });

  it.each([
    ['replace', 'the key stays', { key: 'one' }, { key: 'one' }, undefined],
    ['traverse', 'the key differs', { key: 'one' }, { key: 'two' }, undefined],
    ['push', 'there are more entries', {}, { length: 3 }, undefined],
    ['push', 'there are fewer entries', {}, { length: 1 }, undefined],
    ['traverse', 'the browser sends popstate', {}, {}, event('popstate', true)],
    ['traverse', 'the browser sends hashchange', {}, {}, event('hashchange', true)],
    ['replace', 'a script sends popstate', {}, {}, event('popstate', false)],
    ['replace', 'it is seen at a click', {}, {}, event('click', true)],
    ['replace', 'no event tells of it', {}, {}, undefined],
  ] as const)(
    'without an event of the Navigation API, a move is a %s if %s',
    (how, _, from, to, cause) => {
      expect(moveBetween(entry(from), entry(to), cause)).toBe(how);
    },
  );

  it('a move is one of a site while a site adds an entry, and while routers are told', () => {
    const moves: string[] = [];
    const end = subscribeToAddress((cause) => moves.push(moveBetween(entry(), entry(), cause)));
    onTestFinished(end);
    pushAddress('/partners#/training');
    expect(moves).toEqual(['site']);
    expect(moveBetween(entry(), entry({ length: 3 }), undefined)).toBe('push');
  });

  describe('after a click', () => {
    const href = 'https://portal.example/partners';

    /** The visitor clicks something in the page, and no handler does anything. */
    function click(html: string) {
      onTestFinished(subscribeToAddress(() => {}));
      const stop = (event: Event) => event.preventDefault();
      window.addEventListener('click', stop, { once: true });
      document.body.innerHTML = html;
      document.body.querySelector<HTMLElement>('a *, button, a')?.click();
    }

    it.each(['push', 'replace'])(
      'a move after a click on a link to its address is one of that link, also as a %s',
      (type) => {
        click(`<a href="${href}"><b>Partners</b></a>`);
        const changed = event('currententrychange', true, type);
        expect(moveBetween(entry(), entry({ href }), changed)).toBe('link');
      },
    );

    it.each([
      ['on a link to another address', `<a href="${href}/desk">Desk</a>`],
      ['on no link', '<button type="button">Filter</button>'],
    ])('a move after a click %s is none of a link', (_, html) => {
      click(`<a href="${href}">Partners</a>`);
      click(html);
      const changed = event('currententrychange', true, 'replace');
      expect(moveBetween(entry(), entry({ href }), changed)).toBe('replace');
    });

    it('a move after a click is none of a link if the visitor goes Back to its address', () => {
      click(`<a href="${href}">Partners</a>`);
      const changed = event('currententrychange', true, 'traverse');
      expect(moveBetween(entry(), entry({ href }), changed)).toBe('traverse');
    });

    it('a move after a click is one of that link also where an endless push asked for its address', () => {
      const desk = `${href}/desk`;
      pushAddress(desk, () => new Promise(() => {}));
      click(`<a href="${desk}">Desk</a>`);
      expect(moveBetween(entry(), entry({ href: desk, length: 3 }), undefined)).toBe('link');
    });

    it('a move after a click is none of a link any more when a site has added an entry', () => {
      click(`<a href="${href}">Partners</a>`);
      pushAddress('/partners#/training');
      expect(moveBetween(entry(), entry({ href }), undefined)).toBe('replace');
    });
  });

  it('a move is by the page at an address that a push without an end has added already', () => {
    const { href } = new URL('/partners#/training', location.href);
    pushAddress(href, (address) => {
      history.pushState(null, '', address);
      return new Promise(() => {});
    });
    expect(moveBetween(entry(), entry({ href, length: 3 }), undefined)).toBe('push');
  });

  it('a move is one of a site until the promise of push is settled, if the address is the same', async () => {
    const href = '/partners#/training';
    const moveTo = (to: string) => moveBetween(entry(), entry({ href: to, length: 3 }), undefined);
    let settle = () => {};
    const pushed = pushAddress(href, () => new Promise<void>((resolve) => (settle = resolve)));
    expect([moveTo(href), moveTo('/partners#/careers')]).toEqual(['site', 'push']);
    settle();
    await pushed;
    expect(moveTo(href)).toBe('push');
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
