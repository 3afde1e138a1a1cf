import { attempt } from './log';

/**
 * Brings the first match inside `element` into view, where there is one. With `nearest`, nothing scrolls if the match
 * is in view already, whichever ancestor scrolls.
 */
export function scrollIntoView(element: Element, selectors: string): void {
  attempt('scroll the page', () =>
    element
      .querySelector(selectors)
      // jsdom, in which pages are tested, has no such method.
      ?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' }),
  );
}
