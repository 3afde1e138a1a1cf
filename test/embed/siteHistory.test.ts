import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaults, type Settings } from '../../src/embed/options';
import { createSiteLocation, type PageLocation } from '../../src/embed/siteLocation';
import { nextTask } from '../nextTask';

let site: PageLocation;
let sites: PageLocation[] = [];
let isOnPage = true;
const onNewPage = vi.fn();

function createSite(settings: Partial<Settings> = {}) {
  site = createSiteLocation({ ...defaults, ...settings }, undefined, () => isOnPage, onNewPage);
  sites.push(site);
  return site;
}

/** The host changes the address; the site sees it at the next event. */
function hostGoesTo(address: string) {
  history.replaceState(null, '', address);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

beforeEach(() => {
  isOnPage = true;
  history.replaceState(null, '', '/partners?tab=1');
});

afterEach(() => {
  for (const { dispose } of sites) dispose();
  sites = [];
  onNewPage.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
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
    goBackTo('1', '#anchor');
    expect(site.path()).toBe('/careers');
  });

  it('keeps the screen where the entry can’t be reached any more', () => {
    hostGoesTo('#pricing');
    keys = [];
    createSite({ initialPath: '/training' });
    site.navigate('/careers');
    goBackTo('one', '#pricing');
    expect(site.path()).toBe('/careers');
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

  it('is a return for a new site, if another site with the same settings was shown there', () => {
    const isReturnAt = (key: string, settings?: Partial<Settings>) => {
      current = key;
      createSite(settings).dispose();
      return site.isReturn;
    };
    keys = ['pricing', 'training'];
    expect(isReturnAt('training')).toBe(false);
    expect(isReturnAt('pricing')).toBe(false);
    expect(isReturnAt('training')).toBe(true);
    expect(isReturnAt('training', { routing: 'memory' })).toBe(false);
    expect(isReturnAt('training', { routing: 'memory' })).toBe(true);
    expect(isReturnAt('training', { basePath: '/other' })).toBe(false);
    keys = ['training'];
    isReturnAt('training');
    keys = ['pricing', 'training'];
    expect(isReturnAt('pricing')).toBe(false);
  });

  it('is no return for a new site on a new page, if the host removes the last site in this task', () => {
    keys = ['one', 'two'];
    createSite();
    goBackTo('two', '/branches');
    site.dispose();
    expect(createSite().isReturn).toBe(false);
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
    site.subscribe(() => shown(site.path()));
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
    vi.useFakeTimers();
    createSite({ push: () => new Promise(() => {}) });
    for (const path of ['/training', '/careers']) site.navigate(path);
    for (const hash of ['#/training', '#/careers']) {
      hostGoesTo(hash);
      vi.advanceTimersByTime(1000);
    }
    hostGoesTo('#/training');
    expect(site.path()).toBe('/training');
  });

  it('is followed after the wait, though the page sends events at the same address', () => {
    vi.useFakeTimers();
    createSite({ push: () => new Promise(() => {}) });
    site.navigate('/training');
    hostGoesTo('#/careers');
    vi.advanceTimersByTime(60);
    dispatchEvent(new HashChangeEvent('hashchange'));
    vi.advanceTimersByTime(40);
    expect(site.path()).toBe('/careers');
  });

  it('shows no screen that the visitor has left, though its entry is added long before that of the next', () => {
    vi.useFakeTimers();
    createSite({ push: () => new Promise(() => {}) });
    site.navigate('/training');
    site.navigate('/careers');
    hostGoesTo('#/training');
    vi.advanceTimersByTime(900);
    expect(site.path()).toBe('/careers');
    vi.advanceTimersByTime(100);
    expect(site.path()).toBe('/training');
  });

  it('doesn’t keep the site from following the address, a little late, if its promise never settles', () => {
    vi.useFakeTimers();
    createSite({ push: () => new Promise(() => {}) });
    site.navigate('/training');
    hostGoesTo('#/careers');
    vi.advanceTimersByTime(100);
    expect(site.path()).toBe('/careers');
    hostGoesTo('/partners?tab=1');
    vi.advanceTimersByTime(100);
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

describe('listeners', () => {
  it('are called once for each other screen, and not after they have unsubscribed', () => {
    createSite();
    const listener = vi.fn();
    const unsubscribe = site.subscribe(listener);
    site.navigate('/training');
    site.navigate('/Training/');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(listener).toHaveBeenCalledTimes(1);
    hostGoesTo('#/careers');
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    site.navigate('/training');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('are not called after dispose, and a delayed change is dropped', () => {
    vi.useFakeTimers();
    createSite();
    site.navigate('/training');
    const listener = vi.fn();
    site.subscribe(listener);
    hostGoesTo('/about');
    site.dispose();
    vi.runAllTimers();
    hostGoesTo('/about#/careers');
    expect(site.path()).toBe('/training');
    site.navigate('/contact-us');
    expect(listener).not.toHaveBeenCalled();
  });
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
  site.follow();
  expect(site.path()).toBe('/training');
});

it('a site outside the page doesn’t follow the address until it comes back', () => {
  createSite();
  isOnPage = false;
  hostGoesTo('#/careers');
  expect(site.path()).toBe('/');
  isOnPage = true;
  site.follow();
  expect(site.path()).toBe('/careers');
});

it('a site that is taken out and put back at once shows what the address says by then', () => {
  vi.useFakeTimers();
  createSite();
  isOnPage = false;
  hostGoesTo('#/careers');
  isOnPage = true;
  vi.runAllTimers();
  expect(site.path()).toBe('/careers');
});

it('below a base path an address without a hash is the host’s', () => {
  createSite({ basePath: '/academy' });
  site.navigate('/training');
  hostGoesTo('/partners?tab=1');
  expect(site.path()).toBe('/training');
});

it('tells of another path or query once, and of no other hash', () => {
  vi.useFakeTimers();
  createSite();
  hostGoesTo('#/careers');
  hostGoesTo('#pricing');
  expect(onNewPage).not.toHaveBeenCalled();
  hostGoesTo('/about');
  hostGoesTo('/about?tab=2');
  vi.runAllTimers();
  expect(onNewPage).toHaveBeenCalledOnce();
});

it('the addresses of links are the same function while the page is the same', () => {
  createSite();
  const before = site.hrefs();
  site.navigate('/training');
  expect(site.hrefs()).toBe(before);
});
