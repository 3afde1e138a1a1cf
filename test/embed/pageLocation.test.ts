import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaults } from '../../src/embed/options/settings';
import { createPageLocation, type PageLocation } from '../../src/embed/pageLocation';

let site: PageLocation;

function createSite(settings: Partial<typeof defaults> = {}) {
  site = createPageLocation({ ...defaults, ...settings });
  site.connect();
  return site;
}

/** Counts the events that reach a router of the host. */
function listenAsRouter(answer: () => void = () => {}) {
  const events: PopStateEvent[] = [];
  const listener = (event: PopStateEvent) => {
    events.push(event);
    answer();
  };
  addEventListener('popstate', listener);
  onTestEnd.push(() => removeEventListener('popstate', listener));
  return events;
}

const onTestEnd: (() => void)[] = [];

beforeEach(() => history.replaceState(null, '', '/partners?tab=1'));

afterEach(() => {
  site.disconnect();
  for (const end of onTestEnd.splice(0)) end();
  vi.restoreAllMocks();
});

describe('a navigation of the site', () => {
  it('adds one history entry and tells the router of the host by one marked event', () => {
    createSite();
    const events = listenAsRouter();
    const entries = history.length;
    site.navigate('/training');
    expect(location.href).toMatch(/\/partners\?tab=1#\/training$/);
    expect(history.length).toBe(entries + 1);
    expect(events.map(({ state }) => state)).toEqual([null]);
    expect(events[0]).toHaveProperty('trainingSite', true);
  });

  it('gives the event the state that a wrapper of the host has put into the entry', () => {
    createSite();
    const events = listenAsRouter();
    const { pushState } = history;
    vi.spyOn(history, 'pushState').mockImplementation((_state, unused, address) =>
      pushState.call(history, { tree: 1 }, unused, address),
    );
    site.navigate('/training');
    expect(events.map(({ state }) => state)).toEqual([{ tree: 1 }]);
  });

  it('starts no endless loop with a router that answers by a navigation', () => {
    createSite();
    let next = 0;
    const events = listenAsRouter(() => {
      next += 1;
      if (next < 50) site.navigate(`/step-${next}`);
    });
    site.navigate('/training');
    expect(events).toHaveLength(1);
    expect(site.path()).toBe('/step-1');
  });

  it('tells the other sites of the page', () => {
    createSite();
    const other = createPageLocation(defaults);
    other.connect();
    site.navigate('/careers');
    expect(other.path()).toBe('/careers');
    other.disconnect();
  });

  it('is handed to the option push with the absolute address, and adds no entry itself', () => {
    const push = vi.fn();
    createSite({ push });
    const events = listenAsRouter();
    const before = location.href;
    site.navigate('/training');
    expect(push.mock.calls).toEqual([[`${before}#/training`]]);
    expect(site.path()).toBe('/training');
    expect([location.href, events]).toEqual([before, []]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new DOMException('refused', 'SecurityError');
      },
    ],
    ['does nothing', () => {}],
  ])('goes on in memory when pushState %s, until the address changes', (_, pushState) => {
    createSite();
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(history, 'pushState').mockImplementation(pushState);
    site.navigate('/training');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(site.path()).toBe('/training');
    site.navigate('/careers');
    expect(site.path()).toBe('/careers');
    history.replaceState(null, '', '#/contact-us');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(site.path()).toBe('/contact-us');
  });

  it('takes a path that is no well-formed text', () => {
    createSite();
    site.navigate('/\ud800');
    expect(site.path()).toBe('/\ufffd');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(site.path()).toBe('/\ufffd');
  });
});

describe('a navigation of the host', () => {
  it('is followed at the next click, where the browser tells nobody of a pushState', () => {
    createSite();
    history.pushState(null, '', '#/training');
    expect(site.path()).toBe('/');
    document.body.click();
    expect(site.path()).toBe('/training');
    expect(site.isOwnNavigation()).toBe(false);
  });

  it('to this page without a hash shows Home', () => {
    createSite();
    site.navigate('/training');
    history.pushState(null, '', '/partners?tab=1');
    document.body.click();
    expect(site.path()).toBe('/');
  });

  it('to another path or query keeps the screen, and follows a hash of the site', () => {
    createSite();
    site.navigate('/training');
    for (const address of ['/about', '/partners?tab=2', '/partners?tab=1#pricing']) {
      history.pushState(null, '', address);
      document.body.click();
      expect(site.path()).toBe('/training');
    }
    history.pushState(null, '', '/about#/careers');
    document.body.click();
    expect(site.path()).toBe('/careers');
    history.pushState(null, '', '/partners?tab=1');
    document.body.click();
    expect(site.path()).toBe('/');
  });

  it('to another path or query makes the links true again', () => {
    createSite();
    const listener = vi.fn();
    site.subscribe(listener);
    const before = site.hrefs();
    expect(before('/careers')).toMatch(/\/partners\?tab=1#\/careers$/);
    history.replaceState(null, '', '/partners?tab=2');
    document.body.click();
    expect(site.hrefs()('/careers')).toMatch(/\/partners\?tab=2#\/careers$/);
    expect(site.hrefs()).not.toBe(before);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('to a hash of the host changes nothing', () => {
    createSite();
    site.navigate('/training');
    location.hash = '#pricing';
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(site.path()).toBe('/training');
  });
});

describe('the initial path', () => {
  it.each([
    ['', 'no hash', '/careers'],
    ['#pricing', 'a hash of the host', '/careers'],
    ['#/', 'the hash of Home', '/'],
    ['#/training', 'another screen', '/training'],
  ])('for %j, %s, gives %j', (hash, _, path) => {
    history.replaceState(null, '', `/${hash}`);
    expect(createSite({ initialPath: '/careers' }).path()).toBe(path);
  });

  it('is where a site in memory begins, whatever the address says', () => {
    history.replaceState(null, '', '/#/training');
    expect(createSite({ initialPath: '/careers', routing: 'memory' }).path()).toBe('/careers');
  });

  it('is shown again when the hash goes', () => {
    createSite({ initialPath: '/careers' });
    site.navigate('/training');
    history.replaceState(null, '', '/partners?tab=1');
    document.body.click();
    expect(site.path()).toBe('/careers');
  });
});

describe('below a word', () => {
  it('the screens have hashes that are valid selectors', () => {
    createSite({ basePath: 'academy' });
    site.navigate('/contact-us');
    expect(location.hash).toBe('#academy-contact-us');
    expect(() => document.querySelector(location.hash)).not.toThrow();
    site.navigate('/');
    expect(location.hash).toBe('#academy');
  });

  it('the 404 screen has no hash, and the address stays', () => {
    createSite({ basePath: 'academy' });
    site.navigate('/training');
    const entries = history.length;
    site.navigate('/no-such-screen');
    expect(site.path()).toBe('/no-such-screen');
    expect([location.hash, history.length]).toEqual(['#academy-training', entries]);
    expect(site.hrefs()('/no-such-screen')).toBe(location.href);
  });
});
