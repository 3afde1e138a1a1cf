import { act, cleanup, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { company } from '../../src/content/edition';
import { defaults } from '../../src/embed/options/settings';
import { createPageLocation, type PageLocation } from '../../src/embed/pageLocation';
import { Site } from '../../src/site/Site';
import type { SiteProps } from '../../src/site/SiteProps';
import { careers, home, training } from '../screens';
import { openMenu } from '../words';
import { siteProps } from './siteProps';

let location: PageLocation;
let scrolled: Element[];
const onNavigate = vi.fn();

beforeEach(() => {
  history.replaceState(null, '', '/');
  location = createPageLocation(defaults);
  location.connect();
  scrolled = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
});

afterEach(() => {
  cleanup();
  location.disconnect();
  onNavigate.mockReset();
  vi.restoreAllMocks();
});

const site = (props: Partial<SiteProps> = {}) => (
  <Site {...siteProps} location={location} onNavigate={onNavigate} {...props} />
);
const heading = () => screen.getByRole('heading', { level: 1 });
const navigate = (path: string) => act(() => location.navigate(path));

/** What the browser does at Back. */
function goBack() {
  history.replaceState(null, '', '#/');
  dispatchEvent(new PopStateEvent('popstate'));
}

it('focus moves to the heading of a new screen and its top comes into view, but not at the start', () => {
  render(site());
  expect(document.activeElement).toBe(document.body);
  expect(scrolled).toEqual([]);
  navigate(training.path);
  expect(document.activeElement).toBe(heading());
  expect(scrolled).toEqual([document.querySelector('[part=header]')]);
  cleanup();
  render(site({ hide: ['header'] }));
  navigate(careers.path);
  expect(scrolled[1]).toBe(document.querySelector('[part=main]'));
});

it('Back leaves the scroll position to the browser, and moves focus to the heading unless the host has focus', async () => {
  render(site());
  const field = document.body.appendChild(document.createElement('input'));
  for (const isInPage of [false, true]) {
    navigate(training.path);
    if (isInPage) field.focus();
    scrolled = [];
    await act(async () => goBack());
    expect(heading().textContent).toContain(home.heading);
    expect(document.activeElement).toBe(isInPage ? field : heading());
    expect(scrolled).toEqual([]);
  }
  field.remove();
});

it('what changes on the same screen moves no focus and scrolls nothing', () => {
  const { rerender } = render(site());
  navigate(training.path);
  const button = screen.getByRole('button', { name: openMenu });
  button.focus();
  scrolled = [];
  const brand = { ...company, name: 'Aster' };
  rerender(site({ theme: 'dark', company: brand, onNavigate: vi.fn() }));
  expect(document.activeElement).toBe(button);
  expect(scrolled).toEqual([]);
});

it('the title is set for each screen, and set again by a new `setTitle`', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = render(site({ setTitle: first }));
  navigate(training.path);
  navigate(training.path);
  rerender(site({ setTitle: second }));
  expect(first.mock.calls).toEqual([[home.title], [training.title]]);
  expect(second.mock.calls).toEqual([[training.title]]);
  expect(onNavigate.mock.calls.map(([{ path }]) => path)).toEqual([home.path, training.path]);
});

it('the host is told of screens in the order of the visits, also where they follow each other at once', async () => {
  render(site());
  onNavigate.mockClear();
  await act(async () => {
    for (const path of [training.path, careers.path, training.path]) {
      flushSync(() => location.navigate(path));
    }
  });
  expect(onNavigate.mock.calls.map(([{ path }]) => path)).toEqual([careers.path, training.path]);
});

/** Renders a site without act(), which would render both steps at once. `seen` is what happened, in order. */
async function renderInSteps(start: SiteProps['start']) {
  const seen: string[] = [];
  const observer = new MutationObserver(() =>
    seen.push(document.querySelector('[part=footer]') ? 'whole' : 'opening'),
  );
  onNavigate.mockImplementation(({ path }) => seen.push(`told ${path}`));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.body.appendChild(document.createElement('div'));
  observer.observe(container, { childList: true, subtree: true });
  const root = createRoot(container);
  onTestFinished(() => {
    observer.disconnect();
    root.unmount();
    container.remove();
    vi.unstubAllGlobals();
  });
  root.render(site({ start }));
  await see(seen, 'told /');
  return seen;
}

/** Waits longer than most tests, because a busy machine may need seconds to render. */
const see = (seen: readonly string[], what: string) =>
  vi.waitFor(() => expect(seen).toContain(what), { timeout: 20_000 });

it('a site that opens first has no footer until the rest follows, and tells the host then', async () => {
  expect(await renderInSteps('opening')).toEqual(['opening', 'whole', 'told /']);
});

it('a navigation also shows the opening first, and the rest only of the last screen; Back shows all at once', async () => {
  const seen = await renderInSteps('whole');
  expect(seen).toEqual(['whole', 'told /']);
  seen.length = 0;
  const told = [training.path, careers.path].map((path) => {
    flushSync(() => location.navigate(path));
    return `told ${path}`;
  });
  await see(seen, `told ${careers.path}`);
  expect(seen).toEqual(['opening', 'whole', ...told]);
  expect(heading().textContent).toBe(careers.heading);
  seen.length = 0;
  goBack();
  await see(seen, 'told /');
  await see(seen, 'whole');
  expect(seen).not.toContain('opening');
});
