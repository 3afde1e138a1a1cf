import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/index';
import { company } from '../../src/content/company';
import type { TrainingSiteElement } from '../../src/embed/elementTypes';
import { home, knowUsMore } from '../screens';

let element: TrainingSiteElement;

beforeEach(() => {
  history.replaceState(null, '', '/');
  element = document.createElement('training-site');
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await remove();
});

const connect = () => act(async () => document.body.append(element));
const remove = () => act(async () => element.remove());
const site = () => element.shadowRoot;
const heading = () => site()?.querySelector('h1')?.textContent;
const footer = () => site()?.querySelector('[part=footer]')?.textContent;

describe('<training-site>', () => {
  it('gives the title back when it is removed, and has the same screen when it comes back later', async () => {
    document.title = 'Portal';
    element.setAttribute('routing', 'memory');
    await connect();
    await act(async () => element.navigate('/know-us-more'));
    expect(document.title).toBe(knowUsMore.title);
    await remove();
    expect(document.title).toBe('Portal');
    await connect();
    expect(heading()).toBe(knowUsMore.heading);
    expect(document.title).toBe(knowUsMore.title);
  });

  it('leaves its own children unchanged', async () => {
    element.textContent = 'Loading…';
    await connect();
    await remove();
    expect(element.textContent).toBe('Loading…');
  });

  it('keeps its state when it is moved, and sends no event', async () => {
    element.setAttribute('routing', 'memory');
    await connect();
    await act(async () => element.navigate('/consultation'));
    const question = site()?.querySelector<HTMLElement>('button[aria-expanded=false]');
    await act(async () => question?.click());
    const told = vi.fn();
    element.addEventListener('training-site:navigate', told);
    const other = document.body.appendChild(document.createElement('section'));
    await act(async () => other.append(element));
    expect(question?.isConnected && question.getAttribute('aria-expanded')).toBe('true');
    expect(told).not.toHaveBeenCalled();
    other.replaceWith(element);
  });

  it('is another site when it is cloned', async () => {
    await connect();
    const clone = element.cloneNode(true) as TrainingSiteElement;
    expect(clone.shadowRoot).toBeNull();
  });

  it('reads its attributes, and follows them', async () => {
    element.setAttribute('base-path', '/academy');
    await connect();
    const home = () => site()?.querySelector('a[aria-label]')?.getAttribute('href');
    expect(home()).toContain('#/academy');
    await act(async () => element.setAttribute('base-path', '/school'));
    await expect.poll(home).toContain('#/school');
  });

  it('takes a base path with percent-encoding, which is decoded once', async () => {
    element.setAttribute('base-path', '/my%20academy');
    await connect();
    const link = site()?.querySelector('a[aria-label]');
    expect(link?.getAttribute('href')).toContain('#/my%20academy');
  });

  it('changes its theme without losing its place', async () => {
    await connect();
    const before = site()?.querySelector('h1');
    await act(async () => element.setAttribute('theme', 'dark'));
    expect(site()?.querySelector('.site')?.getAttribute('data-theme')).toBe('dark');
    expect(site()?.querySelector('h1')).toBe(before);
  });

  it.each([
    ['base-path', 'my academy'],
    ['initial-path', 'careers'],
    ['routing', 'history'],
    ['theme', 'blue'],
    ['manage-title', 'perhaps'],
  ])('warns of %s="%s" and goes on with the default', async (name, value) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    element.setAttribute(name, value);
    await connect();
    expect(warn.mock.calls[0]?.[0]).toContain(`${name}: expected`);
    expect(heading()).toContain(home.heading);
  });

  it.each(['', 'true'])(
    'sets the title with manage-title="%s", and not with "false"',
    async (value) => {
      document.title = 'Portal';
      element.setAttribute('manage-title', 'false');
      await connect();
      expect(document.title).toBe('Portal');
      await act(async () => element.setAttribute('manage-title', value));
      expect(document.title).toBe(home.title);
      await remove();
      expect(document.title).toBe('Portal');
    },
  );

  it.each([
    ['base-path', '/academy', '/#/academy/training', '/training', 'navigate'],
    ['base-path', '/academy', '/#/academy/training', '/training', 'reload'],
    ['initial-path', '/careers', '/', '/careers', 'reload'],
  ])(
    'tells the page of one screen, though %s="%s" is set after it was connected at %s: of %s, after a %s',
    async (name, value, address, path, type) => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
      history.replaceState(null, '', address);
      const paths: string[] = [];
      element.addEventListener('training-site:navigate', ({ detail }) => paths.push(detail.path));
      await act(async () => {
        document.body.append(element);
        element.setAttribute(name, value);
      });
      await expect.poll(() => paths).toEqual([path]);
    },
  );

  it('takes a company before it is connected and after', async () => {
    element.company = { name: 'Aster' };
    await connect();
    expect(footer()).toContain('Aster');
    await act(async () => {
      element.company = { name: 'Borage' };
    });
    expect(footer()).toContain('Borage');
    await act(async () => {
      element.company = undefined;
    });
    expect(footer()).toContain(company.name);
  });

  it('takes a company that was set before the element was defined', async () => {
    Object.defineProperty(element, 'company', { value: { name: 'Aster' }, configurable: true });
    await connect();
    expect(footer()).toContain('Aster');
    expect(element.company).toEqual({ name: 'Aster' });
  });

  it('logs an invalid company that was set before it was defined, and takes a later one', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    Object.defineProperty(element, 'company', { value: { name: '' }, configurable: true });
    await connect();
    expect(log).toHaveBeenCalledWith(
      'training-site: could not take over the property "company".',
      expect.any(TypeError),
    );
    expect(footer()).toContain(company.name);
    await act(async () => {
      element.company = { name: 'Aster' };
    });
    expect(footer()).toContain('Aster');
  });

  it('does nothing where an attribute is taken away and put back', async () => {
    element.setAttribute('base-path', '/academy');
    await connect();
    const before = site();
    await act(async () => {
      element.removeAttribute('base-path');
      element.setAttribute('base-path', '/academy');
      await new Promise(requestAnimationFrame);
    });
    expect(site()).toBe(before);
  });

  it('waits for the end of the document where its HTML may still be coming, and only there', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const root = element.attachShadow({ mode: 'open' });
    await connect();
    expect(root.childElementCount).toBe(0);
    const empty = document.createElement('training-site');
    await act(async () => document.body.append(empty));
    expect(empty.shadowRoot?.querySelector('div')).not.toBeNull();
    empty.remove();
    state.mockRestore();
    await act(async () => document.dispatchEvent(new Event('DOMContentLoaded')));
    expect(heading()).toContain(home.heading);
  });

  it('does not mount when it was removed before the end of the document', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const root = element.attachShadow({ mode: 'open' });
    await connect();
    await remove();
    await act(async () => document.dispatchEvent(new Event('DOMContentLoaded')));
    expect(root.childElementCount).toBe(0);
  });

  it('refuses a path that is none', () => {
    expect(() => element.navigate('training')).toThrow(
      'training-site: navigate(path): expected a path such as "/training", got the string "training".',
    );
    expect(() => element.navigate(42 as never)).toThrow('navigate(path): expected a path');
  });

  it('warns of none of its attributes as they should be', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    for (const value of ['', 'true', 'false']) {
      element.setAttribute('manage-title', value);
      await connect();
      await remove();
    }
    expect(warn).not.toHaveBeenCalled();
  });

  it('refuses an invalid company, and keeps the one it has', async () => {
    element.company = { name: 'Aster' };
    expect(() => {
      element.company = { name: '' };
    }).toThrow('<training-site>.company.name: expected a line of text');
    expect(element.company).toEqual({ name: 'Aster' });
  });
});
