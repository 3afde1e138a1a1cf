import { afterEach, expect, it, vi } from 'vitest';
import { scrollIntoView } from '../../src/browser/scroll';

afterEach(() => vi.restoreAllMocks());

it('scrolls as little as is needed, and at once', () => {
  const element = document.createElement('div');
  const scroll = vi.spyOn(element, 'scrollIntoView');
  scrollIntoView(element);
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest', behavior: 'instant' }]]);
});

it('does nothing without an element, and logs what the page throws', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  scrollIntoView(null);
  expect(log).not.toHaveBeenCalled();
  const element = document.createElement('div');
  vi.spyOn(element, 'scrollIntoView').mockImplementation(() => {
    throw new Error('refused');
  });
  scrollIntoView(element);
  expect(log).toHaveBeenCalledWith('training-site: could not scroll the page.', expect.any(Error));
});
