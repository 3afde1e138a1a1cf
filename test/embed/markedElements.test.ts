import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchMarkedElements } from '../../src/embed/markedElements';
import { type MountedSite, mount } from '../../src/embed/mount';
import { define } from '../../src/embed/TrainingSite';
import { careers } from '../screens';

define();
watchMarkedElements();

let holder: HTMLElement;
let site: MountedSite | undefined;

/** Changes the page, and waits for the next frame. */
const change = (make: () => void) =>
  act(async () => {
    make();
    await new Promise(requestAnimationFrame);
  });
const mark = (attributes = '') =>
  change(() => {
    holder.innerHTML = `<section><div data-training-site ${attributes}>Loading…</div></section>`;
  });
const marked = () => holder.querySelector('[data-training-site]') as HTMLElement;
const shadow = () => holder.querySelector('[data-training-site] > *')?.shadowRoot;
const heading = () => shadow()?.querySelector('h1');

beforeEach(() => {
  holder = document.body.appendChild(document.createElement('div'));
});

describe('[data-training-site]', () => {
  it('throws no error when a test environment of the host removes the document', async () => {
    holder.append(document.createElement('p'));
    const page = document;
    vi.stubGlobal('document', null);
    await Promise.resolve();
    vi.stubGlobal('document', page);
  });

  it('gets a site when a script inserts it or replaces its content, and loses it when it is removed', async () => {
    await mark('data-initial-path="/careers"');
    expect(heading()?.textContent).toBe(careers.heading);
    expect(document.title).toBe(careers.title);
    await change(() => marked().replaceChildren('Loading…'));
    expect(heading()?.isConnected).toBe(true);
    expect(marked().textContent).not.toContain('Loading');
    await change(() => holder.replaceChildren());
    expect(document.title).toBe('Portal');
  });

  it('follows changes of the marker, but not while the site of a script is there', async () => {
    const heading = () => holder.firstElementChild?.shadowRoot?.querySelector('h1, h2');
    const ofPage = mount(holder, { headingLevel: 2 });
    for (let time = 0; time < 2; time += 1) {
      await change(() => holder.toggleAttribute('data-training-site'));
      expect(heading()?.localName).toBe('h2');
    }
    ofPage.unmount();
    await change(() => holder.toggleAttribute('data-training-site'));
    expect(heading()?.localName).toBe('h1');
    await change(() => holder.toggleAttribute('data-training-site'));
    expect(holder.childNodes).toHaveLength(0);
  });

  it('gets a site beside a copy of one and in place of a component, not in place of the site of another script', async () => {
    await mark();
    const clone = marked().cloneNode(true) as HTMLElement;
    const component = document.createElement('div');
    component.dataset.trainingSite = '';
    component.appendChild(document.createElement('p')).attachShadow({ mode: 'open' });
    const other = document.createElement('div');
    vi.resetModules();
    const script = await import('../../src/embed/mount');
    await change(() => {
      script.mount(other, { initialPath: careers.path, routing: 'memory' });
      other.dataset.trainingSite = '';
      holder.append(clone, component, other);
    });
    const headings = [clone, component, other].map(
      ({ firstElementChild }) => firstElementChild?.shadowRoot?.querySelector('h1')?.textContent,
    );
    expect(headings.map((text) => text === careers.heading)).toEqual([false, false, true]);
    expect(headings).not.toContain(undefined);
  });

  it('ignores <training-site>', async () => {
    await change(() => {
      holder.innerHTML = '<training-site data-training-site routing="memory"></training-site>';
    });
    expect(marked().childElementCount).toBe(0);
  });

  it('does not manage an element in which a script has mounted a site', async () => {
    await mark();
    const element = marked();
    await change(() => {
      site = mount(element, { initialPath: '/careers' });
    });
    expect(heading()?.textContent).toBe(careers.heading);
    await change(() => site?.unmount());
    await change(() => holder.append('text'));
    expect(element.childNodes).toHaveLength(0);
    expect(document.title).toBe('Portal');
  });
});
