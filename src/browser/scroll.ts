import { attempt } from './log';

/**
 * Brings elements into view, one after the other: the last one is in view if not all of them fit. With `nearest`, nothing
 * scrolls for an element that is in view already, whichever ancestor scrolls.
 */
export function bringIntoView(...elements: readonly (Element | null)[]): void {
  attempt('scroll the page', () => {
    for (const element of elements) {
      // jsdom, in which pages are tested, has no such method.
      element?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
    }
  });
}
