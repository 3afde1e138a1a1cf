import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { watchMarkedElements } from '../../src/embed/markedElements';
import { mount } from '../../src/embed/mount';
import { define } from '../../src/embed/TrainingSite';

define();
watchMarkedElements();

/** Each shows a site, and gives the element that is `document.activeElement` for the page. */
const ways: readonly { way: string; show: () => Element }[] = [
  {
    way: '<training-site>',
    show: () => document.body.appendChild(document.createElement('training-site')),
  },
  {
    way: 'the host element of mount',
    show() {
      const element = document.body.appendChild(document.createElement('div'));
      mount(element);
      return element.firstElementChild as Element;
    },
  },
  {
    way: 'a marked element',
    show() {
      document.body.innerHTML = '<div data-training-site></div>';
      return document.body.firstElementChild as Element;
    },
  },
];

/** The shadow root that has the site itself. */
function siteIn(element: Element): ShadowRoot {
  const root = element.shadowRoot as ShadowRoot;
  return root.firstElementChild?.shadowRoot ?? root;
}

describe.each(ways)('focus() of $way', ({ way, show }) => {
  let element: HTMLElement;
  let site: ShadowRoot;
  const focused = () => site.activeElement;
  const lastLink = () => [...site.querySelectorAll('a')].at(-1) as HTMLElement;

  beforeEach(async () => {
    await act(async () => {
      element = show() as HTMLElement;
    });
    site = siteIn(element);
  });

  it(`focus() of ${way} goes to the element that had focus last`, () => {
    const link = lastLink();
    link.focus();
    link.blur();
    element.focus();
    expect(focused()).toBe(link);
    expect(document.activeElement).toBe(element);
  });

  it(`focus() of ${way} goes to the heading where nothing had focus`, () => {
    element.focus();
    expect(focused()).toBe(site.querySelector('h1'));
  });

  it(`focus() of ${way} goes to the heading where the last element is gone`, () => {
    const link = lastLink();
    link.focus();
    link.remove();
    element.focus();
    expect(focused()).toBe(site.querySelector('h1'));
  });

  it(`focus() of ${way} moves no focus that is in the site`, () => {
    lastLink().focus();
    element.focus();
    expect(focused()).toBe(lastLink());
  });
});

it('a marked element has its own focus() again when its mark is removed', async () => {
  document.body.innerHTML = '<div data-training-site></div>';
  const element = document.body.firstElementChild as HTMLElement;
  await act(async () => {});
  expect(element.focus).not.toBe(HTMLElement.prototype.focus);
  await act(async () => element.removeAttribute('data-training-site'));
  expect(element.focus).toBe(HTMLElement.prototype.focus);
});
