import { attempt } from './log';
import { whenActivated } from './whenActivated';

/**
 * Whether focus may go to `element` without being taken from another part of the page: focus is in
 * the same tree already, or nowhere. `document` can't see into a shadow root, so the element's root
 * is asked.
 */
export function mayTakeFocus(element: Element): boolean {
  const { activeElement, body } = element.ownerDocument;
  return hasFocusInTree(element) || activeElement === null || activeElement === body;
}

/** Whether focus is in the shadow tree of `element`. */
export function hasFocusInTree(element: Element): boolean {
  const root = element.getRootNode() as ShadowRoot;
  return 'host' in root && root.activeElement !== null;
}

/**
 * Moves focus to `element`, where there is one, and leaves the scroll position as it is. In a page
 * not seen yet, later.
 */
export function moveFocus(element: HTMLElement | null): void {
  whenActivated(() => attempt('move focus', () => element?.focus({ preventScroll: true })));
}
