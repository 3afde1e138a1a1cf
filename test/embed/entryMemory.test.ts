import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaults, type Settings } from '../../src/embed/options/settings';
import { createPageLocation, type PageLocation } from '../../src/embed/pageLocation';

let site: PageLocation;
let keys: string[];
let current: string;
const ends: (() => void)[] = [];

function createSite(settings: Partial<Settings> = {}) {
  site = createPageLocation({ ...defaults, ...settings });
  site.connect();
  ends.push(site.disconnect);
  return site;
}

function hostGoesTo(address: string) {
  history.replaceState(null, '', address);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

beforeEach(() => history.replaceState(null, '', '/partners?tab=1'));

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('Back to a hash of the host', () => {
  beforeEach(() => {
    keys = ['one'];
    current = 'one';
    const navigation = Object.assign(new EventTarget(), {
      entries: () => keys.map((key) => ({ key })),
    });
    Object.defineProperty(navigation, 'currentEntry', { get: () => ({ key: current }) });
    vi.stubGlobal('navigation', navigation);
    vi.spyOn(history, 'pushState').mockImplementation((state, unused, address) => {
      if (current !== '') {
        current = `${keys.length}`;
        keys = [...keys, current];
      }
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
    createSite({ basePath: '/academy', push }).navigate('/training');
    await vi.waitFor(() => expect(location.hash).toBe('#/academy/training'));
    goBackTo('one', '/partners?tab=1');
    expect(site.path()).toBe('/');
  });

  it('shows a 404 again that has no entry of its own', () => {
    createSite({ basePath: 'academy' }).navigate('/unknown');
    site.navigate('/careers');
    goBackTo('one', '/partners?tab=1');
    expect(site.path()).toBe('/unknown');
  });

  it('is a return for a new site, if a site was shown there, unmounted or not', () => {
    const isReturnAt = (key: string) => {
      current = key;
      createSite().disconnect();
      return site.isReturn;
    };
    expect(['first', 'second', 'first'].map(isReturnAt)).toEqual([false, false, true]);
    createSite();
    goBackTo('third', '#/training');
    expect(createSite().isReturn).toBe(true);
  });

  it('keeps the screen in a browser whose entries have no key', () => {
    current = '';
    hostGoesTo('#pricing');
    createSite({ initialPath: '/training' }).navigate('/careers');
    hostGoesTo('#anchor');
    expect(site.path()).toBe('/careers');
  });
});

describe('the option push', () => {
  it('is called with the absolute address, and the site adds no entry itself', () => {
    const push = vi.fn();
    const told = vi.fn();
    const before = location.href;
    addEventListener('popstate', told, { once: true });
    createSite({ push }).navigate('/training');
    removeEventListener('popstate', told);
    expect(push.mock.calls).toEqual([[`${before}#/training`]]);
    expect(site.path()).toBe('/training');
    expect(location.href).toBe(before);
    expect(told).not.toHaveBeenCalled();
  });

  it('may add the entry later, where the browser tells nobody of it; Back is followed too', async () => {
    const push = (address: string) =>
      Promise.resolve().then(() => history.replaceState(null, '', address));
    createSite({ push }).navigate('/training');
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
    const shown: string[] = [site.path()];
    site.subscribe(() => shown.at(-1) !== site.path() && shown.push(site.path()));
    for (const add of additions) {
      add();
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(shown).toEqual(['/training']);
    for (const address of ['#/careers', '#/training', '/partners?tab=1']) hostGoesTo(address);
    expect(shown).toEqual(['/training', '/careers', '/training', '/']);
  });

  it('may return a promise that never settles', () => {
    const never = new Promise(() => {});
    createSite({ push: () => never });
    for (const path of ['/training', '/careers']) site.navigate(path);
    for (const hash of ['#/training', '#/careers']) {
      hostGoesTo(hash);
      expect(site.path()).toBe('/careers');
    }
    hostGoesTo('#/training');
    expect(site.path()).toBe('/training');
    createSite({
      push(address) {
        history.pushState(null, '', address);
        return never;
      },
    });
    for (const path of ['/training', '/contact-us', '/careers']) site.navigate(path);
    hostGoesTo('#/contact-us');
    expect(site.path()).toBe('/contact-us');
  });

  it('is logged where its promise is rejected, and the site goes on in memory', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const error = new Error('cancelled');
    createSite({ push: () => Promise.reject(error) }).navigate('/training');
    await vi.waitFor(() => expect(log.mock.calls).toEqual([['training-site:', error]]));
    expect(site.path()).toBe('/training');
  });
});
