import { attempt } from './log';

/**
 * Brings `element` into view, where there is one. `nearest` leaves the page alone when it is in view
 * already, whichever ancestor scrolls.
 */
export function scrollIntoView(element: Element | null): void {
  attempt('scroll the page', () =>
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
  );
}
