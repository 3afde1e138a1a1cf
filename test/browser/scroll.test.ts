import { afterEach, expect, it, vi } from 'vitest';
import { scrollIntoView } from '../../src/browser/scroll';

afterEach(() => vi.restoreAllMocks());

function elementWith(scrollIntoView: () => void) {
  const element = document.createElement('div');
  element.append(Object.assign(document.createElement('header'), { scrollIntoView }));
  return element;
}

it('scrolls as little as is needed, and at once', () => {
  const scroll = vi.fn();
  scrollIntoView(elementWith(scroll), 'header');
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest', behavior: 'instant' }]]);
});

it('does nothing without a match, and logs what the page throws', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  scrollIntoView(document.createElement('div'), 'header');
  expect(log).not.toHaveBeenCalled();
  const refuse = () => {
    throw new Error('refused');
  };
  scrollIntoView(elementWith(refuse), 'header');
  expect(log).toHaveBeenCalledWith('training-site: could not scroll the page.', expect.any(Error));
});
