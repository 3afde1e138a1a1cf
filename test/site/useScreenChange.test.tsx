import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { defaults } from '../../src/embed/options/settings';
import { Site } from '../../src/site/Site';
import type { SiteState } from '../../src/site/SiteState';
import { careers, home, training } from '../screens';
import { createSiteProps } from './siteProps';

let scrolled: Element[];
let props: ReturnType<typeof createSiteProps>;

beforeEach(() => {
  scrolled = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
});

function site(state: Partial<SiteState> = {}) {
  props = createSiteProps({}, state);
  return <Site {...props} />;
}

const heading = () => screen.getByRole('heading', { level: 1 });
const navigate = (path: string) => act(() => props.navigate(path));

/** What the browser does at Back. */
function goBack() {
  history.replaceState(null, '', '#/');
  dispatchEvent(new PopStateEvent('popstate'));
}

it('focus moves to the heading of a new screen, also of the one shown, and its top comes into view, but not at the start', () => {
  for (const hide of ['', 'header']) {
    render(site({ settings: { ...defaults, hide } }));
    expect(document.activeElement).toBe(document.body);
    const footer = screen.getByRole('contentinfo');
    for (const path of [training.path, training.path, careers.path]) {
      scrolled = [];
      (document.activeElement as HTMLElement).blur();
      navigate(path);
      expect(document.activeElement).toBe(heading());
      // First the header, or an element in its place. The heading is in view in any case.
      expect(scrolled).toEqual([document.querySelector('.page')?.firstElementChild, heading()]);
    }
    expect(footer.isConnected).toBe(true);
    cleanup();
    history.replaceState(null, '', '/');
  }
});

it('Back leaves the scroll position to the browser, and moves focus to the heading unless the host has focus', async () => {
  render(site());
  const field = document.body.appendChild(document.createElement('input'));
  for (const isInPage of [false, true]) {
    navigate(training.path);
    if (isInPage) field.focus();
    scrolled = [];
    const footer = document.querySelector('[part=footer]');
    await act(async () => goBack());
    expect(heading().textContent?.replace('\n', ' ')).toContain(home.heading);
    expect(document.activeElement).toBe(isInPage ? field : heading());
    expect(scrolled).toEqual([]);
    // A footer that moves would be a layout shift.
    expect(footer?.isConnected).toBe(false);
  }
});
