import { act, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shell } from '../../src/content/edition';
import { type MountedSite, mount } from '../../src/embed/mount';
import type { MountOptions } from '../../src/embed/options/options';
import { careers, home, training } from '../screens';

let element: HTMLElement;
let site: MountedSite;

beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
});

async function mountSite(options?: MountOptions, holder: Element = element) {
  await act(async () => {
    site = mount(holder, options);
  });
  // `within` works with any node, but its type accepts elements only.
  return within(shadow(holder) as Node as HTMLElement);
}
const shadow = (holder: Element = element) => holder.firstElementChild?.shadowRoot as ShadowRoot;
const h1 = (holder?: Element) => shadow(holder).querySelector('h1');
const update = (options: MountOptions) => act(async () => site.update(options));

describe('mount', () => {
  it('replaces what the element held with the site in an open shadow root, and nothing else', async () => {
    element.textContent = 'Loading…';
    const [head, body] = [document.head, document.body].map(({ children }) => [...children]);
    await mountSite();
    expect(element.childNodes).toHaveLength(1);
    expect(h1()?.textContent?.replace('\n', ' ')).toContain(home.heading);
    expect([[...document.head.children], [...document.body.children]]).toEqual([head, body]);
    expect(element.firstElementChild?.getAttribute('exportparts')).toBe(
      'header, main, notice, footer',
    );
  });

  it('Accept hides the notice of every site on the page, and moves focus to the heading', async () => {
    const views = [
      await mountSite(),
      await mountSite({}, document.body.appendChild(document.createElement('p'))),
    ];
    const notices = () =>
      views.flatMap((view) => view.queryAllByRole('region', { name: shell.cookieNotice.label }));
    expect(notices()).toHaveLength(2);
    await act(async () =>
      views[0]?.getByRole('button', { name: shell.cookieNotice.accept }).click(),
    );
    expect(notices()).toHaveLength(0);
    expect(shadow().activeElement).toBe(h1());
  });

  it('leaves element and title as they were, also at once, twice, and after the page has removed it', async () => {
    await mountSite();
    expect(document.title).toBe(home.title);
    const host = element.firstElementChild;
    act(() => site.unmount());
    act(() => site.unmount());
    expect(element.childNodes).toHaveLength(0);
    expect(document.title).toBe('Portal');
    expect(() => site.update({ theme: 'dark' })).not.toThrow();
    await act(async () => element.append(host as Element));
    expect(document.title).toBe('Portal');
    await act(async () => mount(element).unmount());
    await mountSite();
    element.replaceChildren();
    act(() => site.unmount());
  });

  it('unmounts the site that an element holds before it mounts another, and starts none in a clone', async () => {
    await mountSite();
    const first = site;
    await mountSite();
    expect(element.children).toHaveLength(1);
    act(() => first.unmount());
    expect(element.children).toHaveLength(1);
    const clone = element.firstElementChild?.cloneNode(true) as HTMLElement;
    await act(async () => element.after(clone));
    expect(clone.shadowRoot).toBeNull();
  });

  it('shows the site if the page has no custom elements, and if each name is taken', async () => {
    for (const registry of [undefined, { get: (name: string) => name.length < 20 }]) {
      vi.resetModules();
      vi.spyOn(console, 'error').mockReturnValue();
      vi.stubGlobal('customElements', registry);
      const another = await import('../../src/embed/mount');
      await act(async () => {
        site = another.mount(element);
      });
      vi.unstubAllGlobals();
      expect(h1()).not.toBeNull();
      expect(document.title).toBe(home.title);
      act(() => site.unmount());
      expect(document.title).toBe('Portal');
    }
  });

  it('sets its title after a router of the page, which sets one with an entry, at once or later', async () => {
    const addEntry = (address: string) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      document.title = 'Partners';
    };
    let added: Promise<void> | undefined;
    const push = (address: string) => {
      added = new Promise(requestAnimationFrame).then(() => addEntry(address));
      return added;
    };
    await mountSite({ push });
    await act(async () => {
      site.navigate('/training');
      await added;
    });
    expect([location.hash, document.title]).toEqual(['#/training', training.title]);
    await act(async () => addEntry('#/careers'));
    expect(document.title).toBe(careers.title);
    await act(async () => addEntry('#pricing'));
    expect(document.title).toBe('Partners');
  });

  it('takes title and address, and tells the page, once its element is in the page', async () => {
    const template = document.createElement('template');
    template.innerHTML = '<section><audio-embed>Loading…</audio-embed></section>';
    const view = template.content.cloneNode(true) as DocumentFragment;
    const holder = view.querySelector('audio-embed') as HTMLElement;
    const told: string[] = [];
    holder.addEventListener('training-site-navigate', ({ detail }) => told.push(detail.path));
    await mountSite({}, holder);
    history.replaceState(null, '', '#/careers');
    expect([document.title, told]).toEqual(['Portal', []]);
    const styles = () => shadow(holder).querySelectorAll('style').length;
    expect(styles()).toBe(0);
    await act(async () => element.append(view));
    expect(styles()).toBe(1);
    expect(h1(holder)?.textContent).toBe(careers.heading);
    expect([document.title, told]).toEqual([careers.title, ['/careers']]);
  });

  it('refuses an element whose own shadow root would not show it, and says why', async () => {
    element.attachShadow({ mode: 'open' });
    expect(() => mount(element)).toThrow(
      'got a DIV node. Its shadow root has no <slot>, so nothing inside it is shown.',
    );
    element.shadowRoot?.append(document.createElement('slot'));
    await mountSite();
    expect(h1()).not.toBeNull();
  });

  it.each([
    [null, 'null'],
    ['#site', 'the string "#site"'],
    [document.createTextNode('x'), 'a #text node'],
    [{}, '[object Object]'],
    [document.createElement('img'), 'a IMG node'],
  ])('refuses %s and says what to pass', (value, got) => {
    expect(() => mount(value as never)).toThrow(
      new TypeError(
        `training-site: TrainingSite.mount(element): expected an Element that may have children, got ${got}. Pass an element, after the page has it.`,
      ),
    );
  });
});

describe('update', () => {
  it('changes company, theme and title in place: screen, open question and events stay', async () => {
    const told = vi.fn();
    const view = await mountSite({ onNavigate: told });
    await act(async () => site.navigate('/consultation'));
    const heading = h1();
    const question = view.getAllByRole('button', { expanded: false })[1] as HTMLElement;
    await act(async () => question.click());
    told.mockClear();
    await update({ company: { name: 'Aster' }, theme: 'dark', manageTitle: false });
    expect(view.getByRole('contentinfo').textContent).toContain('Aster');
    expect(shadow().querySelector('.site')?.getAttribute('data-theme')).toBe('dark');
    expect(document.title).toBe('Portal');
    expect(h1()).toBe(heading);
    expect(question.isConnected && question.getAttribute('aria-expanded')).toBe('true');
    expect(told).not.toHaveBeenCalled();
    const next = vi.fn();
    await update({ onNavigate: next });
    await act(async () => site.navigate('/careers'));
    expect(told).not.toHaveBeenCalled();
    expect(next.mock.calls).toEqual([[{ path: '/careers', title: careers.title }]]);
    expect(document.title).toBe('Portal');
    await update({ manageTitle: true });
    expect(document.title).toBe(careers.title);
    document.title = 'Partners';
    await update({ theme: 'light' });
    expect(document.title).toBe('Partners');
  });

  it.each([
    ['"basePath" needs a new mount', { basePath: '/academy' }],
    ['"theme": expected', { manageTitle: false, theme: 'blue' as 'dark' }],
  ])('refuses the option %s, and applies no other option', async (message, options) => {
    await mountSite();
    expect(() => site.update({ company: { name: 'Replaced' }, ...options })).toThrow(message);
    await act(async () => {});
    expect(shadow().textContent).not.toContain('Replaced');
    expect(document.title).toBe(home.title);
  });
});
