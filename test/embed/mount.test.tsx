import { act, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MountedSite, mount } from '../../src/embed/mount';
import { careers, home, training } from '../screens';

let element: HTMLElement;
let site: MountedSite | undefined;

beforeEach(() => {
  history.replaceState(null, '', '/');
  document.title = 'Portal';
  element = document.createElement('div');
  document.body.append(element);
});

afterEach(() => {
  act(() => site?.unmount());
  element.remove();
});

function mountSite() {
  act(() => {
    site = mount(element);
  });
  // `within` works with any node, but its type accepts elements only.
  return within(element.firstElementChild?.shadowRoot as Node as HTMLElement);
}

describe('mount', () => {
  it('replaces what the element held with the site, in an open shadow root', () => {
    element.textContent = 'Loading…';
    const root = mountSite();
    expect(element.textContent).toBe('');
    expect(element.children).toHaveLength(1);
    expect(root.getByRole('heading', { level: 1 }).textContent).toContain(home.heading);
  });

  it('adds nothing to the head or the body', () => {
    const head = [...document.head.children];
    const body = [...document.body.children];
    mountSite();
    expect([...document.head.children]).toEqual(head);
    expect([...document.body.children]).toEqual(body);
  });

  it('navigates when the host asks for it, with one history entry', () => {
    const root = mountSite();
    const entries = history.length;
    act(() => site?.navigate('/training'));
    expect(root.getByRole('heading', { level: 1 }).textContent).toBe(training.heading);
    expect(location.hash).toBe('#/training');
    expect(history.length).toBe(entries + 1);
  });

  it('leaves element and title as they were, and may be unmounted twice', () => {
    mountSite();
    expect(document.title).toBe(home.title);
    act(() => site?.unmount());
    act(() => site?.unmount());
    expect(element.childNodes).toHaveLength(0);
    expect(document.title).toBe('Portal');
  });

  it('leaves a title alone that the host has changed since', () => {
    mountSite();
    document.title = 'Portal, 3 messages';
    act(() => site?.unmount());
    expect(document.title).toBe('Portal, 3 messages');
  });

  it('unmounts the site that an element holds before it mounts another', () => {
    mountSite();
    const first = site;
    mountSite();
    expect(element.children).toHaveLength(1);
    act(() => first?.unmount());
    expect(element.children).toHaveLength(1);
  });

  it('logs a navigation that the browser refuses, and shows the screen all the same', () => {
    const root = mountSite();
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const refused = vi.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    act(() => site?.navigate('/careers'));
    expect(root.getByRole('heading', { level: 1 }).textContent).toBe(careers.heading);
    expect(log).toHaveBeenCalledOnce();
    refused.mockRestore();
    log.mockRestore();
  });

  it('has the landmarks of the page, which go to another site when it is unmounted', async () => {
    const main = (holder: Element) =>
      holder.firstElementChild?.shadowRoot?.querySelector('[role=main]');
    mountSite();
    const other = document.createElement('div');
    element.after(other);
    let second: MountedSite | undefined;
    await act(async () => {
      second = mount(other, { routing: 'memory' });
    });
    expect(main(element)).not.toBeNull();
    expect(main(other)).toBeNull();
    await act(async () => site?.unmount());
    expect(main(other)).not.toBeNull();
    act(() => second?.unmount());
    other.remove();
  });

  it('shows its screen again when its element comes back, and goes where it was sent in between', async () => {
    const root = mountSite();
    await act(async () => site?.navigate('/training'));
    const heading = root.getByRole('heading', { level: 1 });
    await act(async () => element.remove());
    expect(document.title).toBe('Portal');
    await act(async () => document.body.append(element));
    expect(root.getByRole('heading', { level: 1 })).toBe(heading);
    expect(document.title).toBe(training.title);
    await act(async () => element.remove());
    act(() => site?.navigate('/careers'));
    expect(location.hash).toBe('#/training');
    await act(async () => document.body.append(element));
    expect(location.hash).toBe('#/careers');
    expect(document.title).toBe(careers.title);
  });

  it('starts no second site in a clone of its element', async () => {
    mountSite();
    const clone = element.cloneNode(true) as HTMLElement;
    await act(async () => element.after(clone));
    expect(clone.firstElementChild?.shadowRoot).toBeNull();
    clone.remove();
  });

  it('names the parts that a page may style', () => {
    mountSite();
    const parts = element.firstElementChild?.getAttribute('exportparts');
    expect(parts).toBe('header, main, footer, notice');
  });

  it('shows the site where the page has no custom elements, and where each name is taken', async () => {
    for (const registry of [undefined, { get: (name: string) => name.length < 20 }]) {
      vi.resetModules();
      vi.spyOn(console, 'error').mockReturnValue();
      vi.stubGlobal('customElements', registry);
      const another = await import('../../src/embed/mount');
      act(() => {
        site = another.mount(element);
      });
      vi.unstubAllGlobals();
      expect(element.firstElementChild?.shadowRoot?.querySelector('h1')).not.toBeNull();
      expect(document.title).toBe(home.title);
      act(() => site?.unmount());
      expect(document.title).toBe('Portal');
      vi.restoreAllMocks();
    }
  });

  it.each([
    ['removes its element', () => element.remove()],
    [
      'moves it into a frame',
      (frame: HTMLIFrameElement) => frame.contentDocument?.body.append(element),
    ],
  ])('gives the landmarks to another site when the host %s', async (_, leave) => {
    const frame = document.createElement('iframe');
    const other = document.createElement('div');
    element.after(other, frame);
    mountSite();
    let second: MountedSite | undefined;
    await act(async () => {
      second = mount(other, { routing: 'memory' });
    });
    await act(async () => leave(frame));
    expect(other.firstElementChild?.shadowRoot?.querySelector('[role=main]')).not.toBeNull();
    act(() => second?.unmount());
    other.remove();
    frame.remove();
  });

  it('has no landmarks in a page with its own, where it was inserted later', async () => {
    const holder = document.createElement('div');
    act(() => {
      site = mount(holder);
    });
    await act(async () => element.replaceChildren(document.createElement('main'), holder));
    expect(holder.firstElementChild?.shadowRoot?.querySelector('h1')).not.toBeNull();
    expect(holder.firstElementChild?.shadowRoot?.querySelector('[role=main]')).toBeNull();
  });

  it('shows the site in a copy of a <template> that is inserted later', () => {
    const template = document.createElement('template');
    template.innerHTML = '<section><div>Loading…</div></section>';
    const view = template.content.cloneNode(true) as DocumentFragment;
    const holder = view.querySelector('div') as HTMLElement;
    act(() => {
      site = mount(holder);
    });
    act(() => element.append(view));
    expect(holder.firstElementChild?.shadowRoot?.querySelector('h1')?.textContent).toContain(
      home.heading,
    );
  });

  it('refuses an element whose own shadow root would not show it, and says why', () => {
    element.attachShadow({ mode: 'open' });
    expect(() => mount(element)).toThrow(
      'got a DIV node. Its shadow root has no <slot>, so nothing inside it is shown.',
    );
    element.shadowRoot?.append(document.createElement('slot'));
    expect(mountSite().getAllByRole('heading')).not.toHaveLength(0);
  });

  it.each([
    [null, 'got null. The script probably ran before the element existed'],
    [undefined, 'got undefined. The script probably ran before the element existed'],
    ['#site', 'got the string "#site". Look the element up first'],
    [document.createTextNode('x'), 'got a #text node. Pass the element'],
    [document, 'got a #document node'],
    [{}, 'got [object Object]'],
    [42, 'got 42'],
    [document.createElement('img'), 'got a IMG node. Pass the element'],
    [document.createElement('textarea'), 'got a TEXTAREA node. Pass the element'],
    [document.createElement('template'), 'got a TEMPLATE node. Pass the element'],
  ])('refuses %s and says why', (value, message) => {
    expect(() => mount(value as never)).toThrow(TypeError);
    expect(() => mount(value as never)).toThrow(
      `training-site: TrainingSite.mount(element): expected an Element that may have children, ${message}`,
    );
  });
});
