import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaults, type Settings } from '../../src/embed/options/settings';
import { createPageLocation, type PageLocation } from '../../src/embed/pageLocation';
import { nextTask } from '../nextTask';

let site: PageLocation;
let sites: PageLocation[] = [];

function createSite(settings: Partial<Settings> = {}) {
  site = createPageLocation({ ...defaults, ...settings });
  site.connect();
  sites.push(site);
  return site;
}

/** The host changes the address; the site sees it at the next event. */
function hostGoesTo(address: string) {
  history.replaceState(null, '', address);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

beforeEach(() => {
  history.replaceState(null, '', '/partners?tab=1');
});

afterEach(() => {
  for (const { disconnect } of sites) disconnect();
  sites = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('Back to a hash of the host', () => {
  let keys: string[];
  let current: string;

  beforeEach(() => {
    keys = ['one'];
    current = 'one';
    const navigation = Object.assign(new EventTarget(), {
      entries: () => keys.map((key) => ({ key })),
    });
    Object.defineProperty(navigation, 'currentEntry', { get: () => ({ key: current }) });
    vi.stubGlobal('navigation', navigation);
    vi.spyOn(history, 'pushState').mockImplementation((state, unused, address) => {
      current = `${keys.length}`;
      keys = [...keys, current];
      history.replaceState(state, unused, address);
    });
  });

  function goBackTo(key: string, address: string) {
    current = key;
    hostGoesTo(address);
  }

  it('shows the screen that was shown there', () => {
    hostGoesTo('#pricing');
    createSite({ initialPath: '/training' });
    expect(site.path()).toBe('/training');
    site.navigate('/careers');
    site.navigate('/contact-us');
    goBackTo('one', '#pricing');
    expect(site.path()).toBe('/training');
    // The entry has another address now.
    goBackTo('1', '#anchor');
    expect(site.path()).toBe('/training');
  });

  it('shows the initial screen at an older entry without a hash, as after a reload', () => {
    keys = ['zero', 'one'];
    hostGoesTo('#/academy/training');
    createSite({ basePath: '/academy', initialPath: '/careers' });
    expect(site.path()).toBe('/training');
    goBackTo('zero', '/partners?tab=1');
    expect(site.path()).toBe('/careers');
  });

  it('shows the screen that was shown there, where the option push adds entries later', async () => {
    const push = (address: string) =>
      Promise.resolve().then(() => history.pushState(null, '', address));
    createSite({ basePath: '/academy', push });
    site.navigate('/training');
    await vi.waitFor(() => expect(location.hash).toBe('#/academy/training'));
    goBackTo('one', '/partners?tab=1');
    expect(site.path()).toBe('/');
  });

  it('shows a 404 again that has no entry of its own', () => {
    createSite({ basePath: 'academy' });
    site.navigate('/unknown');
    site.navigate('/careers');
    goBackTo('one', '/partners?tab=1');
    expect(site.path()).toBe('/unknown');
  });

  it('is a return for a new site, if a site was shown there', () => {
    const isReturnAt = (key: string) => {
      current = key;
      createSite().disconnect();
      return site.isReturn;
    };
    expect(['first', 'second', 'first'].map(isReturnAt)).toEqual([false, false, true]);
  });

  it('is a return for a new site, if another site has gone there and is not unmounted', () => {
    keys = ['one', 'two'];
    createSite();
    goBackTo('two', '#/training');
    expect(createSite().isReturn).toBe(true);
  });

  it('keeps the screen in a browser whose entries have no key', () => {
    current = '';
    hostGoesTo('#pricing');
    createSite({ initialPath: '/training' });
    vi.mocked(history.pushState).mockImplementation((state, unused, address) =>
      history.replaceState(state, unused, address),
    );
    site.navigate('/careers');
    hostGoesTo('#anchor');
    expect(site.path()).toBe('/careers');
  });
});

describe('a navigation that the option push adds later', () => {
  it('is followed where the browser tells nobody of it, and so is Back', async () => {
    const push = (address: string) =>
      Promise.resolve().then(() => history.replaceState(null, '', address));
    createSite({ push });
    site.navigate('/training');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(site.path()).toBe('/training');
    await vi.waitFor(() => expect(location.hash).toBe('#/training'));
    hostGoesTo('/partners?tab=1');
    expect(site.path()).toBe('/');
  });

  it('shows no screen that the visitor has left by another click, and follows the address afterwards', async () => {
    const additions: (() => void)[] = [];
    const push = (address: string) =>
      new Promise<void>((resolve) => {
        additions.push(() => {
          hostGoesTo(address);
          resolve();
        });
      });
    createSite({ push });
    for (const path of ['/training', '/careers', '/training']) site.navigate(path);
    const shown = vi.fn();
    let before = site.path();
    site.subscribe(() => {
      if (site.path() !== before) shown(site.path());
      before = site.path();
    });
    for (const add of additions) {
      add();
      await nextTask();
    }
    expect(shown).not.toHaveBeenCalled();
    hostGoesTo('#/careers');
    hostGoesTo('#/training');
    hostGoesTo('/partners?tab=1');
    expect(shown.mock.calls).toEqual([['/careers'], ['/training'], ['/']]);
  });

  it('is followed at once after its entry was added, though its promise never settles', () => {
    createSite({
      push(address) {
        history.pushState(null, '', address);
        return new Promise(() => {});
      },
    });
    for (const path of ['/training', '/contact-us', '/careers']) site.navigate(path);
    hostGoesTo('#/contact-us');
    expect(site.path()).toBe('/contact-us');
    createSite({ push: () => new Promise(() => {}) });
    for (const path of ['/training', '/careers']) site.navigate(path);
    for (const hash of ['#/training', '#/careers']) {
      hostGoesTo(hash);
      expect(site.path()).toBe('/careers');
    }
    hostGoesTo('#/training');
    expect(site.path()).toBe('/training');
  });

  it('doesn’t keep the site from following the address, if its promise never settles', () => {
    createSite({ push: () => new Promise(() => {}) });
    site.navigate('/training');
    hostGoesTo('#/careers');
    expect(site.path()).toBe('/careers');
    hostGoesTo('/partners?tab=1');
    expect(site.path()).toBe('/');
  });

  it('is logged, and the site goes on in memory, where the promise is rejected', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const error = new Error('cancelled');
    createSite({ push: () => Promise.reject(error) });
    site.navigate('/training');
    await vi.waitFor(() => expect(log.mock.calls).toEqual([['training-site:', error]]));
    expect(site.path()).toBe('/training');
  });
});

describe('isOwnNavigation', () => {
  it('is false at first, and after an event that changes nothing', () => {
    createSite();
    expect(site.isOwnNavigation()).toBe(false);
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(site.isOwnNavigation()).toBe(false);
  });

  it('is true after navigate(), until the address asks for another screen', () => {
    createSite();
    site.navigate('/training');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(site.isOwnNavigation()).toBe(true);
    hostGoesTo('#/careers');
    expect(site.isOwnNavigation()).toBe(false);
  });
});

it('listeners are called until they have unsubscribed', () => {
  createSite();
  const listener = vi.fn();
  const unsubscribe = site.subscribe(listener);
  hostGoesTo('#/careers');
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  site.navigate('/training');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('one navigation to the screen that is shown adds no history entry', () => {
  createSite();
  site.navigate('/training');
  const push = vi.spyOn(history, 'pushState');
  site.navigate('/training?x=1');
  expect(push).not.toHaveBeenCalled();
});

it('a site in memory leaves the address alone and doesn’t follow it', () => {
  createSite({ routing: 'memory' });
  const push = vi.spyOn(history, 'pushState');
  site.navigate('/training');
  expect(push).not.toHaveBeenCalled();
  hostGoesTo('#/careers');
  expect(site.path()).toBe('/training');
});

it('a site outside the page doesn’t follow the address until it comes back', () => {
  createSite();
  site.disconnect();
  hostGoesTo('#/careers');
  expect(site.path()).toBe('/');
  site.connect();
  expect(site.path()).toBe('/careers');
});

it('the addresses of links are the same function while the page is the same', () => {
  createSite();
  const before = site.hrefs();
  site.navigate('/training');
  expect(site.hrefs()).toBe(before);
});
