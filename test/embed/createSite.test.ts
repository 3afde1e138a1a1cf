import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSite, type SiteInHost } from '../../src/embed/createSite';
import { defaults } from '../../src/embed/options/settings';
import { withholdEvents } from '../../src/embed/prerender/withholdEvents';
import { Site } from '../../src/site/Site';

vi.mock('../../src/site/Site', () => ({ Site: vi.fn(() => null) }));

let host: HTMLElement;
let site: SiteInHost;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  loadedBy('navigate');
  // No two tests have the same history entry.
  const currentEntry = { key: crypto.randomUUID() };
  vi.stubGlobal('navigation', Object.assign(new EventTarget(), { currentEntry }));
});

afterEach(async () => {
  await act(async () => site.destroy());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function loadedBy(type: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
}

async function startOf(replaces = false) {
  await act(async () => {
    site = createSite(host, () => defaults, replaces);
  });
  return vi.mocked(Site).mock.lastCall?.[0].start;
}

it('a site shows the opening of its screen first', async () => {
  expect(await startOf()).toBe('opening');
});

it('a site starts whole where the browser restores the scroll position', async () => {
  loadedBy('reload');
  expect(await startOf()).toBe('whole');
});

it('a site starts whole where the visitor comes back to one', async () => {
  await startOf();
  await act(async () => site.destroy());
  host = document.body.appendChild(document.createElement('div'));
  expect(await startOf()).toBe('whole');
});

it('a site starts whole in a frame', async () => {
  vi.spyOn(window, 'top', 'get').mockReturnValue(null);
  expect(await startOf()).toBe('whole');
});

it('a site starts whole where there was one before', async () => {
  expect(await startOf(true)).toBe('whole');
});

it('a site starts whole where it replaces prerendered HTML that can’t be hydrated', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  host.attachShadow({ mode: 'open' }).append('Edited');
  expect(await startOf()).toBe('whole');
  expect(host.shadowRoot?.textContent).not.toContain('Edited');
});

it.each(['dragenter', 'focusin', 'gotpointercapture', 'mouseover', 'pointerover'])(
  'React gets no %s while it hydrates, and gets it afterwards',
  async (name) => {
    await startOf();
    const shadow = host.shadowRoot as ShadowRoot;
    const container = shadow.firstElementChild as Element;
    const heard = vi.fn();
    container.addEventListener(name, heard);
    const button = container.appendChild(document.createElement('button'));
    const pass = withholdEvents(shadow);
    button.dispatchEvent(new Event(name, { bubbles: true }));
    expect(heard).not.toHaveBeenCalled();
    pass();
    button.dispatchEvent(new Event(name, { bubbles: true }));
    expect(heard).toHaveBeenCalledOnce();
    button.remove();
  },
);
