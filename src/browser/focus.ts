import { attempt } from './log';
import { shadowHost } from './shadowHost';

/**
 * Whether focus may go to `element` without being taken from another part of the page: focus is in the
 * same tree already, or nowhere. `document` can't see into a shadow root, so the element's root is asked.
 */
export function mayTakeFocus(element: Element): boolean {
  const { activeElement, body } = element.ownerDocument;
  const host = shadowHost(element.getRootNode());
  const isInside = Boolean(host?.shadowRoot?.activeElement);
  return isInside || activeElement === null || activeElement === body;
}

/** Moves focus to `element`, where there is one, and leaves the scroll position as it is. */
export function moveFocus(element: HTMLElement | null): void {
  attempt('move focus', () => element?.focus({ preventScroll: true }));
}
