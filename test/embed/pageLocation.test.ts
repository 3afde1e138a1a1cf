import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { defaults, type Settings } from '../../src/embed/options/settings';
import { createPageLocation } from '../../src/embed/pageLocation';

let site: ReturnType<typeof createPageLocation>;
const onChange = vi.fn();

function createSite(settings: Partial<Settings> = {}) {
  site = createPageLocation(() => ({ ...defaults, ...settings }), onChange);
  site.connect();
  onTestFinished(site.disconnect);
  return site;
}

/** The host changes the address; the site sees it at the next event. */
function hostGoesTo(address: string) {
  history.replaceState(null, '', address);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** The events that reach a router of the host. */
function listenAsRouter(answer: () => void = () => {}) {
  const events: PopStateEvent[] = [];
  const listener = (event: PopStateEvent) => {
    events.push(event);
    answer();
  };
  addEventListener('popstate', listener);
  onTestFinished(() => removeEventListener('popstate', listener));
  return events;
}

let current: string;

/** Gives the history entries keys, as the Navigation API does. */
function giveEntriesKeys() {
  let last = 0;
  current = 'one';
  const navigation = new EventTarget();
  Object.defineProperty(navigation, 'currentEntry', { get: () => ({ key: current }) });
  vi.stubGlobal('navigation', navigation);
  vi.spyOn(history, 'pushState').mockImplementation((state, unused, address) => {
    last += 1;
    current = `${last}`;
    history.replaceState(state, unused, address);
  });
}

function goBackTo(key: string, address: string) {
  current = key;
  hostGoesTo(address);
}

beforeEach(() => {
  history.replaceState(null, '', '/partners?tab=1');
  onChange.mockReset();
});

it('the hash of a screen may ask for a question, until another screen is shown', () => {
  history.replaceState(null, '', '#/consultation?faq=place');
  createSite();
  const asked = () => [site.state().path, site.state().question];
  expect(asked()).toEqual(['/consultation', 'place']);
  hostGoesTo('#/consultation?a=b&faq=start');
  expect(asked()).toEqual(['/consultation', 'start']);
  expect(onChange.mock.lastCall?.[0].question).toBe('start');
  site.navigate('/training');
  expect(asked()).toEqual(['/training', undefined]);
  hostGoesTo('#faq=place');
  expect(asked()).toEqual(['/training', undefined]);
});

describe('a navigation of the site', () => {
  it('adds one history entry, and tells the router of the host and the other sites of the page once', () => {
    const other = createSite();
    createSite();
    const events = listenAsRouter();
    const entries = history.length;
    // A wrapper of the host adds a state.
    const { pushState } = history;
    vi.spyOn(history, 'pushState').mockImplementation((_state, unused, address) =>
      pushState.call(history, { tree: 1 }, unused, address),
    );
    expect(site.state().visit.by).toBe('start');
    site.navigate('/training');
    site.navigate('/training?x=1');
    expect(location.href).toMatch(/\/partners\?tab=1#\/training$/);
    expect(history.length).toBe(entries + 1);
    expect(events.map(({ state }) => state)).toEqual([{ tree: 1 }]);
    expect(events[0]).toHaveProperty('trainingSite', true);
    expect(other.state().path).toBe('/training');
    expect([site, other].map(({ state }) => state().visit.by)).toEqual(['site', 'page']);
    hostGoesTo('#/careers');
    expect(site.state().visit.by).toBe('page');
  });

  it('starts no endless loop with a router that answers with another navigation', () => {
    createSite();
    const paths = ['/training', '/careers', '/contact-us'];
    const events = listenAsRouter(() => site.navigate(paths[events.length] ?? '/'));
    site.navigate('/training');
    expect(events).toHaveLength(1);
    expect([location.hash, site.state().path]).toEqual(['#/careers', '/careers']);
  });

  it.each([
    ['throws', true],
    ['does nothing', false],
  ])('goes on in memory where pushState %s, until the address changes', (_, throws) => {
    createSite();
    const log = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(history, 'pushState').mockImplementation(() => {
      if (throws) throw new DOMException('refused', 'SecurityError');
    });
    const events = listenAsRouter();
    site.navigate('/training');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(site.state().path).toBe('/training');
    site.navigate('/careers');
    expect(site.state().path).toBe('/careers');
    // An error is logged once.
    expect(log.mock.calls.map(([text]) => text)).toEqual(
      throws ? [expect.stringContaining('the site goes on in memory')] : [],
    );
    expect(events).toEqual([]);
    hostGoesTo('#/contact-us');
    expect(site.state().path).toBe('/contact-us');
  });
});

describe('a navigation to the screen shown', () => {
  it.each([
    ['', '/', '', 0],
    ['#/training', '/training', '#/training', 0],
    ['#/Training/?x=1', '/training', '#/Training/?x=1', 0],
    ['#pricing', '/', '#/', 1],
  ])(
    'at %j is a visit of its own, and adds an entry only if the address names another screen or none',
    (hash, path, after, added) => {
      history.replaceState(null, '', `/partners${hash}`);
      createSite();
      const entries = history.length;
      const { visit } = site.state();
      site.navigate(path);
      expect(site.state()).toMatchObject({ path, visit: { by: 'site' } });
      expect(site.state().visit).not.toBe(visit);
      expect(location.href.endsWith(`/partners${after}`)).toBe(true);
      expect(history.length).toBe(entries + added);
    },
  );

  it('by Back from a hash of the page is a visit, too; a hash of the page is none', () => {
    createSite();
    hostGoesTo('#/');
    expect(site.state().visit.by).toBe('start');
    hostGoesTo('#pricing');
    expect(site.state().visit.by).toBe('start');
    hostGoesTo('#/');
    expect(site.state()).toMatchObject({ path: '/', visit: { by: 'page' } });
  });
});

describe('a navigation of the host', () => {
  // Without the Navigation API, the browser tells nobody of a pushState.
  const push = (address: string) => {
    history.pushState(null, '', address);
    document.body.click();
  };

  it('is followed if it names a screen; with a hash, path or query of the host, the screen stays', () => {
    createSite();
    push('#/training');
    for (const address of ['/about', '/partners?tab=2', '/partners?tab=1#pricing']) {
      push(address);
      expect(site.state().path).toBe('/training');
    }
    push('/about#/careers');
    expect(site.state().path).toBe('/careers');
    push('/partners?tab=1');
    expect(site.state().path).toBe('/');
  });

  it('to another path or query updates the links, and Back shows the initial screen there', () => {
    createSite();
    const before = site.state().hrefs;
    expect(before('/careers')).toMatch(/\/partners\?tab=1#\/careers$/);
    hostGoesTo('/partners?tab=2');
    expect(site.state().hrefs('/careers')).toMatch(/\/partners\?tab=2#\/careers$/);
    const after = site.state().hrefs;
    expect(after).not.toBe(before);
    site.navigate('/training');
    expect(site.state().hrefs).toBe(after);
    hostGoesTo('/partners?tab=2');
    expect(site.state().path).toBe('/');
  });
});

describe('the initial path', () => {
  it.each([
    ['', '/careers'],
    ['#pricing', '/careers'],
    ['#/', '/'],
    ['#/training', '/training'],
  ])('with the hash %j shows %j, and without a hash the initial screen', (hash, path) => {
    history.replaceState(null, '', `/${hash}`);
    const settings: Partial<Settings> = { initialPath: '/careers' };
    expect(createSite(settings).state().path).toBe(path);
    site.navigate('/contact-us');
    Object.assign(settings, { initialPath: '/partners' });
    hostGoesTo('/');
    expect(site.state().path).toBe('/partners');
  });

  it('is where a site in memory begins, which neither reads nor writes the address', () => {
    history.replaceState(null, '', '/#/training');
    createSite({ initialPath: '/careers', routing: 'memory' });
    expect(site.state().path).toBe('/careers');
    const push = vi.spyOn(history, 'pushState');
    site.navigate('/contact-us');
    hostGoesTo('#/careers');
    expect(site.state().path).toBe('/contact-us');
    expect(site.state().hrefs('/training')).toBe(location.href);
    expect(push).not.toHaveBeenCalled();
  });
});

it('below a word, screens have valid selectors as hashes, and the 404 screen has none', () => {
  createSite({ basePath: 'academy' }).navigate('/contact-us');
  expect(location.hash).toBe('#academy-contact-us');
  expect(() => document.querySelector(location.hash)).not.toThrow();
  const entries = history.length;
  site.navigate('/no-such-screen');
  expect(site.state().path).toBe('/no-such-screen');
  expect([location.hash, history.length]).toEqual(['#academy-contact-us', entries]);
  expect(site.state().hrefs('/no-such-screen')).toBe(location.href);
  site.navigate('/');
  expect(location.hash).toBe('#academy');
});

describe('Back to a hash of the host', () => {
  beforeEach(giveEntriesKeys);

  it('shows the screen that was shown there', () => {
    hostGoesTo('#pricing');
    createSite({ initialPath: '/training' });
    site.navigate('/careers');
    site.navigate('/contact-us');
    goBackTo('one', '#pricing');
    expect(site.state().path).toBe('/training');
    // The entry has another address now.
    goBackTo('1', '#anchor');
    expect(site.state().path).toBe('/training');
  });

  it('is possible over 100 entries', () => {
    hostGoesTo('#pricing');
    createSite({ initialPath: '/training' });
    for (let time = 1; time < 100; time += 1) site.navigate(time % 2 ? '/careers' : '/');
    goBackTo('one', '#pricing');
    expect(site.state().path).toBe('/training');
    site.navigate('/careers');
    goBackTo('one', '#pricing');
    expect(site.state().path).toBe('/careers');
  });
});

describe('the option push', () => {
  it('is called with the absolute address, and the site adds no entry itself', () => {
    const push = vi.fn();
    const events = listenAsRouter();
    createSite({ push }).navigate('/training');
    expect(push.mock.calls).toEqual([[`${location.href}#/training`]]);
    expect(site.state().path).toBe('/training');
    expect(events).toEqual([]);
  });

  it.each(['reports it', 'does not report it'])(
    'may add the entry later, in a browser that %s; Back is followed too',
    async (kind) => {
      if (kind === 'reports it') giveEntriesKeys();
      const push = (address: string) =>
        Promise.resolve().then(() => history.pushState(null, '', address));
      createSite({ push }).navigate('/training');
      dispatchEvent(new HashChangeEvent('hashchange'));
      expect(site.state().path).toBe('/training');
      await vi.waitFor(() => expect(location.hash).toBe('#/training'));
      goBackTo('one', '/partners?tab=1');
      expect(site.state().path).toBe('/');
    },
  );

  it('shows no screen that the visitor has left by another click, and follows the address afterwards', async () => {
    const additions: (() => void)[] = [];
    const push = (address: string) =>
      new Promise<void>((resolve) => {
        additions.push(() => resolve(hostGoesTo(address)));
      });
    createSite({ push });
    for (const path of ['/training', '/careers', '/training']) site.navigate(path);
    const shown: string[] = [site.state().path];
    onChange.mockImplementation(({ path }) => shown.at(-1) !== path && shown.push(path));
    for (const add of additions) {
      add();
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(shown).toEqual(['/training']);
    for (const address of ['#/careers', '#/training', '/partners?tab=1']) hostGoesTo(address);
    expect(shown).toEqual(['/training', '/careers', '/training', '/']);
  });

  it('gives a logged error if its promise is rejected, and the site continues in memory', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const error = new Error('cancelled');
    createSite({ push: () => Promise.reject(error) }).navigate('/training');
    await vi.waitFor(() => expect(log.mock.calls).toEqual([['training-site:', error]]));
    expect(site.state().path).toBe('/training');
  });
});
