import { act, within } from '@testing-library/react';
import content from 'content';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type MountedSite, mount } from '../../src/embed/mount';
import type { MountOptions } from '../../src/embed/options/options';
import { careers, home, training } from '../screens';

const { shell } = content;

let element: HTMLElement;
let site: MountedSite;

beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
});

const shadow = (holder: Element = element) => holder.firstElementChild?.shadowRoot as ShadowRoot;
const h1 = (holder?: Element) => shadow(holder).querySelector('h1');
const update = (options: MountOptions) => act(async () => site.update(options));
const navigate = (path: string) => act(async () => site.navigate(path));

async function mountSite(options?: MountOptions, holder: Element = element) {
  await act(async () => {
    site = mount(holder, options);
  });
  // `within` works with any node, but its type accepts elements only.
  return within(shadow(holder) as Node as HTMLElement);
}

describe('mount', () => {
  it('mount replaces what the element held with the site', async () => {
    element.textContent = 'Loading…';
    await mountSite();
    expect(element.childNodes).toHaveLength(1);
    expect(h1()?.textContent?.replace('\n', ' ')).toContain(home.heading);
  });

  it('mount adds nothing elsewhere in the page', async () => {
    const inHead = [...document.head.children];
    const inBody = [...document.body.children];
    await mountSite();
    expect([...document.head.children]).toEqual(inHead);
    expect([...document.body.children]).toEqual(inBody);
  });

  it('mount lets the page style header, main, footer and notice as parts', async () => {
    await mountSite();
    const exported = element.firstElementChild?.getAttribute('exportparts');
    expect(exported).toBe('header, main, notice, footer');
  });

  it('mount unmounts the site that the element holds before', async () => {
    await mountSite();
    const first = element.firstElementChild;
    await mountSite();
    expect(element.children).toHaveLength(1);
    expect(first?.isConnected).toBe(false);
  });

  it('mount starts no site in a clone', async () => {
    await mountSite();
    const clone = element.firstElementChild?.cloneNode(true) as HTMLElement;
    await act(async () => element.after(clone));
    expect(clone.shadowRoot).toBeNull();
  });

  it('mount refuses an element whose own shadow root would not show it', () => {
    element.attachShadow({ mode: 'open' });
    expect(() => mount(element)).toThrow(
      'got a DIV node. Its shadow root has no <slot>, so nothing inside it is shown.',
    );
  });

  it('mount takes an element whose own shadow root has a slot', async () => {
    element.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
    await mountSite();
    expect(h1()).not.toBeNull();
  });

  for (const { what, value, got } of [
    { what: 'null', value: null, got: 'null' },
    { what: 'a text node', value: document.createTextNode('x'), got: 'a #text node' },
    {
      what: 'an element without children',
      value: document.createElement('img'),
      got: 'a IMG node',
    },
  ]) {
    it(`mount refuses ${what}, and says what to pass`, () => {
      expect(() => mount(value as never)).toThrow(
        new TypeError(
          `training-site: TrainingSite.mount(element): expected an Element that may have children, got ${got}. Pass an element, after the page has it.`,
        ),
      );
    });
  }
});

// Once in this file: the notice stays accepted until the page is closed.
it('Accept hides the notice of every site on the page', async () => {
  const other = document.body.appendChild(document.createElement('p'));
  const views = [await mountSite(), await mountSite({}, other)];
  const { label, accept } = shell.cookieNotice;
  const notices = () => views.flatMap((view) => view.queryAllByRole('region', { name: label }));
  expect(notices()).toHaveLength(2);
  await act(async () => views[0]?.getByRole('button', { name: accept }).click());
  expect(notices()).toHaveLength(0);
});

describe('unmount', () => {
  it('unmount leaves the element empty', async () => {
    await mountSite();
    act(() => site.unmount());
    expect(element.childNodes).toHaveLength(0);
  });

  it('unmount restores the title of the page, also one with the name of a screen in it', async () => {
    document.title = 'Careers FAQ – Portal';
    await mountSite({ initialPath: '/careers' });
    expect(document.title).toBe(careers.title);
    act(() => site.unmount());
    expect(document.title).toBe('Careers FAQ – Portal');
  });

  it('unmount may be called twice', async () => {
    await mountSite();
    act(() => site.unmount());
    expect(() => act(() => site.unmount())).not.toThrow();
  });

  it('unmount may be called at once after mount', async () => {
    await act(async () => mount(element).unmount());
    expect(element.childNodes).toHaveLength(0);
    expect(document.title).toBe('Portal');
  });

  it('unmount may be called after the page has removed the site', async () => {
    await mountSite();
    element.replaceChildren();
    expect(() => act(() => site.unmount())).not.toThrow();
    expect(document.title).toBe('Portal');
  });

  it('unmount ends a site for good, although the page inserts its element again', async () => {
    await mountSite();
    const host = element.firstElementChild as Element;
    act(() => site.unmount());
    await act(async () => element.append(host));
    expect(document.title).toBe('Portal');
  });

  it('unmount of a replaced site leaves the new one alone', async () => {
    await mountSite();
    const replaced = site;
    await mountSite();
    act(() => replaced.unmount());
    expect(element.children).toHaveLength(1);
    expect(document.title).toBe(home.title);
  });

  it('unmount makes a later update do nothing', async () => {
    await mountSite();
    act(() => site.unmount());
    expect(() => site.update({ theme: 'dark' })).not.toThrow();
    expect(document.title).toBe('Portal');
  });
});

for (const { what, registry } of [
  { what: 'no custom elements', registry: undefined },
  // What `get` returns is taken to be the class of an element.
  {
    what: 'an element with the name of the site’s',
    registry: { get: (name: string) => name.length < 20 },
  },
]) {
  describe(`mount in a page with ${what}`, () => {
    beforeEach(async () => {
      vi.resetModules();
      vi.spyOn(console, 'error').mockReturnValue();
      vi.stubGlobal('customElements', registry);
      const another = await import('../../src/embed/mount');
      await act(async () => {
        site = another.mount(element);
      });
      vi.unstubAllGlobals();
    });

    it(`mount in a page with ${what} shows the site, with its title`, () => {
      expect(h1()).not.toBeNull();
      expect(document.title).toBe(home.title);
      act(() => site.unmount());
    });

    it(`a site in a page with ${what} can be unmounted`, () => {
      act(() => site.unmount());
      expect(element.childNodes).toHaveLength(0);
      expect(document.title).toBe('Portal');
    });
  });
}

describe('beside a router of the page that sets a title with each history entry', () => {
  const addEntry = (address: string) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    document.title = 'Partners';
  };

  it('the title of the screen comes last, also if a router of the page adds the entry later', async () => {
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
    expect(location.hash).toBe('#/training');
    expect(document.title).toBe(training.title);
  });

  it('the title of the screen comes last, if a router of the page writes the title that it had', async () => {
    document.title = 'Partners';
    await mountSite();
    await act(async () => addEntry('#/careers'));
    await expect.poll(() => document.title).toBe(careers.title);
  });

  it('a title of the router at a screen is replaced, and comes back when the site leaves', async () => {
    await mountSite();
    await act(async () => addEntry('#/careers'));
    await expect.poll(() => document.title).toBe(careers.title);
    act(() => site.unmount());
    expect(document.title).toBe('Partners');
  });

  it('the title of a router of the page stays, if the page leads to a place of its own', async () => {
    await mountSite();
    await act(async () => addEntry('#pricing'));
    expect(document.title).toBe('Partners');
  });
});

describe('mount into an element that is not in the page yet', () => {
  let view: DocumentFragment;
  let holder: HTMLElement;
  let reported: string[];

  beforeEach(async () => {
    const template = document.createElement('template');
    template.innerHTML = '<section><audio-embed>Loading…</audio-embed></section>';
    view = template.content.cloneNode(true) as DocumentFragment;
    holder = view.querySelector('audio-embed') as HTMLElement;
    reported = [];
    holder.addEventListener('training-site-navigate', ({ detail }) => reported.push(detail.path));
    await mountSite({}, holder);
    history.replaceState(null, '', '#/careers');
  });

  const insert = () => act(async () => element.append(view));
  const styles = () => shadow(holder).querySelectorAll('style');

  it('mount into an element outside the page takes the title only when the element is inserted', async () => {
    expect(document.title).toBe('Portal');
    await insert();
    expect(document.title).toBe(careers.title);
  });

  it('mount into an element outside the page tells the page only when the element is inserted', async () => {
    expect(reported).toEqual([]);
    await insert();
    expect(reported).toEqual(['/careers']);
  });

  it('mount into an element outside the page shows the screen of the address at the insertion', async () => {
    await insert();
    expect(h1(holder)?.textContent).toBe(careers.heading);
  });

  it('mount into an element outside the page has its styles only when the element is inserted', async () => {
    expect(styles()).toHaveLength(0);
    await insert();
    expect(styles()).toHaveLength(1);
  });
});

describe('update', () => {
  it('update tries a screen again that has failed, if a setting changes', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const rules = vi.spyOn(Intl, 'PluralRules').mockImplementation(function broken() {
      throw new Error('broken');
    });
    const view = await mountSite({ initialPath: '/careers' });
    expect(view.getByRole('alert')).toBeDefined();
    rules.mockRestore();
    await update({ theme: 'dark' });
    expect(h1()?.textContent).toBe(careers.heading);
  });

  it('update changes the theme', async () => {
    await mountSite();
    await update({ theme: 'dark' });
    expect(shadow().querySelector('.site')?.getAttribute('data-theme')).toBe('dark');
  });

  it('update keeps an open question open', async () => {
    const view = await mountSite();
    await navigate('/consultation');
    const question = view.getAllByRole('button', { expanded: false })[1] as HTMLElement;
    await act(async () => question.click());
    await update({ company: { name: 'Aster' }, theme: 'dark' });
    expect(question.isConnected).toBe(true);
    expect(question.getAttribute('aria-expanded')).toBe('true');
  });

  it('update calls no onNavigate', async () => {
    const onNavigate = vi.fn();
    await mountSite({ onNavigate });
    onNavigate.mockClear();
    await update({ company: { name: 'Aster' }, theme: 'dark', manageTitle: false });
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it('update replaces onNavigate', async () => {
    const before = vi.fn();
    const after = vi.fn();
    await mountSite({ onNavigate: before });
    before.mockClear();
    await update({ onNavigate: after });
    await navigate('/careers');
    expect(after.mock.calls).toEqual([[{ path: '/careers', title: careers.title }]]);
    expect(before).not.toHaveBeenCalled();
  });

  it('update gives the title back to the page for good with manageTitle: false', async () => {
    await mountSite();
    await update({ manageTitle: false });
    expect(document.title).toBe('Portal');
    await navigate('/careers');
    expect(document.title).toBe('Portal');
  });

  it('update takes the title with manageTitle: true', async () => {
    await mountSite({ manageTitle: false, initialPath: '/careers' });
    expect(document.title).toBe('Portal');
    await update({ manageTitle: true });
    expect(document.title).toBe(careers.title);
  });

  it.each(['Partners', 'Careers FAQ – Portal'])(
    'update of the theme leaves "%s" alone, a title that the page has set meanwhile',
    async (title) => {
      await mountSite({ initialPath: '/careers' });
      document.title = title;
      await update({ theme: 'light' });
      await update({ theme: 'dark' });
      expect(document.title).toBe(title);
    },
  );

  for (const { option, value, message } of [
    { option: 'basePath', value: '/academy', message: '"basePath" needs a new mount' },
    { option: 'theme', value: 'blue', message: '"theme": expected' },
  ]) {
    describe(`with ${option}: "${value}"`, () => {
      const refused = { company: { name: 'Replaced' }, manageTitle: false, [option]: value };

      it(`update with ${option}: "${value}" throws an error that names the option`, async () => {
        await mountSite();
        expect(() => site.update(refused)).toThrow(message);
      });

      it(`update with ${option}: "${value}" applies no other option`, async () => {
        await mountSite();
        expect(() => site.update(refused)).toThrow();
        await act(async () => {});
        expect(shadow().textContent).not.toContain('Replaced');
        expect(document.title).toBe(home.title);
      });
    });
  }
});
