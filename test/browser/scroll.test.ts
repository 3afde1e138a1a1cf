import { afterEach, expect, it, vi } from 'vitest';
import { scrollIntoView } from '../../src/browser/scroll';

afterEach(() => vi.restoreAllMocks());

function elementThat(scrollIntoView: () => void) {
  return Object.assign(document.createElement('div'), { scrollIntoView });
}

it('scrolls as little as is needed, and at once', () => {
  const scroll = vi.fn();
  scrollIntoView(elementThat(scroll));
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest', behavior: 'instant' }]]);
});

it('does nothing without an element, and logs what the page throws', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  scrollIntoView(null);
  expect(log).not.toHaveBeenCalled();
  scrollIntoView(
    elementThat(() => {
      throw new Error('refused');
    }),
  );
  expect(log).toHaveBeenCalledWith('training-site: could not scroll the page.', expect.any(Error));
});
