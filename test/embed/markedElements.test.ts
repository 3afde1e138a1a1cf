import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchMarkedElements } from '../../src/embed/markedElements';
import { type MountedSite, mount } from '../../src/embed/mount';
import { define } from '../../src/embed/TrainingSite';
import { careers, home, training } from '../screens';

define();
watchMarkedElements();

let holder: HTMLElement;

/** Changes the page, and waits until the script has seen it. */
const change = (make: () => unknown) => act(async () => void make());

/** Adds a marked element to the page. */
async function mark(attributes = '', tag = 'div') {
  await change(() => {
    holder.innerHTML = `<${tag} data-training-site ${attributes}>Loading…</${tag}>`;
  });
  return holder.firstElementChild as HTMLElement;
}

/** The host element in the shadow root of a marked element. */
const hostIn = (element: Element | null) => element?.shadowRoot?.firstElementChild;
const siteIn = (element: Element | null) => hostIn(element)?.shadowRoot;
const headingIn = (element: Element | null) => siteIn(element)?.querySelector('h1, h2');
const unmark = (element: Element) => change(() => element.removeAttribute('data-training-site'));

beforeEach(() => {
  holder = document.body.appendChild(document.createElement('section'));
});

describe('a marked element', () => {
  it('a marked element gets a site when a script inserts it', async () => {
    const element = await mark('data-initial-path="/careers"');
    expect(headingIn(element)?.textContent).toBe(careers.heading);
  });

  it('a marked element keeps its own children, and none is ours', async () => {
    const element = await mark();
    expect(holder.innerHTML).toBe('<div data-training-site="">Loading…</div>');
    expect(element.childNodes).toHaveLength(1);
  });

  it('a marked element shows nothing but the site', async () => {
    const element = await mark();
    expect(element.shadowRoot?.querySelector('slot')).toBeNull();
  });

  it('a marked element gives the title back when it leaves the page', async () => {
    await mark('data-initial-path="/careers"');
    expect(document.title).toBe(careers.title);
    await change(() => holder.replaceChildren());
    expect(document.title).toBe('Portal');
  });

  it.each([
    ['replaces its children', (element: Element) => element.replaceChildren('Loading…')],
    ['empties it', (element: Element) => Object.assign(element, { innerHTML: '' })],
    [
      'moves it',
      (element: Element) => holder.appendChild(document.createElement('p')).append(element),
    ],
  ])('a marked element keeps its site, with what is open, when a script %s', async (_, make) => {
    const element = await mark('data-routing="memory" data-initial-path="/consultation"');
    const question = siteIn(element)?.querySelector<HTMLElement>('button[aria-expanded=false]');
    await change(() => question?.click());
    await change(() => make(element));
    expect(question?.isConnected && question.getAttribute('aria-expanded')).toBe('true');
  });

  it('a marked element tells of no second screen when a script empties it', async () => {
    const element = await mark();
    const listener = vi.fn();
    holder.addEventListener('training-site-navigate', listener);
    await change(() => element.replaceChildren());
    expect(listener).not.toHaveBeenCalled();
  });

  it('a marked element has a fresh site in a clone', async () => {
    const element = await mark('data-routing="memory" data-initial-path="/careers"');
    await change(() => siteIn(element)?.querySelector<HTMLElement>('a[href*=training]')?.click());
    const clone = element.cloneNode(true) as Element;
    await change(() => holder.append(clone));
    expect(headingIn(clone)?.textContent).toBe(careers.heading);
  });

  it('a marked element follows its attributes', async () => {
    const element = await mark();
    await change(() => element.setAttribute('data-heading-level', '2'));
    expect(headingIn(element)?.localName).toBe('h2');
  });

  it('a marked element shows its children again when its mark is removed', async () => {
    const element = await mark();
    await unmark(element);
    expect(element.shadowRoot?.innerHTML).toBe('<slot></slot>');
    expect(element.textContent).toBe('Loading…');
  });

  it('a marked element gives the title back when its mark is removed', async () => {
    await unmark(await mark());
    expect(document.title).toBe('Portal');
  });

  it('a marked element gets another site when it is marked again', async () => {
    const element = await mark();
    await unmark(element);
    await change(() => element.setAttribute('data-training-site', ''));
    expect(headingIn(element)?.textContent?.replace('\n', ' ')).toContain(home.heading);
  });

  it('a marked element keeps its site when it is unmarked and marked again in the same task', async () => {
    const element = await mark();
    const host = hostIn(element);
    await change(() => {
      element.removeAttribute('data-training-site');
      element.setAttribute('data-training-site', '');
    });
    expect(hostIn(element)).toBe(host);
  });

  it('a marked element gets no site when it is unmarked in the task that inserts it', async () => {
    const element = document.createElement('div');
    element.dataset.trainingSite = '';
    await change(() => {
      holder.append(element);
      element.removeAttribute('data-training-site');
    });
    expect(element.shadowRoot).toBeNull();
  });

  it('a marked element loses its site when it is moved and unmarked in the same task', async () => {
    const element = await mark();
    await change(() => {
      document.body.append(element);
      element.removeAttribute('data-training-site');
    });
    expect(hostIn(element)?.localName).toBe('slot');
  });

  it('a marked element shows its site in a child where it can have no shadow root', async () => {
    const element = await mark('', 'li');
    expect(element.firstElementChild?.shadowRoot?.querySelector('h1')).not.toBeNull();
    expect(element.childNodes).toHaveLength(1);
  });

  it('a marked element loses the site in a child when its mark is removed', async () => {
    const element = await mark('', 'li');
    await unmark(element);
    expect(element.childNodes).toHaveLength(0);
  });

  it('a marked element that can have no shadow root stays empty if a script empties it each time', async () => {
    const element = await mark('', 'li');
    await change(() => element.replaceChildren());
    expect(element.childNodes).toHaveLength(0);
  });

  it.each(['open', 'closed'] as const)(
    'a marked element to which the page has given an %s shadow root shows its site in a child',
    async (mode) => {
      const element = document.createElement('div');
      element.attachShadow({ mode }).append(document.createElement('slot'));
      element.dataset.trainingSite = '';
      await change(() => holder.append(element));
      expect(element.firstElementChild?.shadowRoot?.querySelector('h1')).not.toBeNull();
    },
  );

  it('a marked element leaves the shadow root of a custom element to the script that defines it', async () => {
    const element = await mark('', 'late-card');
    expect(element.shadowRoot).toBeNull();
    expect(element.firstElementChild?.shadowRoot?.querySelector('h1')).not.toBeNull();
  });

  it.each([
    ['another marked element', 'div data-training-site'],
    ['<training-site>', 'training-site routing="memory"'],
  ])('a marked element inside %s is not shown, so it gets no site', async (_, outer) => {
    await change(() => {
      holder.innerHTML = `<${outer}><p data-training-site>Loading…</p></${outer.split(' ')[0]}>`;
    });
    expect(holder.querySelector('p')?.shadowRoot).toBeNull();
  });

  it('a marked element gets its site when the marked element around it loses its mark', async () => {
    await change(() => {
      holder.innerHTML = '<div data-training-site><p data-training-site></p></div>';
    });
    await unmark(holder.firstElementChild as Element);
    expect(headingIn(holder.querySelector('p'))).not.toBeNull();
  });

  it('a marked element ends its site when an element around it is marked', async () => {
    const inner = await mark();
    await change(() => holder.setAttribute('data-training-site', ''));
    expect(headingIn(inner)).toBeFalsy();
  });

  it.each([
    ['another marked element', 'div data-training-site'],
    ['<training-site>', 'training-site routing="memory"'],
  ])('a marked element ends its site when it is moved into %s', async (_, outer) => {
    const inner = await mark();
    await change(() => {
      holder.insertAdjacentHTML('beforeend', `<${outer}></${outer.split(' ')[0]}>`);
    });
    await change(() => holder.lastElementChild?.append(inner));
    expect(headingIn(inner)).toBeFalsy();
  });

  it('a marked element gets a site again when it is moved out of another marked element', async () => {
    await change(() => {
      holder.innerHTML = '<div data-training-site><p data-training-site></p></div>';
    });
    const inner = holder.querySelector('p') as Element;
    await change(() => holder.append(inner));
    expect(headingIn(inner)).not.toBeNull();
  });

  it('a marked element gets its site where that of another one fails', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(Element.prototype, 'attachShadow').mockImplementationOnce(() => {
      throw new Error('refused');
    });
    await change(() => {
      holder.innerHTML = '<div data-training-site></div><div data-training-site></div>';
    });
    expect(headingIn(holder.lastElementChild)).not.toBeFalsy();
    expect(error).toHaveBeenCalledOnce();
  });

  it('a marked element gets no site, with a warning, where a shadow root of the page has no slot', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const element = document.createElement('div');
    element.attachShadow({ mode: 'open' }).innerHTML = '<p>News</p>';
    element.append('Loading…');
    element.dataset.trainingSite = '';
    await change(() => holder.append(element));
    expect(element.innerHTML).toBe('Loading…');
    expect(warn.mock.calls).toEqual([
      [
        'training-site: the shadow root of the <div data-training-site> has no <slot>, so a site in it is not shown.',
      ],
    ]);
  });

  it('a marked element around <training-site> leaves the site to that element', async () => {
    await change(() => {
      holder.innerHTML = '<div data-training-site><training-site></training-site></div>';
    });
    expect(holder.firstElementChild?.shadowRoot).toBeNull();
  });

  it('a marked element that is a <training-site> holds one site', async () => {
    await change(() => {
      holder.innerHTML = '<training-site data-training-site></training-site>';
    });
    expect(siteIn(holder.firstElementChild)).toBeNull();
    expect(holder.firstElementChild?.childElementCount).toBe(0);
  });

  it('a marked element is left alone where another instance of the script has put a site', async () => {
    const element = document.createElement('div');
    vi.resetModules();
    const other = await import('../../src/embed/mount');
    await change(() => {
      other.mount(element, { initialPath: careers.path, routing: 'memory' });
      element.dataset.trainingSite = '';
      holder.append(element);
    });
    expect(element.firstElementChild?.shadowRoot?.querySelector('h1')?.textContent).toBe(
      careers.heading,
    );
    expect(element.shadowRoot).toBeNull();
  });
});

describe('mount on a marked element', () => {
  const hydrate = async () => {
    const element = await mark();
    let site: MountedSite | undefined;
    await change(() => {
      site = mount(element, { initialPath: '/careers' });
    });
    return { element, site: site as MountedSite };
  };

  it('mount on a marked element takes the place of its site', async () => {
    const { element } = await hydrate();
    expect(headingIn(element)?.textContent).toBe(careers.heading);
    expect(element.shadowRoot?.childNodes).toHaveLength(1);
  });

  it('mount on a marked element is not changed by the attributes of the element', async () => {
    const { element } = await hydrate();
    await change(() => element.setAttribute('data-initial-path', training.path));
    expect(headingIn(element)?.textContent).toBe(careers.heading);
  });

  it('mount on a marked element stays when the mark is removed', async () => {
    const { element } = await hydrate();
    await unmark(element);
    expect(headingIn(element)?.textContent).toBe(careers.heading);
  });

  it('mount on a marked element leaves it empty, and the title as it was, after unmount', async () => {
    const { element, site } = await hydrate();
    await change(() => site.unmount());
    await change(() => holder.append('text'));
    expect(element.childNodes).toHaveLength(0);
    expect(hostIn(element)?.localName).toBe('slot');
    expect(document.title).toBe('Portal');
  });

  it('mount leaves a marked element empty after unmount beside another instance of the script', async () => {
    vi.resetModules();
    const other = await import('../../src/embed/markedElements');
    other.watchMarkedElements();
    const { element, site } = await hydrate();
    await change(() => site.unmount());
    await change(() => element.setAttribute('data-theme', 'dark'));
    expect(element.childNodes).toHaveLength(0);
  });

  it('mount on a marked element can be called again, after unmount', async () => {
    const { element, site } = await hydrate();
    await change(() => site.unmount());
    await change(() => mount(element, { initialPath: '/training' }));
    expect(headingIn(element)?.textContent).toContain(training.heading);
  });

  it('mount on a marked element shows the site if the element was marked after mount', async () => {
    const element = holder.appendChild(document.createElement('div'));
    await change(() => mount(element, { headingLevel: 2 }));
    await change(() => element.setAttribute('data-training-site', ''));
    expect(element.firstElementChild?.shadowRoot?.querySelector('h2')).not.toBeNull();
    expect(element.shadowRoot).toBeNull();
  });
});
