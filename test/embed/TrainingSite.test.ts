import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/index';
import content from 'content';
import type { TrainingSiteElement } from '../../src/embed/elementTypes';
import { define } from '../../src/embed/TrainingSite';
import { renderToHtml } from '../../src/server/renderToHtml';
import { careers, home, knowUsMore } from '../screens';

const { company } = content;

let element: TrainingSiteElement;
/** The paths of the events that the element has sent. */
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
const setAttribute = (name: string, value: string) =>
  act(async () => element.setAttribute(name, value));
const setProperties = (properties: Record<string, unknown>) =>
  act(async () => Object.assign(element, properties));
const navigate = (path: string) => act(async () => element.navigate(path));

const site = () => element.shadowRoot as ShadowRoot;
const h1 = () => site().querySelector('h1');
const heading = () => h1()?.textContent?.replace('\n', ' ');
const footer = () => site().querySelector('[part=footer]')?.textContent;
const theme = () => site().querySelector('.site')?.getAttribute('data-theme');

describe('<training-site>, removed and inserted again', () => {
  it('<training-site> restores the title of the page when it is removed', async () => {
    document.title = 'Careers FAQ – Portal';
    await connect({ routing: 'memory', 'initial-path': '/careers' });
    expect(document.title).toBe(careers.title);
    await remove();
    expect(document.title).toBe('Careers FAQ – Portal');
  });

  it('<training-site>, removed and inserted again, keeps the children that the page gave it', async () => {
    element.textContent = 'Loading…';
    await connect();
    await remove();
    expect(element.textContent).toBe('Loading…');
  });

  it('<training-site>, removed and inserted again, shows the same screen, with its title', async () => {
    await connect({ routing: 'memory' });
    await navigate('/know-us-more');
    await remove();
    await connect();
    expect(heading()).toBe(knowUsMore.heading);
    expect(document.title).toBe(knowUsMore.title);
  });
});

describe('<training-site>, moved to another element', () => {
  const move = async () => {
    const other = document.body.appendChild(document.createElement('section'));
    await act(async () => other.append(element));
  };

  it('<training-site>, moved to another element, keeps an open question open', async () => {
    await connect();
    await navigate('/consultation');
    const question = site().querySelector<HTMLElement>('button[aria-expanded=false]');
    await act(async () => question?.click());
    await move();
    expect(question?.isConnected).toBe(true);
    expect(question?.getAttribute('aria-expanded')).toBe('true');
  });

  it('<training-site>, moved to another element, sends no event', async () => {
    await connect();
    paths = [];
    await move();
    expect(paths).toEqual([]);
  });
});

describe('a property of <training-site> with an attribute', () => {
  it('a property with an attribute has the default of its option', () => {
    expect(element.headingLevel).toBe(1);
  });

  it('a property with an attribute sets it', () => {
    element.headingLevel = 2;
    expect(element.getAttribute('heading-level')).toBe('2');
  });

  it('a property with an attribute has the setting that it means', () => {
    element.setAttribute('heading-level', '2');
    expect(element.headingLevel).toBe(2);
  });

  it.each([null, undefined])('a property that is set to %s removes its attribute', (nothing) => {
    element.headingLevel = 2;
    Object.assign(element, { headingLevel: nothing });
    expect(element.getAttributeNames()).toEqual([]);
  });
});

describe('the property company of <training-site>', () => {
  const inAttribute = { company: '{ "name": "Clover" }' };

  it('the property company of <training-site> can be read as it was set', async () => {
    element.company = { name: 'Aster' };
    await connect();
    expect(element.company).toEqual({ name: 'Aster' });
  });

  it('the property company of <training-site> wins over the attribute when it is changed', async () => {
    element.company = { name: 'Aster' };
    await connect(inAttribute);
    await setProperties({ company: { name: 'Borage' } });
    expect(footer()).toContain('Borage');
  });

  it.each([null, undefined])(
    'the property company of <training-site> leaves the attribute in force when it is set to %s',
    async (nothing) => {
      element.company = { name: 'Aster' };
      await connect(inAttribute);
      await setProperties({ company: nothing });
      expect(footer()).toContain('Clover');
    },
  );
});

it('<training-site> tells of a screen when a page is seen that was rendered before', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  await connect({ routing: 'memory' });
  await navigate('/careers');
  expect(paths).toEqual([]);
  Reflect.deleteProperty(document, 'prerendering');
  await act(async () => document.dispatchEvent(new Event('prerenderingchange')));
  expect(paths).toEqual(['/careers']);
});

describe('the property push of <training-site>', () => {
  it('the property push of <training-site> is called with the address of a navigation', async () => {
    const push = vi.fn();
    element.push = push;
    await connect();
    await navigate('/careers');
    expect(push.mock.calls).toEqual([[expect.stringMatching(/#\/careers$/)]]);
  });

  it('the property push of <training-site> leaves the address alone while it is set', async () => {
    element.push = () => {};
    await connect();
    await navigate('/careers');
    expect(heading()).toBe(careers.heading);
    expect(location.hash).toBe('');
  });

  it('after the property push is set to null, the site changes the address itself again', async () => {
    element.push = vi.fn();
    await connect();
    await setProperties({ push: null });
    await navigate('/know-us-more');
    expect(location.hash).toBe('#/know-us-more');
  });
});

describe('a wrong value of a property of <training-site>', () => {
  it.each([
    {
      name: 'headingLevel',
      value: 'two',
      line: '<training-site heading-level>: expected 1 or 2 or 3 or 4, got the string "two".',
    },
    {
      name: 'push',
      value: 'x',
      line: '<training-site>.push: expected a function, got the string "x".',
    },
  ])(
    '$name = $value gives one warning, although it is set twice',
    async ({ name, value, line }) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      await connect();
      await setProperties({ [name]: value });
      await setProperties({ [name]: value });
      expect(warn.mock.calls).toEqual([[expect.stringContaining(line)]]);
      expect(warn.mock.calls[0]?.[0]).toContain('The default is used instead.');
    },
  );

  it('a wrong value of a property gives a warning if it is an object without a text', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await connect({ theme: 'dark' });
    await setProperties({ theme: Object.create(null) });
    expect(element.theme).toBe('light');
    expect(warn.mock.calls).toEqual([
      [
        'training-site: <training-site theme>: expected a text, got an object that has none. The default is used instead.',
      ],
    ]);
  });

  it('a wrong value of a property gives a warning if it is a symbol', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    element.source = Symbol('portal') as never;
    expect(element.source).toBe('');
    expect(warn.mock.calls).toEqual([[expect.stringContaining('expected a text, got a symbol.')]]);
  });

  it('a wrong value of a property gives one warning if it is a Proxy that throws', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const refuse = () => {
      throw null;
    };
    element.company = new Proxy({}, { has: refuse, ownKeys: refuse, get: refuse });
    await connect();
    expect(footer()).toContain(company.name);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('a wrong value of the property theme leaves its default in force', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await connect({ theme: 'dark' });
    await setProperties({ theme: 'blue' });
    expect(element.theme).toBe('light');
    expect(theme()).toBe('light');
  });
});

describe('properties that are set before <training-site> is defined', () => {
  /** As a framework sets them on an element that has no accessors yet. */
  const setEarly = (properties: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(properties)) {
      Object.defineProperty(element, name, { value, configurable: true });
    }
  };

  it('properties set before <training-site> is defined have effect', async () => {
    setEarly({ company: { name: 'Aster' } });
    await connect();
    expect(footer()).toContain('Aster');
  });

  it('properties set before <training-site> is defined set their attributes', async () => {
    setEarly({ theme: 'dark', headingLevel: 3 });
    await connect();
    expect(element.getAttribute('theme')).toBe('dark');
    expect(element.getAttribute('heading-level')).toBe('3');
  });

  it('properties set before <training-site> is defined no longer hide its accessors', async () => {
    setEarly({ company: { name: 'Aster' }, theme: 'dark', headingLevel: 3, push: vi.fn() });
    await connect();
    expect(Object.keys(element)).toEqual([]);
  });
});

describe('<training-site> with the HTML of a server, while the page is parsed', () => {
  const withheldEvents = ['dragenter', 'focusin', 'gotpointercapture', 'mouseover', 'pointerover'];

  /** The end of the page, and whatever a listener of it does in the same task. */
  const endParsing = (afterwards = () => {}) =>
    act(async () => {
      document.dispatchEvent(new Event('DOMContentLoaded'));
      afterwards();
    });

  beforeEach(() => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const template = document.createElement('template');
    template.innerHTML = renderToHtml({ path: careers.path });
    const prerendered = template.content.querySelector('template') as HTMLTemplateElement;
    element.attachShadow({ mode: 'open' }).append(prerendered.content);
    element.setAttribute('initial-path', careers.path);
  });

  it('<training-site> with HTML of a server waits for the end of the page', async () => {
    await connect();
    expect(document.title).toBe('Portal');
    expect(paths).toEqual([]);
  });

  it('<training-site> hydrates the elements of a server at the end of the page', async () => {
    const before = h1();
    await connect();
    await endParsing();
    expect(h1()).toBe(before);
    expect(paths).toEqual([careers.path]);
  });

  it('<training-site> with HTML of a server does not start if it is removed before the page ends', async () => {
    await connect();
    await remove();
    await endParsing();
    expect(document.title).toBe('Portal');
    expect(paths).toEqual([]);
  });

  it('<training-site> with HTML of a server starts at the end of the page after it was away', async () => {
    await connect();
    await remove();
    await connect();
    await endParsing();
    expect(document.title).toBe(careers.title);
  });

  it('<training-site> with HTML of a server has its title after it is removed and inserted again', async () => {
    await connect();
    await endParsing();
    await remove();
    await connect();
    expect(document.title).toBe(careers.title);
  });

  it('<training-site> hears no pointer or focus event while React hydrates the HTML', async () => {
    const heard: string[] = [];
    for (const name of withheldEvents) h1()?.addEventListener(name, () => heard.push(name));
    await connect();
    await endParsing(() => {
      for (const name of withheldEvents) h1()?.dispatchEvent(new Event(name));
    });
    expect(heard).toEqual([]);
  });

  it('<training-site> hears pointer and focus events again after React has hydrated the HTML', async () => {
    const heard: string[] = [];
    for (const name of withheldEvents) h1()?.addEventListener(name, () => heard.push(name));
    await connect();
    await endParsing();
    for (const name of withheldEvents) h1()?.dispatchEvent(new Event(name));
    expect(heard).toEqual(withheldEvents);
  });
});

it('<training-site> changes nothing and sends no event when equal values are set 1,000 times', async () => {
  const equalCompany = () => ({ name: 'Aster', socialLinks: [...company.socialLinks] });
  element.company = equalCompany();
  await connect({ theme: 'dark', 'base-path': '/academy' });
  const changed = vi.fn();
  const observer = new MutationObserver(changed);
  const everything = { attributes: true, characterData: true, childList: true, subtree: true };
  observer.observe(site(), everything);
  paths = [];
  await act(async () => {
    for (let time = 0; time < 1_000; time += 1) {
      element.company = equalCompany();
      element.setAttribute('theme', 'dark');
    }
    element.removeAttribute('base-path');
    element.setAttribute('base-path', '/academy');
  });
  observer.disconnect();
  expect(changed).not.toHaveBeenCalled();
  expect(paths).toEqual([]);
});

it('a changed attribute of <training-site> leaves the other options unchecked', async () => {
  await connect({ company: '{ "name": "Aster" }' });
  const parse = vi.spyOn(JSON, 'parse');
  await setAttribute('theme', 'dark');
  expect(theme()).toBe('dark');
  expect(parse).not.toHaveBeenCalled();
});

describe('a link of <training-site> that leads out of it', () => {
  /** The page hears of the link here, and cancels it. */
  let listener: ReturnType<typeof vi.fn<(detail: object) => void>>;

  beforeEach(async () => {
    // The address of a profile may have spaces and capital letters.
    const profile = { displayName: 'X', url: ' HTTPS://x.example/', icon: 'x' } as const;
    element.company = { socialLinks: [profile] };
    await connect({ routing: 'memory', 'initial-path': '/contact-us' });
    listener = vi.fn();
    element.addEventListener('training-site-action', (event) => {
      listener(event.detail);
      event.preventDefault();
    });
  });

  const linkOf = (selector: string) => site().querySelector(selector) as HTMLAnchorElement;

  async function press(link: HTMLAnchorElement, type: 'click' | 'auxclick', button: number) {
    const init = { bubbles: true, cancelable: true, composed: true, button };
    const event = new MouseEvent(type, init);
    await act(async () => link.dispatchEvent(event));
    return event;
  }

  it.each([
    { kind: 'mail', selector: '[part=main] a[href^="mailto:"]' },
    { kind: 'phone', selector: 'a[href^="tel:"]' },
    { kind: 'whatsapp', selector: 'a[href^="https://wa.me/"]' },
    { kind: 'social', selector: '[part=footer] a[target]' },
  ])('a $kind link of <training-site> tells the page of a click', async ({ kind, selector }) => {
    const link = linkOf(selector);
    await press(link, 'click', 0);
    const detail = { kind, href: link.getAttribute('href'), path: '/contact-us' };
    expect(listener.mock.calls).toEqual([[detail]]);
  });

  it.each([
    ['a click', 'click', 0],
    ['the middle button', 'auxclick', 1],
  ] as const)(
    'a contact link is not opened by %s if the page cancels that',
    async (_, type, button) => {
      const event = await press(linkOf('a[href^="tel:"]'), type, button);
      expect(event.defaultPrevented).toBe(true);
    },
  );

  it('a contact link tells the page nothing of the right button', async () => {
    const event = await press(linkOf('a[href^="tel:"]'), 'auxclick', 2);
    expect(listener).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('a screen of <training-site> that could not be rendered', () => {
  const error = new Error('no rules');

  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(Intl, 'PluralRules').mockImplementation(function broken() {
      throw error;
    });
  });

  it('a screen of <training-site> that could not be rendered is told to the page, with the error', async () => {
    const listener = vi.fn();
    element.addEventListener('training-site-error', ({ detail }) => listener(detail));
    await connect({ 'initial-path': '/careers' });
    expect(listener.mock.calls).toEqual([[{ error, screen: '/careers' }]]);
  });

  it('a screen of <training-site> that could not be rendered raises no error on the window', async () => {
    const raised = vi.fn();
    addEventListener('error', raised);
    await connect({ 'initial-path': '/careers' });
    removeEventListener('error', raised);
    expect(raised).not.toHaveBeenCalled();
  });
});

describe('define()', () => {
  it('define() defines <training-site> in the registry that it is given', () => {
    const registry = { get: () => undefined, define: vi.fn() };
    define(registry as never);
    expect(registry.define.mock.calls).toEqual([['training-site', expect.any(Function)]]);
  });

  it('define() leaves a registry alone that has the element of another instance of the script', async () => {
    vi.resetModules();
    const other = await import('../../src/embed/TrainingSite');
    expect(() => other.define()).not.toThrow();
  });

  it('define() warns that another script has defined the element', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    define({ get: () => class {} } as never);
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('another script has defined <training-site>')],
    ]);
  });

  it('define() leaves an element alone that another script has defined', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const registry = { get: () => class {}, define: vi.fn() };
    define(registry as never);
    expect(registry.define).not.toHaveBeenCalled();
  });

  it.each([
    ['on a server', undefined],
    ['in the content script of an extension', null],
  ])('define() does nothing %s, which has no registry', (_, registry) => {
    vi.stubGlobal('customElements', registry);
    expect(() => define()).not.toThrow();
  });

  it('define() refuses what is no registry', () => {
    expect(() => define(null as never)).toThrow(
      new TypeError('training-site: define(registry): expected a CustomElementRegistry, got null.'),
    );
  });
});

describe('<training-site>.navigate', () => {
  it('navigate() refuses a path without a slash at its start', () => {
    expect(() => element.navigate('training')).toThrow(
      'training-site: navigate(path): expected a path such as "/careers", got the string "training".',
    );
  });

  it('navigate() takes effect when the element is inserted, if it was called before', async () => {
    element.navigate('/careers');
    await connect();
    expect(heading()).toBe(careers.heading);
    expect(paths).toEqual(['/careers']);
  });

  it('navigate() changes no address while the element is out of the page', async () => {
    await connect();
    await act(async () => {
      element.remove();
      element.navigate('/training');
    });
    expect(location.hash).toBe('');
  });

  it('navigate() takes effect when a removed element is inserted again', async () => {
    await connect();
    await act(async () => {
      element.remove();
      element.navigate('/training');
    });
    await connect();
    expect(location.hash).toBe('#/training');
    expect(paths).toEqual(['/', '/training']);
  });

  it('navigate() uses a base path that was set just before, with one history entry', async () => {
    await connect({ 'base-path': '/academy' });
    const entries = history.length;
    await act(async () => {
      element.setAttribute('base-path', '/school');
      element.navigate('/careers');
    });
    await expect.poll(heading).toBe(careers.heading);
    expect(location.hash).toBe('#/school/careers');
    expect(history).toHaveLength(entries + 1);
  });

  it('navigate() uses the last base path that a listener of its own navigation sets', async () => {
    await connect({ 'base-path': '/academy' });
    const change = () => {
      element.setAttribute('base-path', '/other');
      element.setAttribute('base-path', '/school');
      element.navigate('/careers');
    };
    addEventListener('popstate', change, { once: true });
    await navigate('/training');
    await expect.poll(heading).toBe(careers.heading);
    expect(location.hash).toBe('#/school/careers');
  });
});

describe('a changed base-path of <training-site>', () => {
  const changeSeveralTimes = async () => {
    await connect({ 'base-path': '/academy' });
    await navigate('/careers');
    paths = [];
    await act(async () => {
      for (const base of ['/a', '/b', '/my%20school']) element.setAttribute('base-path', base);
    });
  };

  it('a changed base-path of <training-site> restarts the site, once after several changes', async () => {
    await changeSeveralTimes();
    await expect.poll(() => paths).toEqual(['/']);
    expect(heading()).toContain(home.heading);
  });

  it('a changed base-path of <training-site> keeps focus on the heading', async () => {
    await changeSeveralTimes();
    await expect.poll(heading).toContain(home.heading);
    expect(site().activeElement).toBe(h1());
  });

  it('a changed base-path of <training-site> is in the address of the next navigation', async () => {
    await changeSeveralTimes();
    await navigate('/training');
    expect(location.hash).toBe('#/my%20school/training');
  });
});

it('a changed initial-path of <training-site> changes nothing on another screen', async () => {
  await connect({ routing: 'memory' });
  await navigate('/careers');
  await setAttribute('initial-path', '/training');
  expect(heading()).toBe(careers.heading);
});

describe('an attribute that a framework sets just after <training-site> is in the page', () => {
  /** Angular sets attributes in the microtasks that follow. */
  const connectAndSet = (name: string, value: string) =>
    act(async () => {
      document.body.append(element);
      for (let step = 0; step < 10; step += 1) await Promise.resolve();
      element.setAttribute(name, value);
    });

  const loadAs = (type: 'navigate' | 'reload', address: string) => {
    history.replaceState(null, '', address);
    const load = { type, name: location.href };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load] as never);
  };

  it.each(['navigate', 'reload'] as const)(
    'with a base-path set late, a load of type %s tells only of the screen of the address',
    async (type) => {
      loadAs(type, '/#/academy/training');
      await connectAndSet('base-path', '/academy');
      await expect.poll(() => paths).toEqual(['/training']);
    },
  );

  it('with a base-path set late, the page is not told of a 404 for an address of its own', async () => {
    loadAs('navigate', '/#/partners');
    await connectAndSet('base-path', '/academy');
    await expect.poll(() => paths).toEqual(['/']);
  });

  it('with an initial-path set late, the page is told only of that screen after a reload', async () => {
    loadAs('reload', '/');
    await connectAndSet('initial-path', '/careers');
    await expect.poll(() => paths).toEqual(['/careers']);
  });
});
