import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { createSite, SiteInHost } from '../../src/embed/createSite';
import { defaults } from '../../src/embed/options/settings';
import { withholdEvents } from '../../src/embed/prerender/withholdEvents';
import type { SiteProps } from '../../src/site/SiteProps';

const Site = vi.fn((_: SiteProps) => null);
vi.doMock('../../src/site/Site', () => ({ Site }));

let host: HTMLElement;
let site: SiteInHost;
let create: typeof createSite;

beforeEach(async () => {
  // As in a new page, in which no site was rendered.
  vi.resetModules();
  create = (await import('../../src/embed/createSite')).createSite;
  host = document.body.appendChild(document.createElement('div'));
  loadedBy('navigate');
});

afterEach(async () => {
  await act(async () => site.destroy());
  vi.restoreAllMocks();
});

function loadedBy(type: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
}

async function startOf() {
  await act(async () => {
    site = create(host, defaults);
  });
  return Site.mock.lastCall?.[0].openingFirst ? 'opening' : 'whole';
}

it('a site shows the opening of its screen first, until a site of the page was shown whole', async () => {
  expect(await startOf()).toBe('opening');
  host = document.body.appendChild(document.createElement('div'));
  expect(await startOf()).toBe('opening');
  Site.mock.lastCall?.[0].onSettled('/');
  host = document.body.appendChild(document.createElement('div'));
  expect(await startOf()).toBe('whole');
});

it.each<[string, () => unknown]>([
  ['where the browser restores the scroll position', () => loadedBy('reload')],
  ['in a frame', () => vi.spyOn(window, 'top', 'get').mockReturnValue(null)],
])('a site starts whole %s', async (_, prepare) => {
  prepare();
  expect(await startOf()).toBe('whole');
});

it('a site starts whole where it replaces prerendered HTML that can’t be hydrated', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  host.attachShadow({ mode: 'open' }).append('Edited');
  expect(await startOf()).toBe('whole');
  expect(host.shadowRoot?.textContent).not.toContain('Edited');
});

it('React gets no event of focus or pointer while it hydrates, and gets them afterwards', async () => {
  await startOf();
  const shadow = host.shadowRoot as ShadowRoot;
  const container = shadow.firstElementChild as Element;
  const heard: string[] = [];
  const button = container.appendChild(document.createElement('button'));
  const names = ['dragenter', 'focusin', 'gotpointercapture', 'mouseover', 'pointerover'];
  for (const name of names) container.addEventListener(name, () => heard.push(name));
  const dispatch = () => {
    for (const name of names) button.dispatchEvent(new Event(name, { bubbles: true }));
  };
  const pass = withholdEvents(shadow);
  dispatch();
  expect(heard).toEqual([]);
  pass();
  dispatch();
  expect(heard).toEqual(names);
  button.remove();
});

it('equal settings start no task, so a framework that sets them after each task does not loop', async () => {
  await startOf();
  const tasks = vi.spyOn(await import('../../src/embed/renderSite'), 'later');
  site.set({ ...defaults });
  expect(tasks).not.toHaveBeenCalled();
  site.set({ ...defaults, theme: 'dark' });
  expect(tasks).toHaveBeenCalledOnce();
});
