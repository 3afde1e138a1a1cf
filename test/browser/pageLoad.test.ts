import { afterEach, expect, it, vi } from 'vitest';
import { restoresScroll } from '../../src/browser/pageLoad';

const { getEntriesByType } = performance;

afterEach(() => {
  performance.getEntriesByType = getEntriesByType;
});

function load(...types: readonly string[]) {
  performance.getEntriesByType = vi.fn(() => types.map((type) => ({ type }) as never));
}

it.each([
  ['reload', true],
  ['back_forward', true],
  ['navigate', false],
  ['prerender', false],
])('after a load of type %s the browser restores the scroll position: %s', (type, expected) => {
  load(type);
  expect(restoresScroll()).toBe(expected);
  expect(performance.getEntriesByType).toHaveBeenCalledWith('navigation');
});

it('is false where the browser has no entry of the load', () => {
  load();
  expect(restoresScroll()).toBe(false);
});

it('is false where the host has replaced the function', () => {
  performance.getEntriesByType = () => {
    throw new Error('replaced');
  };
  expect(restoresScroll()).toBe(false);
});
