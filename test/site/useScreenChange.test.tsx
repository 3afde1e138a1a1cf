import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaults } from '../../src/embed/options/settings';
import { Site } from '../../src/site/Site';
import type { SiteState } from '../../src/site/SiteState';
import { careers, home, training } from '../screens';
import { createSiteProps } from './siteProps';

/** The elements that were brought into view, in this order. */
let scrolled: Element[];
let props: ReturnType<typeof createSiteProps>;

beforeEach(() => {
  scrolled = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
});

function renderSite(state: Partial<SiteState> = {}) {
  props = createSiteProps({}, state);
  render(<Site {...props} />);
}

const heading = () => screen.getByRole('heading', { level: 1 });
const footer = () => document.querySelector('[part=footer]');
const navigate = (path: string) => act(() => props.navigate(path));

/** What the browser does at Back. */
const goBack = () =>
  act(async () => {
    history.replaceState(null, '', '#/');
    dispatchEvent(new PopStateEvent('popstate'));
  });

it('the first screen does not take focus', () => {
  renderSite();
  expect(document.activeElement).toBe(document.body);
});

describe.each(['', 'header'])('a navigation with hide="%s"', (hide) => {
  beforeEach(() => renderSite({ settings: { ...defaults, hide } }));

  it('moves focus to the heading of the new screen', () => {
    navigate(training.path);
    expect(heading().textContent).toBe(training.heading);
    expect(document.activeElement).toBe(heading());
  });

  it('moves focus to the heading again if the screen is the one shown', () => {
    navigate(training.path);
    heading().blur();
    navigate(training.path);
    expect(document.activeElement).toBe(heading());
  });

  it('moves focus to the heading from one screen to the next', () => {
    navigate(training.path);
    navigate(careers.path);
    expect(heading().textContent).toBe(careers.heading);
    expect(document.activeElement).toBe(heading());
  });

  it('brings the top of the site into view, and then the heading', () => {
    const top = document.querySelector('.page')?.firstElementChild;
    navigate(training.path);
    // With the header hidden, the top is an element in its place.
    expect(scrolled).toEqual([top, heading()]);
  });

  it('brings the top of the site into view again if the screen is the one shown', () => {
    const top = document.querySelector('.page')?.firstElementChild;
    navigate(training.path);
    scrolled = [];
    navigate(training.path);
    expect(scrolled).toEqual([top, heading()]);
  });

  it('keeps the footer in the page', () => {
    const before = footer();
    navigate(training.path);
    expect(footer()).toBe(before);
  });
});

describe('Back', () => {
  beforeEach(() => {
    renderSite();
    navigate(training.path);
    scrolled = [];
  });

  it('shows the earlier screen, and moves focus to its heading', async () => {
    await goBack();
    expect(heading().textContent?.replace('\n', ' ')).toContain(home.heading);
    expect(document.activeElement).toBe(heading());
  });

  it('leaves focus in a field of the host', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await goBack();
    expect(document.activeElement).toBe(field);
  });

  it('leaves the scroll position to the browser', async () => {
    await goBack();
    expect(scrolled).toEqual([]);
  });

  it('renders the footer anew, because one that moves would be a layout shift', async () => {
    const before = footer();
    await goBack();
    expect(before?.isConnected).toBe(false);
  });
});
