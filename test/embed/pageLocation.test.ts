import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { defaults, type Settings } from '../../src/embed/options/settings';
import { createPageLocation } from '../../src/embed/pageLocation';

// What the address means is in nextLocation.test.ts. These tests are about listening and writing.

const onChange = vi.fn();

function createLocation(settings: Partial<Settings> = {}) {
  const all = { ...defaults, ...settings };
  const site = createPageLocation(document.body, () => all, onChange);
  site.connect();
  onTestFinished(site.disconnect);
  return site;
}

/** Waits until the handlers of a click have ended. */
const later = () => new Promise((resolve) => setTimeout(resolve));

/** The visitor clicks somewhere. Without the Navigation API, the site reads the address then. */
async function click() {
  document.body.click();
  await later();
}

async function goBack() {
  const done = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await done;
}

/** The events that reach a router of the page. */
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

/** Gives the history entries keys and events, as the Navigation API does. Back is `goTo`. */
function stubNavigation() {
  let last = 0;
  let key = 'start';
  const navigation = new EventTarget();
  Object.defineProperty(navigation, 'currentEntry', { get: () => ({ key }) });
  vi.stubGlobal('navigation', navigation);
  const { replaceState } = history;
  const change = (navigationType: string, address: string | URL | null | undefined) => {
    replaceState.call(history, null, '', address);
    navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }));
  };
  vi.spyOn(history, 'pushState').mockImplementation((_state, _unused, address) => {
    last += 1;
    key = `${last}`;
    change('push', address);
  });
  vi.spyOn(history, 'replaceState').mockImplementation((_state, _unused, address) =>
    change('replace', address),
  );
  return {
    goTo(wanted: string, address: string) {
      key = wanted;
      change('traverse', address);
    },
  };
}

beforeEach(() => {
  history.replaceState(null, '', '/partners?tab=1');
  onChange.mockReset();
});

describe('a link of the site', () => {
  it('a link of the site adds one history entry', () => {
    const entries = history.length;
    createLocation().navigate('/training');
    expect(history.length).toBe(entries + 1);
  });

  it('a link of the site keeps path and query of the page', () => {
    createLocation().navigate('/training');
    expect(location.href).toMatch(/\/partners\?tab=1#\/training$/);
  });

  it('a link of the site adds no entry if the address names the screen already', () => {
    const site = createLocation();
    site.navigate('/training');
    const entries = history.length;
    site.navigate('/Training?x=1');
    expect(history.length).toBe(entries);
  });

  it('a link of the site tells the router of the page once, with the state that the entry has', () => {
    const { pushState } = history;
    vi.spyOn(history, 'pushState').mockImplementation((_state, unused, address) =>
      pushState.call(history, { tree: 1 }, unused, address),
    );
    const events = listenAsRouter();
    createLocation().navigate('/training');
    expect(events.map(({ state }) => state)).toEqual([{ tree: 1 }]);
  });

  it('a link of the site marks the event that it sends', () => {
    const events = listenAsRouter();
    createLocation().navigate('/training');
    expect(events[0]).toHaveProperty('trainingSite', true);
  });

  it('a link of the site shows its path to a router that reads it during the event', () => {
    const site = createLocation();
    const seen: string[] = [];
    listenAsRouter(() => seen.push(site.state().path));
    site.navigate('/training');
    expect(seen).toEqual(['/training']);
  });

  it('a link of the site starts no endless loop with a router that navigates in answer', () => {
    const site = createLocation();
    const paths = ['/training', '/careers', '/contact-us'];
    const events = listenAsRouter(() => site.navigate(paths[events.length] ?? '/'));
    site.navigate('/training');
    expect(events).toHaveLength(1);
    expect(site.state().path).toBe('/careers');
  });

  it('a link of the site shows its screen in another site of the page, as a visit by history', () => {
    const other = createLocation();
    createLocation().navigate('/training');
    expect(other.state()).toMatchObject({ path: '/training', visit: { by: 'history' } });
  });

  it.each([
    ['throws', true],
    ['does nothing', false],
  ])('a link of the site goes on in memory where pushState %s', (_, throws) => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(history, 'pushState').mockImplementation(() => {
      if (throws) throw new DOMException('refused', 'SecurityError');
    });
    const site = createLocation();
    site.navigate('/training');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(site.state().path).toBe('/training');
    site.navigate('/careers');
    expect(site.state().path).toBe('/careers');
  });

  it('a link of the site follows the address again when a refused call is over', () => {
    vi.spyOn(history, 'pushState').mockImplementationOnce(() => {});
    const site = createLocation();
    site.navigate('/training');
    site.navigate('/careers');
    expect(location.hash).toBe('#/careers');
  });

  it('a link of the site works with a frozen history', () => {
    vi.stubGlobal('history', Object.freeze(Object.create(history)));
    vi.spyOn(console, 'error').mockReturnValue();
    const site = createLocation();
    site.navigate('/training');
    expect(site.state().path).toBe('/training');
  });
});

describe('the page', () => {
  it('without the Navigation API, the page is followed at the click that has changed the address', async () => {
    const site = createLocation();
    const push = () => history.pushState(null, '', '#/careers');
    document.body.addEventListener('click', push, { once: true });
    await click();
    expect(site.state()).toMatchObject({ path: '/careers', visit: { by: 'page' } });
  });

  it('a change of the page during a click keeps the screen, so that the clicked link stays', async () => {
    createLocation();
    history.replaceState(null, '', '#/careers');
    onChange.mockReset();
    document.body.click();
    expect(onChange).not.toHaveBeenCalled();
    await later();
    expect(onChange.mock.lastCall?.[0].path).toBe('/careers');
  });

  it('the page is followed at Back', async () => {
    const site = createLocation();
    site.navigate('/training');
    await goBack();
    expect(site.state()).toMatchObject({ path: '/', visit: { by: 'history' } });
  });

  it('the page is followed at once with the Navigation API', () => {
    stubNavigation();
    const site = createLocation();
    history.pushState(null, '', '#/careers');
    expect(site.state()).toMatchObject({ path: '/careers', visit: { by: 'page' } });
  });

  it.each(['with', 'without'])(
    'the page may remove the hash as it scrolls, %s the Navigation API',
    async (kind) => {
      if (kind === 'with') stubNavigation();
      const site = createLocation();
      site.navigate('/training');
      history.replaceState(null, '', '/partners?tab=1');
      await click();
      expect(site.state().path).toBe('/training');
    },
  );

  it('the page may replace the entry for the link that the visitor has clicked, as Angular does', () => {
    stubNavigation();
    const site = createLocation();
    site.navigate('/training');
    const follow = (event: Event) => {
      event.preventDefault();
      history.replaceState(null, '', '/partners?tab=1');
    };
    document.body.innerHTML = '<a href="/partners?tab=1">Partners</a>';
    document.body.addEventListener('click', follow, { once: true });
    document.querySelector('a')?.click();
    expect(site.state()).toMatchObject({ path: '/', visit: { by: 'page' } });
  });

  it('the page adds an entry without a hash for the initial screen', () => {
    stubNavigation();
    const site = createLocation();
    site.navigate('/training');
    history.pushState(null, '', '/partners?tab=1');
    expect(site.state().path).toBe('/');
  });

  it('the page may start the site again while it is told of a change', () => {
    const site = createLocation();
    onChange.mockReset().mockImplementation(() => site.disconnect());
    site.navigate('/training');
    site.navigate('/careers');
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('the page is not followed by a site that has left the page', async () => {
    const site = createLocation();
    document.body.click();
    site.disconnect();
    history.replaceState(null, '', '#/careers');
    await later();
    expect(site.state().path).toBe('/');
  });

  it('the page may move the site in the page; a screen in memory stays', () => {
    vi.spyOn(history, 'pushState').mockReturnValue();
    const site = createLocation();
    site.navigate('/training');
    site.disconnect();
    site.connect();
    expect(site.state().path).toBe('/training');
  });

  it('the page may change the address while the site is away', () => {
    const site = createLocation();
    site.disconnect();
    history.pushState(null, '', '#/careers');
    site.connect();
    expect(site.state()).toMatchObject({ path: '/careers', visit: { by: 'history' } });
  });
});

describe('where HTML of the site was here before', () => {
  /**
   * How the visitor has come to `#/training`, in a page that was loaded at another address or not.
   */
  function visitAfterLoadAt(name: string) {
    history.replaceState(null, '', '#/training');
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'navigate', name } as never,
    ]);
    const site = createPageLocation(document.body, () => defaults, onChange, {
      isPrerendered: true,
    });
    expect(site.state().path).toBe('/training');
    return site.state().visit.by;
  }

  it.each(['/', '/#news', '/#/careers', '/other?x=1'])(
    'after HTML of the site, a hash that differs from that of the load, %s, is a followed link',
    (address) => {
      expect(visitAfterLoadAt(new URL(address, location.href).href)).toBe('page');
    },
  );

  it('after HTML of the site, the hash of the load is no followed link', () => {
    expect(visitAfterLoadAt(new URL('/other#/training', location.href).href)).toBe('load');
  });

  it('of a page from disk in Firefox, which names it "document", no followed link is known', () => {
    expect(visitAfterLoadAt('document')).toBe('load');
  });
});

describe('the address names the screen', () => {
  const isNamed = () => onChange.mock.lastCall?.[0].isInAddress;

  it('the address names the screen again after Back from a hash of the page', () => {
    const navigation = stubNavigation();
    createLocation();
    history.pushState(null, '', '#terms');
    expect(isNamed()).toBe(false);
    navigation.goTo('start', '/partners?tab=1');
    expect(isNamed()).toBe(true);
  });

  it('the address names the screen when the promise of push is settled', async () => {
    const push = async (address: string) => {
      await undefined;
      history.pushState(null, '', address);
    };
    createLocation({ push }).navigate('/training');
    expect(isNamed()).toBe(false);
    await later();
    expect(isNamed()).toBe(true);
  });
});

describe('the links', () => {
  it('the links of the site follow the path and the query of the page', () => {
    stubNavigation();
    const site = createLocation();
    history.replaceState(null, '', '/partners?tab=2');
    expect(site.state().hrefs('/careers')).toMatch(/\/partners\?tab=2#\/careers$/);
  });

  it('the links of the site are the same function while only the hash changes', () => {
    const site = createLocation();
    const { hrefs } = site.state();
    site.navigate('/training');
    expect(site.state().hrefs).toBe(hrefs);
  });

  it('the links of a site in memory lead to the page as it is', () => {
    history.replaceState(null, '', '#pricing');
    expect(createLocation({ routing: 'memory' }).state().hrefs('/training')).toBe(location.href);
  });
});

describe('below a word', () => {
  it('below a word, the hashes of the screens are valid selectors', () => {
    createLocation({ basePath: 'academy' }).navigate('/contact-us');
    expect(location.hash).toBe('#academy-contact-us');
    expect(() => document.querySelector(location.hash)).not.toThrow();
  });

  it('below a word, the 404 screen is shown without an address', () => {
    const site = createLocation({ basePath: 'academy' });
    site.navigate('/contact-us');
    const entries = history.length;
    site.navigate('/no-such-screen');
    expect(site.state().path).toBe('/no-such-screen');
    expect(history.length).toBe(entries);
  });
});

it('in memory, the site neither reads nor writes the address', () => {
  history.replaceState(null, '', '#/training');
  const push = vi.spyOn(history, 'pushState');
  const site = createLocation({ initialPath: '/careers', routing: 'memory' });
  expect(site.state().path).toBe('/careers');
  site.navigate('/contact-us');
  expect(push).not.toHaveBeenCalled();
});

describe('the option push', () => {
  it('the option push is called with the absolute address', () => {
    const push = vi.fn();
    createLocation({ push }).navigate('/training');
    expect(push.mock.calls).toEqual([[`${location.href}#/training`]]);
  });

  it('the option push adds the entry in the place of the site, which sends no event', () => {
    const pushState = vi.spyOn(history, 'pushState');
    const events = listenAsRouter();
    createLocation({ push: () => {} }).navigate('/training');
    expect(pushState).not.toHaveBeenCalled();
    expect(events).toEqual([]);
  });

  it.each(['reports it', 'does not report it'])(
    'the option push may add the entry later, in a browser that %s',
    async (kind) => {
      if (kind === 'reports it') stubNavigation();
      const push = async (address: string) => {
        await undefined;
        history.pushState(null, '', address);
      };
      const site = createLocation({ push });
      site.navigate('/training');
      const { visit } = site.state();
      await later();
      expect(location.hash).toBe('#/training');
      expect(site.state()).toMatchObject({ path: '/training', visit });
    },
  );

  it('the option push may add the entry later, which is no visit of the page for another site', async () => {
    stubNavigation();
    const other = createLocation();
    const push = async (address: string) => {
      await undefined;
      history.pushState(null, '', address);
    };
    createLocation({ push }).navigate('/training');
    await later();
    expect(other.state()).toMatchObject({ path: '/training', visit: { by: 'history' } });
  });

  it('the option push shows no screen that the visitor has left by another click', async () => {
    stubNavigation();
    const additions: (() => void)[] = [];
    const push = (address: string) =>
      new Promise<void>((resolve) => {
        additions.push(() => resolve(history.pushState(null, '', address)));
      });
    const site = createLocation({ push });
    for (const path of ['/training', '/careers', '/training']) site.navigate(path);
    onChange.mockReset();
    for (const add of additions) {
      add();
      await later();
    }
    expect(new Set(onChange.mock.calls.map(([{ path }]) => path))).toEqual(new Set(['/training']));
  });

  it.each<[string, (address: string) => unknown]>([
    ['never settles', () => new Promise(() => {})],
    ['settles twice', () => new Promise<void>((settle) => [settle(), settle()])],
    ['throws', () => refuse()],
    ['is rejected', async () => refuse()],
    ['adds another address', (address) => history.pushState(null, '', `${address}?x=1`)],
    ['adds a hash of the page', () => history.pushState(null, '', '#pricing')],
    ['adds nothing', () => {}],
  ])('an option push that %s leaves the screen that was asked for last', async (_, push) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const site = createLocation({ push });
    site.navigate('/training');
    site.navigate('/careers');
    await click();
    expect(site.state().path).toBe('/careers');
  });
});

function refuse(): never {
  throw new Error('cancelled');
}

it.each([
  ['that does not decode', '#/%E0%A4%A', '/%e0%a4%a'],
  ['of 20,000 letters', `#/${'a'.repeat(20_000)}`, `/${'a'.repeat(20_000)}`],
  ['with __proto__', '#/__proto__', '/__proto__'],
  ['with a control for the direction', '#/%E2%80%AEx', '/\u202ex'],
])('a hash %s has the 404 screen', (_, hash, path) => {
  history.replaceState(null, '', hash);
  expect(createLocation().state().path).toBe(path);
});

it('a history at the limit of the browser, whose length stays, is followed', () => {
  const navigation = stubNavigation();
  vi.spyOn(history, 'length', 'get').mockReturnValue(50);
  const site = createLocation();
  site.navigate('/training');
  history.pushState(null, '', '#/careers');
  expect(site.state()).toMatchObject({ path: '/careers', visit: { by: 'page' } });
  navigation.goTo('1', '/partners?tab=1#/training');
  expect(site.state()).toMatchObject({ path: '/training', visit: { by: 'history' } });
});
