import { act, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/index';
import { company } from '../../src/content/company';
import type { TrainingSiteElement } from '../../src/embed/elementTypes';
import { type MountedSite, mount } from '../../src/embed/mount';
import { nextTask } from '../nextTask';
import { careers, home } from '../screens';

let holder: HTMLElement;
let site: MountedSite | undefined;
const screens = vi.fn();

beforeEach(() => {
  history.replaceState(null, '', '/');
  document.title = 'Portal';
  holder = document.createElement('div');
  document.body.append(holder);
  document.addEventListener('training-site:navigate', screens);
});

afterEach(async () => {
  document.removeEventListener('training-site:navigate', screens);
  screens.mockClear();
  await act(async () => site?.unmount());
  site = undefined;
  holder.remove();
  await act(nextTask);
  vi.restoreAllMocks();
});

/** Counts the mutations inside the site while `change` runs. */
async function mutationsDuring(root: ShadowRoot, change: () => void) {
  const seen: MutationRecord[] = [];
  const observer = new MutationObserver((records) => seen.push(...records));
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  await act(async () => change());
  seen.push(...observer.takeRecords());
  observer.disconnect();
  return seen.length;
}

describe('update', () => {
  function mountSite() {
    act(() => {
      site = mount(holder, { theme: 'light' });
    });
    const root = holder.firstElementChild?.shadowRoot as ShadowRoot;
    // `within` works with any node, but its type accepts elements only.
    return { root, view: within(root as Node as HTMLElement), mounted: site as MountedSite };
  }

  it('changes company and theme in place: screen, open question and events stay', async () => {
    const { root, view, mounted } = mountSite();
    await act(async () => mounted.navigate('/consultation'));
    const question = view.getAllByRole('button', { expanded: false })[1] as HTMLElement;
    await act(async () => question.click());
    const heading = root.querySelector('h1');
    screens.mockClear();
    await act(async () => mounted.update({ company: { name: 'Aster' }, theme: 'dark' }));
    expect(view.getByRole('contentinfo').textContent).toContain('Aster');
    expect(root.querySelector('.site')?.getAttribute('data-theme')).toBe('dark');
    expect(root.querySelector('h1')).toBe(heading);
    expect(question.isConnected && question.getAttribute('aria-expanded')).toBe('true');
    expect(screens).not.toHaveBeenCalled();
  });

  it('replaces social links that have one address, and keeps the focus of a link with another one', async () => {
    const { view, mounted } = mountSite();
    const link = (displayName: string, url: string) => ({
      displayName,
      url,
      icon: 'linkedin' as const,
    });
    const names = () =>
      within(view.getByRole('contentinfo'))
        .getAllByRole('link', { name: /new tab/ })
        .map(({ textContent }) => textContent);
    const same = ['One', 'Two'].map((name) => link(name, 'https://a.example/'));
    await act(async () => mounted.update({ company: { socialLinks: same } }));
    expect(names()).toEqual(['One', 'Two']);
    const first = within(view.getByRole('contentinfo')).getByRole('link', { name: /^One/ });
    first.focus();
    const others = [link('One', 'https://b.example/'), link('Three', 'https://a.example/')];
    await act(async () => mounted.update({ company: { socialLinks: others } }));
    expect(names()).toEqual(['One', 'Three']);
    expect((first.getRootNode() as ShadowRoot).activeElement).toBe(first);
    expect(first.getAttribute('href')).toBe('https://b.example/');
  });

  it('does nothing for equal values', async () => {
    const { root, mounted } = mountSite();
    await act(async () => mounted.update({ company: { name: 'Aster' } }));
    screens.mockClear();
    const mutations = await mutationsDuring(root, () => {
      mounted.update({ company: { name: 'Aster' } });
      mounted.update({ theme: 'light', basePath: '', routing: 'hash' });
      mounted.update({});
    });
    expect(mutations).toBe(0);
    expect(screens).not.toHaveBeenCalled();
  });

  it('sets the title and gives it back, as manageTitle says', async () => {
    const { mounted } = mountSite();
    await act(async () => mounted.update({ manageTitle: false }));
    expect(document.title).toBe('Portal');
    await act(async () => mounted.navigate('/careers'));
    expect(document.title).toBe('Portal');
    await act(async () => mounted.update({ manageTitle: true }));
    expect(document.title).toBe(careers.title);
  });

  it('calls the new callback for the next screen, and not the old one', async () => {
    const { mounted } = mountSite();
    const [before, after] = [vi.fn(), vi.fn()];
    await act(async () => mounted.update({ onNavigate: before }));
    await act(async () => mounted.update({ onNavigate: after }));
    await act(async () => mounted.navigate('/careers'));
    expect(before).not.toHaveBeenCalled();
    expect(after.mock.calls).toEqual([[{ path: '/careers', title: careers.title }]]);
  });

  it.each([
    { basePath: '/academy' },
    { routing: 'memory' },
    { initialPath: '/careers' },
    { push() {} },
  ] as const)('refuses %o, and changes nothing of the rest', async (fixed) => {
    const { root, mounted } = mountSite();
    const change = () => mounted.update({ theme: 'dark', ...fixed });
    expect(change).toThrow(TypeError);
    expect(change).toThrow(
      `the option "${Object.keys(fixed)[0]}" can't be changed in place. Call TrainingSite.mount(element, options) again.`,
    );
    expect(root.querySelector('.site')?.getAttribute('data-theme')).toBe('light');
  });

  it('refuses a wrong type, and does nothing after unmount', async () => {
    const { mounted } = mountSite();
    expect(() => mounted.update({ theme: 'blue' as 'dark' })).toThrow('the option "theme"');
    await act(async () => mounted.unmount());
    expect(() => mounted.update({ theme: 'dark' })).not.toThrow();
  });
});

describe('<training-site>', () => {
  async function connect(attributes: Record<string, string> = {}) {
    const element: TrainingSiteElement = document.createElement('training-site');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    await act(async () => holder.append(element));
    await vi.waitFor(() => expect(screens).toHaveBeenCalled());
    return element;
  }
  const rootOf = (element: Element) => element.shadowRoot as ShadowRoot;
  const heading = (element: Element) => rootOf(element).querySelector('h1')?.textContent;

  it('does nothing for equal values, 10,000 times', async () => {
    const element = await connect({ theme: 'dark' });
    const record = () => ({ name: 'Aster', socialLinks: [...company.socialLinks] });
    await act(async () => {
      element.company = record();
    });
    screens.mockClear();
    const root = rootOf(element);
    const mutations = await mutationsDuring(root, () => {
      for (let time = 0; time < 10_000; time += 1) {
        element.company = record();
        element.setAttribute('theme', 'dark');
      }
    });
    expect([mutations, screens.mock.calls.length]).toEqual([0, 0]);
    expect(rootOf(element)).toBe(root);
  });

  it('takes over a company in place', async () => {
    const element = await connect();
    await act(async () => element.navigate('/careers'));
    const before = rootOf(element).querySelector('h1');
    screens.mockClear();
    await act(async () => {
      element.company = { name: 'Aster' };
    });
    expect(rootOf(element).querySelector('h1')).toBe(before);
    expect(rootOf(element).textContent).toContain('Aster');
    expect(screens).not.toHaveBeenCalled();
  });

  it('goes to the path that it was sent to before it was connected', async () => {
    const element: TrainingSiteElement = document.createElement('training-site');
    element.navigate('/careers');
    await act(async () => holder.append(element));
    expect(heading(element)).toBe(careers.heading);
    expect(() => element.navigate('careers')).toThrow('expected a path such as "/training"');
  });

  it('begins on its initial path, where the address asks for no screen', async () => {
    expect(heading(await connect({ 'initial-path': '/careers' }))).toBe(careers.heading);
  });

  it('begins anew when its base path changes, once for all changes', async () => {
    const element = await connect({ 'base-path': '/academy' });
    await act(async () => element.navigate('/careers'));
    screens.mockClear();
    await act(async () => {
      for (const base of ['/a', '/b', '/school']) element.setAttribute('base-path', base);
    });
    await expect.poll(() => screens.mock.calls.map(([{ detail }]) => detail.path)).toEqual(['/']);
    expect(heading(element)).toContain(home.heading);
    await act(async () => element.navigate('/training'));
    expect(location.hash).toBe('#/school/training');
  });

  it.each([
    ['another', '/school', '#/school/careers'],
    ['the same', '/academy', '#/academy/careers'],
  ])('navigates below the base path that was set before: %s', async (_, base, hash) => {
    const element = await connect({ 'base-path': '/academy' });
    const entries = history.length;
    await act(async () => {
      element.setAttribute('base-path', '/school');
      element.setAttribute('base-path', base);
      element.navigate('/careers');
    });
    await expect.poll(() => heading(element)).toBe(careers.heading);
    expect(location.hash).toBe(hash);
    expect(history.length).toBe(entries + 1);
  });

  it('navigates where a listener of its own navigation asks for it, with another base path', async () => {
    const element = await connect({ 'base-path': '/academy' });
    const answer = () => {
      element.setAttribute('base-path', '/school');
      element.navigate('/careers');
    };
    addEventListener('popstate', answer, { once: true });
    await act(async () => element.navigate('/training'));
    await expect.poll(() => heading(element)).toBe(careers.heading);
    expect(location.hash).toBe('#/school/careers');
  });

  it('navigates when it comes back, if it was outside the page', async () => {
    const element = await connect();
    const before = location.href;
    await act(async () => {
      element.remove();
      element.navigate('/careers');
    });
    expect(location.href).toBe(before);
    await act(async () => holder.append(element));
    expect(heading(element)).toBe(careers.heading);
    expect(location.hash).toBe('#/careers');
  });

  it('keeps no 404 that its first base path has made of a hash of the host', async () => {
    history.replaceState(null, '', '/#/partners');
    const element = await connect();
    expect(heading(element)).toContain('404');
    element.setAttribute('base-path', '/academy');
    await expect.poll(() => heading(element)).toContain(home.heading);
  });

  it('tells the host of one screen when its base path is bound right after it was connected', async () => {
    history.replaceState(null, '', '/#/academy/careers');
    const element: TrainingSiteElement = document.createElement('training-site');
    await act(async () => {
      holder.append(element);
      // As Angular does, in the microtasks that follow.
      for (let step = 0; step < 10; step += 1) await Promise.resolve();
      element.setAttribute('base-path', '/academy');
    });
    expect(heading(element)).toBe(careers.heading);
    await expect
      .poll(() => screens.mock.calls.map(([{ detail }]) => detail.path))
      .toEqual(['/careers']);
  });

  it('takes an initial path that is bound after it was connected', async () => {
    const element = await connect();
    element.setAttribute('initial-path', '/careers');
    await expect.poll(() => heading(element)).toBe(careers.heading);
  });

  it('keeps its site when its initial path changes on another screen', async () => {
    const element = await connect();
    await act(async () => element.navigate('/training'));
    const before = rootOf(element).querySelector('h1');
    await act(async () => element.setAttribute('initial-path', '/contact-us'));
    expect(rootOf(element).querySelector('h1')).toBe(before);
  });

  it.each([[['routing', 'initial-path']], [['initial-path', 'routing']]] as const)(
    'takes attributes that change together: %s',
    async (names) => {
      const element = await connect();
      await act(async () => element.navigate('/training'));
      const values = { routing: 'memory', 'initial-path': '/careers' };
      for (const name of names) element.setAttribute(name, values[name]);
      await expect.poll(() => heading(element)).toBe(careers.heading);
      await act(async () => element.navigate('/contact-us'));
      expect(location.hash).toBe('#/training');
    },
  );

  it('takes an initial path that is bound after it was connected, below a base path', async () => {
    const element = await connect({ 'base-path': '/academy' });
    element.setAttribute('initial-path', '/careers');
    await expect.poll(() => heading(element)).toBe(careers.heading);
  });

  it.each([
    ['basepath', 'base-path'],
    ['data-base-path', 'base-path'],
    ['managetitle', 'manage-title'],
    ['initial_path', 'initial-path'],
  ])('warns of the attribute %s, and names %s', async (wrong, right) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await connect({ [wrong]: 'x', class: 'wide', 'data-basepath-note': 'x' });
    expect(warn.mock.calls).toEqual([
      [
        `training-site: the attribute "${wrong}" of the <training-site> has no effect. Did you mean "${right}"?`,
      ],
    ]);
  });
});

describe('[data-training-site]', () => {
  const marked = (html = '') => `<section><div data-training-site ${html}>Loading…</div></section>`;
  const shadow = () => holder.querySelector('[data-training-site] > *')?.shadowRoot;

  /** Changes the page, and waits for the next frame. */
  const change = (make: () => void) =>
    act(async () => {
      make();
      await new Promise(requestAnimationFrame);
    });

  /** Sets `innerHTML`, which is how many host pages replace their content. */
  const fill = (html: string) =>
    change(() => {
      holder.innerHTML = html;
    });

  it('is mounted when a script inserts it, and unmounted when it goes', async () => {
    await fill(marked('data-initial-path="/careers"'));
    expect(shadow()?.querySelector('h1')?.textContent).toBe(careers.heading);
    expect(document.title).toBe(careers.title);
    await change(() => holder.replaceChildren());
    expect(document.title).toBe('Portal');
  });

  it('is mounted again when a script replaces its content', async () => {
    await fill(marked());
    const element = holder.querySelector('[data-training-site]') as Element;
    await change(() => element.replaceChildren('Loading…'));
    expect(shadow()?.querySelector('h1')).not.toBeNull();
    expect(element.textContent).not.toContain('Loading');
  });

  it('leaves <training-site> to itself', async () => {
    await fill('<training-site data-training-site routing="memory"></training-site>');
    expect(holder.querySelector('training-site')?.childElementCount).toBe(0);
  });

  it('keeps its site when it is moved', async () => {
    await fill(marked());
    const before = shadow();
    await change(() => holder.append(holder.querySelector('[data-training-site]') as Element));
    expect(shadow()).toBe(before);
    expect(before?.querySelector('h1')).not.toBeNull();
  });

  it('follows the marker, too', async () => {
    await fill('<div></div>');
    const element = holder.firstElementChild as Element;
    await change(() => element.toggleAttribute('data-training-site'));
    expect(element.firstElementChild?.shadowRoot?.querySelector('h1')).not.toBeNull();
    await change(() => element.toggleAttribute('data-training-site'));
    expect(element.childNodes).toHaveLength(0);
  });

  it('is mounted where a script has mounted a site before the element was marked', async () => {
    mount(holder).unmount();
    await change(() => holder.toggleAttribute('data-training-site'));
    expect(holder.firstElementChild?.shadowRoot?.querySelector('h1')).not.toBeNull();
  });

  it('leaves an element to a script that has mounted a site in it', async () => {
    await fill(marked());
    const element = holder.querySelector('[data-training-site]') as Element;
    await change(() => {
      site = mount(element, { initialPath: '/careers' });
    });
    expect(shadow()?.querySelector('h1')?.textContent).toBe(careers.heading);
    await change(() => site?.unmount());
    await change(() => holder.append('text'));
    expect(element.childNodes).toHaveLength(0);
    expect(document.title).toBe('Portal');
  });

  it('warns of an attribute without its prefix', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await fill(marked('base-path="/academy" data-basepath="/academy"'));
    const suggestions = warn.mock.calls.map(([message]) => `${message}`.match(/"[a-z-]+"/g));
    expect(suggestions).toEqual([
      ['"base-path"', '"data-base-path"'],
      ['"data-basepath"', '"data-base-path"'],
    ]);
  });
});
