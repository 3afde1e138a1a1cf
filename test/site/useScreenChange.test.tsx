import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { company } from '../../src/content/company';
import { defaults } from '../../src/embed/options/settings';
import { createPageLocation, type PageLocation } from '../../src/embed/pageLocation';
import { Site } from '../../src/site/Site';
import type { Start } from '../../src/site/SiteProps';
import { careers, home, training } from '../screens';
import { openMenu } from '../words';
import { siteProps } from './siteProps';

let location: PageLocation;
let scrolled: Element[];
const onNavigate = vi.fn();

beforeEach(() => {
  history.replaceState(null, '', '/');
  scrolled = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
});

afterEach(() => {
  cleanup();
  location.disconnect();
  onNavigate.mockClear();
  vi.restoreAllMocks();
});

const site = (start: Start) => (
  <Site {...siteProps} start={start} location={location} onNavigate={onNavigate} />
);

function renderSite(start: Start = 'whole') {
  location = createPageLocation(defaults);
  location.connect();
  return render(site(start));
}

const heading = () => screen.getByRole('heading', { level: 1 });
const header = () => document.querySelector('[part=header]');

/** What the browser does at Back. */
async function goBack() {
  await act(async () => {
    history.replaceState(null, '', '#/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

it('the first screen takes no focus and scrolls nothing', () => {
  renderSite();
  expect(document.activeElement).toBe(document.body);
  expect(scrolled).toEqual([]);
});

it('a navigation from inside moves focus to the heading and brings the top into view', () => {
  renderSite();
  act(() => location.navigate(training.path));
  expect(document.activeElement).toBe(heading());
  expect(scrolled).toEqual([header()]);
});

it('Back moves focus to the heading, and leaves the scroll position to the browser', async () => {
  renderSite();
  act(() => location.navigate(training.path));
  scrolled = [];
  await goBack();
  expect(heading().textContent).toContain(home.heading);
  expect(document.activeElement).toBe(heading());
  expect(scrolled).toEqual([]);
});

it('Back leaves focus where it is in the page of the host', async () => {
  renderSite();
  act(() => location.navigate(training.path));
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await goBack();
  expect(document.activeElement).toBe(field);
  field.remove();
});

it('what changes on the same screen moves no focus and scrolls nothing', () => {
  const { rerender } = renderSite();
  act(() => location.navigate(training.path));
  const button = screen.getByRole('button', { name: openMenu });
  button.focus();
  scrolled = [];
  rerender(
    <Site
      {...siteProps}
      theme="dark"
      location={location}
      company={{ ...company, name: 'Aster' }}
      onNavigate={vi.fn()}
    />,
  );
  expect(document.activeElement).toBe(button);
  expect(scrolled).toEqual([]);
});

/** Renders a site without act(), which would render both steps at once. `seen` is what happened, in order. */
async function renderInSteps(start: Start) {
  location = createPageLocation(defaults);
  location.connect();
  const seen: string[] = [];
  const observer = new MutationObserver(() =>
    seen.push(document.querySelector('[part=footer]') ? 'whole' : 'opening'),
  );
  onNavigate.mockImplementation(({ path }) => seen.push(`told ${path}`));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const { createRoot } = await import('react-dom/client');
  const container = document.body.appendChild(document.createElement('div'));
  observer.observe(container, { childList: true, subtree: true });
  const root = createRoot(container);
  onTestFinished(() => {
    observer.disconnect();
    root.unmount();
    container.remove();
    vi.unstubAllGlobals();
  });
  root.render(site(start));
  await expect.poll(() => seen).toContain('told /');
  return seen;
}

it('a site that opens first has no footer until the rest follows, and tells the host then', async () => {
  expect(await renderInSteps('opening')).toEqual(['opening', 'whole', 'told /']);
});

it('a navigation from inside shows the opening first too', async () => {
  const seen = await renderInSteps('whole');
  seen.length = 0;
  location.navigate(training.path);
  await expect.poll(() => seen).toEqual(['opening', 'whole', `told ${training.path}`]);
});

it('a second navigation before the rest follows shows only the rest of the second screen', async () => {
  const seen = await renderInSteps('whole');
  seen.length = 0;
  flushSync(() => location.navigate(training.path));
  flushSync(() => location.navigate(careers.path));
  await expect
    .poll(() => seen)
    .toEqual(['opening', 'whole', `told ${training.path}`, `told ${careers.path}`]);
  expect(heading().textContent).toBe(careers.heading);
});

it('Back shows the whole screen at once, because the browser restores the scroll position', async () => {
  const seen = await renderInSteps('whole');
  location.navigate(training.path);
  await expect.poll(() => seen).toContain(`told ${training.path}`);
  seen.length = 0;
  history.replaceState(null, '', '#/');
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(() => seen.toSorted()).toEqual(['told /', 'whole']);
});

it('a site that starts whole is rendered once, and one that opens first twice', () => {
  location = createPageLocation(defaults);
  location.connect();
  const renders = (start: Start) => {
    const onRender = vi.fn();
    render(
      <Profiler id="site" onRender={onRender}>
        {site(start)}
      </Profiler>,
    ).unmount();
    return onRender.mock.calls.length;
  };
  expect([renders('whole'), renders('opening')]).toEqual([1, 2]);
});

it('the title is set anew for each screen, and by another function that sets it', () => {
  location = createPageLocation(defaults);
  location.connect();
  const [first, second] = [vi.fn(), vi.fn()];
  const titled = (setTitle: (title: string) => void) => (
    <Site {...siteProps} location={location} setTitle={setTitle} onNavigate={onNavigate} />
  );
  const { rerender } = render(titled(first));
  act(() => location.navigate(training.path));
  rerender(titled(second));
  expect(first.mock.calls).toEqual([[home.title], [training.title]]);
  expect(second.mock.calls).toEqual([[training.title]]);
});

it('tells of screens in the order of the visits, also where they follow each other at once', async () => {
  renderSite();
  onNavigate.mockClear();
  await act(async () => {
    for (const path of [training.path, careers.path, training.path]) {
      flushSync(() => location.navigate(path));
    }
  });
  expect(onNavigate.mock.calls.map(([{ path }]) => path)).toEqual([careers.path, training.path]);
});
