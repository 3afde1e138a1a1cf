import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { company } from '../../src/content/company';
import { defaults } from '../../src/embed/options';
import { createSiteLocation, type PageLocation } from '../../src/embed/siteLocation';
import { Site } from '../../src/site/Site';
import type { StartMode } from '../../src/site/useStage';
import { home, training } from '../screens';
import { openMenu } from '../words';

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
  location.dispose();
  onNavigate.mockClear();
  vi.restoreAllMocks();
});

const site = (start: StartMode) => (
  <Site
    theme="light"
    landmarks
    start={start}
    location={location}
    company={company}
    onNavigate={onNavigate}
  />
);

function renderSite(start: StartMode = 'whole') {
  location = createSiteLocation(defaults);
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
      theme="dark"
      landmarks
      start="whole"
      location={location}
      company={{ ...company, name: 'Aster' }}
      onNavigate={vi.fn()}
    />,
  );
  expect(document.activeElement).toBe(button);
  expect(scrolled).toEqual([]);
});

it('a site that opens first has no footer until the rest follows, and tells the host then', async () => {
  location = createSiteLocation(defaults);
  const seen: string[] = [];
  const observer = new MutationObserver(() =>
    seen.push(document.querySelector('[part=footer]') ? 'whole' : 'opening'),
  );
  onNavigate.mockImplementation(() => seen.push('told'));
  // Without act(), which would render both steps at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const { createRoot } = await import('react-dom/client');
  const container = document.body.appendChild(document.createElement('div'));
  observer.observe(container, { childList: true, subtree: true });
  const root = createRoot(container);
  root.render(site('opening-first'));
  await expect.poll(() => seen).toEqual(['opening', 'whole', 'told']);
  expect(onNavigate.mock.calls).toEqual([[{ path: '/', title: home.title }]]);
  observer.disconnect();
  root.unmount();
  container.remove();
  vi.unstubAllGlobals();
});

it('a site that starts whole is rendered once, and one that opens first twice', () => {
  location = createSiteLocation(defaults);
  const read = vi.spyOn(location, 'hrefs');
  const reads = (start: StartMode) => {
    read.mockClear();
    const { unmount } = render(site(start));
    unmount();
    return read.mock.calls.length;
  };
  expect(reads('opening-first')).toBeGreaterThan(reads('whole'));
});

it('the title is set anew for each screen, and by another function that sets it', () => {
  location = createSiteLocation(defaults);
  const [first, second] = [vi.fn(), vi.fn()];
  const titled = (setTitle: (title: string) => void) => (
    <Site
      theme="light"
      landmarks
      start="whole"
      location={location}
      company={company}
      setTitle={setTitle}
      onNavigate={onNavigate}
    />
  );
  const { rerender } = render(titled(first));
  act(() => location.navigate(training.path));
  rerender(titled(second));
  expect(first.mock.calls).toEqual([[home.title], [training.title]]);
  expect(second.mock.calls).toEqual([[training.title]]);
});
