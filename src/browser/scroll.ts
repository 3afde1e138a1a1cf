import { logOnce } from './log';

/**
 * Brings `element` into view, where there is one. `nearest` leaves the page alone when it is in view
 * already, whichever ancestor scrolls.
 */
export function scrollIntoView(element: Element | null): void {
  try {
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  } catch (error) {
    logOnce('the page could not be scrolled', error);
  }
}
