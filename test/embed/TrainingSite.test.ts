import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/index';
import { company } from '../../src/content/edition';
import type { TrainingSiteElement } from '../../src/embed/elementTypes';
import { define } from '../../src/embed/TrainingSite';
import { renderToHtml } from '../../src/server/renderToHtml';
import { careers, home, knowUsMore } from '../screens';

let element: TrainingSiteElement;
let paths: string[];

beforeEach(() => {
  element = document.createElement('training-site');
  paths = [];
  element.addEventListener('training-site-navigate', ({ detail }) => paths.push(detail.path));
});

async function connect(attributes: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  await act(async () => document.body.append(element));
}
const remove = () => act(async () => element.remove());
const set = (name: string, value: string) => act(async () => element.setAttribute(name, value));
const navigate = (path: string) => act(async () => element.navigate(path));
const site = () => element.shadowRoot as ShadowRoot;
const h1 = () => site().querySelector('h1');
const heading = () => h1()?.textContent?.replace('\n', ' ');
const footer = () => site().querySelector('[part=footer]')?.textContent;

describe('<training-site>', () => {
  it('restores title and children when it is removed, and shows the same screen when it is inserted again', async () => {
    element.textContent = 'Loading…';
    await connect({ routing: 'memory' });
    await navigate('/know-us-more');
    expect(document.title).toBe(knowUsMore.title);
    await remove();
    expect([document.title, element.textContent]).toEqual(['Portal', 'Loading…']);
    await connect();
    expect(heading()).toBe(knowUsMore.heading);
    expect(document.title).toBe(knowUsMore.title);
  });

  it('keeps its state when it is moved, and sends no event', async () => {
    await connect();
    await navigate('/consultation');
    const question = site().querySelector<HTMLElement>('button[aria-expanded=false]');
    await act(async () => question?.click());
    paths = [];
    const other = document.body.appendChild(document.createElement('section'));
    await act(async () => other.append(element));
    expect(question?.isConnected && question.getAttribute('aria-expanded')).toBe('true');
    expect(paths).toEqual([]);
    other.replaceWith(element);
  });

  it('takes the default, with a warning, where a property is set to an object without a text', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    element.theme = 'dark';
    element.theme = Object.create(null);
    expect(element.theme).toBe('light');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'training-site: <training-site theme>: expected a text, got an object that has none. The default is used instead.',
    );
  });

  it('has each option as a property that reflects its attribute', async () => {
    expect(element).toMatchObject({ theme: 'light', headingLevel: 1, manageTitle: true, hide: '' });
    element.theme = 'dark';
    element.headingLevel = 2;
    element.manageTitle = false;
    element.hide = 'notice, header';
    expect(element.getAttribute('heading-level')).toBe('2');
    await connect();
    expect(site().querySelector('.site')?.getAttribute('data-theme')).toBe('dark');
    expect(site().querySelector('[part=main] h2')?.textContent?.replace('\n', ' ')).toContain(
      home.heading,
    );
    expect(document.title).toBe('Portal');
    await set('theme', 'auto');
    expect(element).toMatchObject({
      ...{ theme: 'auto', headingLevel: 2, manageTitle: false, hide: 'header notice' },
    });
    for (const name of ['theme', 'headingLevel', 'manageTitle', 'hide'] as const) {
      element[name] = name === 'hide' ? null : undefined;
    }
    expect(element.getAttributeNames()).toEqual([]);
  });

  it('holds a company and a function, which win over an attribute until they are null', async () => {
    element.company = { name: 'Aster' };
    element.push = vi.fn();
    await connect({ company: '{ "name": "Clover" }' });
    expect(footer()).toContain('Aster');
    expect(element.company).toEqual({ name: 'Aster' });
    await navigate('/careers');
    expect(element.push).toHaveBeenCalledWith(expect.stringMatching(/#\/careers$/));
    for (const value of [undefined, { name: 'Borage' }, null]) {
      await act(async () => {
        element.company = value;
        element.push = null;
      });
      expect(footer()).toContain(value?.name ?? 'Clover');
    }
    expect(h1()?.textContent).toBe(careers.heading);
    await navigate('/know-us-more');
    expect(location.hash).toBe('#/know-us-more');
    expect(paths).toEqual(['/', '/careers', '/know-us-more']);
  });

  it('warns once of a wrong value of a property, uses the default, and throws nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const wrong = { theme: 7, headingLevel: 'two', hide: {}, company: { name: '' }, push: 'x' };
    await connect({ theme: 'dark' });
    await act(async () => {
      for (let time = 0; time < 2; time += 1) Object.assign(element, wrong);
    });
    expect(element.theme).toBe('light');
    expect(footer()).toContain(company.name);
    expect(warn.mock.calls.flat()).toEqual([
      'training-site: <training-site theme>: expected "light" or "dark" or "auto" or "page", got the string "7". The default is used instead.',
      expect.stringContaining('<training-site heading-level>: expected 1 or 2 or 3 or 4, got the'),
      expect.stringContaining('<training-site hide>: expected words in'),
      expect.stringContaining('<training-site>.company.name: expected a line of text'),
      expect.stringContaining('<training-site>.push: expected a function, got the string "x"'),
    ]);
  });

  it('takes over properties that were set before it was defined', async () => {
    const early = { company: { name: 'Aster' }, theme: 'dark', headingLevel: 3, push: vi.fn() };
    for (const [name, value] of Object.entries(early)) {
      Object.defineProperty(element, name, { value, configurable: true });
    }
    await connect();
    expect(footer()).toContain('Aster');
    expect(element.getAttribute('theme')).toBe('dark');
    expect(Object.keys(element)).toEqual([]);
    await act(async () => {
      element.company = { name: 'Borage' };
    });
    expect(footer()).toContain('Borage');
  });

  it('takes over the HTML of a server when the page is parsed, and handles no event before that has ended', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const html = renderToHtml({ path: careers.path });
    element.attachShadow({ mode: 'open' }).innerHTML = html.replace(
      /^.*?<template[^>]*>|<\/template>.*$/gs,
      '',
    );
    const heading = h1();
    const events = ['dragenter', 'focusin', 'gotpointercapture', 'mouseover', 'pointerover'];
    const heard = vi.fn();
    for (const name of events) heading?.addEventListener(name, ({ type }) => heard(type));
    const dispatch = () => events.map((name) => heading?.dispatchEvent(new Event(name)));
    const parse = () =>
      act(async () => {
        document.dispatchEvent(new Event('DOMContentLoaded'));
        dispatch();
      });
    await connect({ 'initial-path': careers.path });
    await remove();
    await parse();
    await connect();
    expect([document.title, paths]).toEqual(['Portal', []]);
    heard.mockClear();
    await parse();
    expect(heard).not.toHaveBeenCalled();
    dispatch();
    expect(heard.mock.calls.flat()).toEqual(events);
    expect([h1(), paths]).toEqual([heading, [careers.path]]);
    await remove();
    await connect();
    expect(document.title).toBe(careers.title);
  });

  it('does nothing for equal values, 1,000 times', async () => {
    await connect({ theme: 'dark', 'base-path': '/academy' });
    const record = () => ({ name: 'Aster', socialLinks: [...company.socialLinks] });
    await act(async () => {
      element.company = record();
    });
    const seen = vi.fn();
    const observer = new MutationObserver(seen);
    const everything = { attributes: true, characterData: true, childList: true, subtree: true };
    observer.observe(site(), everything);
    paths = [];
    await act(async () => {
      for (let time = 0; time < 1_000; time += 1) {
        element.company = record();
        element.setAttribute('theme', 'dark');
      }
      element.removeAttribute('base-path');
      element.setAttribute('base-path', '/academy');
    });
    observer.disconnect();
    expect([seen.mock.calls, paths]).toEqual([[], []]);
  });

  it.each([
    ['mail', '[part=main] a[href^="mailto:"]'],
    ['phone', 'a[href^="tel:"]'],
    ['whatsapp', 'a[href^="https://wa.me/"]'],
    ['social', '[part=footer] a[target]'],
  ])(
    'tells the page of a contact link, which does not open if the page cancels that: %s',
    async (kind, selector) => {
      const path = '/contact-us';
      const profile = { displayName: 'X', url: ' HTTPS://x.example/', icon: 'x' } as const;
      element.company = { socialLinks: [profile] };
      await connect({ routing: 'memory', 'initial-path': path });
      const told = vi.fn((event: CustomEvent) => event.preventDefault());
      element.addEventListener('training-site-action', told);
      const link = site().querySelector<HTMLAnchorElement>(selector);
      const init = { bubbles: true, cancelable: true, composed: true };
      // The middle button opens a link, the right button does not.
      const clicks = [0, 1, 2].map(
        (button) => new MouseEvent(button ? 'auxclick' : 'click', { ...init, button }),
      );
      await act(async () => clicks.map((click) => link?.dispatchEvent(click)));
      const detail = { kind, href: link?.getAttribute('href'), path };
      expect(told.mock.calls.map(([event]) => event.detail)).toEqual([detail, detail]);
      expect(clicks.map((click) => click.defaultPrevented)).toEqual([true, true, false]);
    },
  );

  it('tells the page of a screen that could not be rendered, and raises no error on its window', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const error = new Error('no rules');
    vi.spyOn(Intl, 'PluralRules').mockImplementation(function broken() {
      throw error;
    });
    const [told, raised] = [vi.fn(), vi.fn()];
    element.addEventListener('training-site-error', ({ detail }) => told(detail));
    addEventListener('error', raised);
    await connect({ 'initial-path': '/careers' });
    removeEventListener('error', raised);
    expect(told.mock.calls).toEqual([[{ error, screen: '/careers' }]]);
    expect(raised).not.toHaveBeenCalled();
  });
});

it('define() defines the element once, does nothing on a server, and refuses what is no registry', () => {
  const registry = { get: vi.fn().mockReturnValueOnce(class {}), define: vi.fn() };
  for (let time = 0; time < 2; time += 1) define(registry as never);
  expect(registry.define.mock.calls).toEqual([['training-site', expect.any(Function)]]);
  expect(() => define(null as never)).toThrow(
    new TypeError('training-site: define(registry): expected a CustomElementRegistry, got null.'),
  );
  vi.stubGlobal('customElements', undefined);
  define();
});

describe('<training-site>.navigate', () => {
  it('refuses a path without a slash at its start', () => {
    expect(() => element.navigate('training')).toThrow(
      'training-site: navigate(path): expected a path such as "/careers", got the string "training".',
    );
  });

  it('takes effect when the element is inserted, if it was called before', async () => {
    element.navigate('/careers');
    await connect();
    expect(heading()).toBe(careers.heading);
    await act(async () => {
      element.remove();
      element.navigate('/training');
    });
    expect(location.hash).toBe('#/careers');
    await connect();
    expect(location.hash).toBe('#/training');
    expect(paths).toEqual(['/careers', '/training']);
  });

  it.each([
    ['another', '/school', '#/school/careers', 1],
    // Of its own navigation.
    ['another, in a listener', '/school', '#/school/careers', 2],
  ])('uses the base path that was set before: %s', async (_, base, hash, navigations) => {
    await connect({ 'base-path': '/academy' });
    const entries = history.length;
    const change = () => {
      element.setAttribute('base-path', '/other');
      element.setAttribute('base-path', base);
      element.navigate('/careers');
    };
    if (navigations === 1) await act(async () => change());
    else {
      addEventListener('popstate', change, { once: true });
      await navigate('/training');
    }
    await expect.poll(heading).toBe(careers.heading);
    expect(location.hash).toBe(hash);
    expect(history.length).toBe(entries + navigations);
  });
});

describe('a changed attribute of <training-site>', () => {
  it('base-path restarts the site, once after several changes', async () => {
    await connect({ 'base-path': '/academy' });
    await navigate('/careers');
    paths = [];
    await act(async () => {
      for (const base of ['/a', '/b', '/my%20school']) element.setAttribute('base-path', base);
    });
    await expect.poll(() => paths).toEqual(['/']);
    expect(heading()).toContain(home.heading);
    expect(site().activeElement).toBeNull();
    await navigate('/training');
    expect(location.hash).toBe('#/my%20school/training');
  });

  it('initial-path changes nothing on another screen', async () => {
    await connect({ routing: 'memory' });
    await navigate('/careers');
    await set('initial-path', '/training');
    expect(heading()).toBe(careers.heading);
  });

  it.each([
    ['base-path', '/academy', '/#/academy/training', '/training', 'navigate'],
    // Without the base path it was a 404.
    ['base-path', '/academy', '/#/partners', '/', 'navigate'],
    ['base-path', '/academy', '/#/academy/training', '/training', 'reload'],
    ['initial-path', '/careers', '/', '/careers', 'reload'],
  ])(
    '%s="%s", set after the element was connected at %s: the page is told only of %s, after a %s',
    async (name, value, address, path, type) => {
      history.replaceState(null, '', address);
      const load = { type, name: location.href };
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load] as never);
      await act(async () => {
        document.body.append(element);
        // Angular sets it in the microtasks that follow.
        for (let step = 0; step < 10; step += 1) await Promise.resolve();
        element.setAttribute(name, value);
      });
      await expect.poll(() => paths).toEqual([path]);
    },
  );
});
