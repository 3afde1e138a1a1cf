import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { defaults } from '../../src/embed/options/settings';
import { Site } from '../../src/site/Site';
import type { SiteState, Visit } from '../../src/site/SiteState';
import { careers, home, training } from '../screens';
import { createSiteProps } from './siteProps';

let scrolled: Element[];
let props: ReturnType<typeof createSiteProps>;

beforeEach(() => {
  history.replaceState(null, '', '/');
  scrolled = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
});

const come = (path: string, by: Visit['by']) => act(() => props.store.set({ path, visit: { by } }));

function show(state: Partial<SiteState> = {}) {
  props = createSiteProps();
  props.store.set(state);
  render(<Site {...props} />);
}

const heading = () => screen.getByRole('heading', { level: 1 });

/**
 * What comes into view: first the header, or an element in its place. The heading is in view in any
 * case.
 */
const topAndHeading = () => [document.querySelector('.page')?.firstElementChild, heading()];

function focusField() {
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  field.focus();
  return field;
}

describe('at the start', () => {
  it.each(['start', 'load', 'site', 'history'] as const)(
    'at the start by %s, focus stays where it is',
    (by) => {
      show({ visit: { by } });
      expect(document.activeElement).toBe(document.body);
    },
  );

  it('at the start, the screen comes into view if the page was loaded at it', () => {
    show({ path: training.path, visit: { by: 'load' } });
    expect(scrolled).toEqual(topAndHeading());
  });

  it('after a link before the script, the screen comes into view, with focus on its heading', () => {
    show({ path: training.path, visit: { by: 'page' } });
    expect(scrolled).toEqual(topAndHeading());
    expect(document.activeElement).toBe(heading());
  });

  it('while the visitor arrives, a position that the page refuses is told, and not thrown in a frame', () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
      throw new Error('refused');
    });
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    show({ path: training.path, visit: { by: 'load' } });
    for (const frame of frames.splice(0)) frame(0);
    expect(told).toHaveBeenCalled();
  });

  it('at the start, nothing scrolls if nobody has come to the screen', () => {
    show();
    expect(scrolled).toEqual([]);
  });
});

describe.each([
  ['a link of the site', 'site'],
  ['a link of the page', 'page'],
] as const)('after %s', (_, by) => {
  it.each([
    ['another screen', careers.path],
    ['the screen shown', home.path],
  ])('after a link to %s, focus moves to the heading', (_, path) => {
    show();
    come(path, by);
    expect(document.activeElement).toBe(heading());
  });

  it.each([
    ['another screen', careers.path, ''],
    ['the screen shown', home.path, ''],
    ['a screen without a header', careers.path, 'header'],
  ])('after a link, the top and the heading of %s come into view', (_, path, hide) => {
    show({ settings: { ...defaults, hide } });
    come(path, by);
    expect(scrolled).toEqual(topAndHeading());
  });

  it('after a link, focus moves to the heading from a part of the page, too', () => {
    show();
    focusField();
    come(careers.path, by);
    expect(document.activeElement).toBe(heading());
  });

  it('after a link, the footer stays', () => {
    show();
    const footer = screen.getByRole('contentinfo');
    come(careers.path, by);
    expect(footer.isConnected).toBe(true);
  });
});

describe('after Back', () => {
  it('after Back, nothing scrolls', () => {
    show();
    come(training.path, 'history');
    expect(scrolled).toEqual([]);
  });

  it('after Back, focus that is nowhere goes to the heading', () => {
    show();
    come(training.path, 'history');
    expect(document.activeElement).toBe(heading());
  });

  it('after Back, focus in a part of the page stays there', () => {
    show();
    const field = focusField();
    come(training.path, 'history');
    expect(document.activeElement).toBe(field);
  });

  it('after Back, focus stays if the screen is the same', () => {
    show();
    come(home.path, 'history');
    expect(document.activeElement).toBe(document.body);
  });

  it('after Back, the footer is new, because browsers count a moved footer as a layout shift', () => {
    show();
    const footer = screen.getByRole('contentinfo');
    come(training.path, 'history');
    expect(footer.isConnected).toBe(false);
  });
});
