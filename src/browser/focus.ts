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

/**
 * Remembers which element of a shadow root had focus last.
 *
 * @returns a function that gives it, also when it has left the page
 */
export function rememberFocus(shadow: ShadowRoot): () => HTMLElement | undefined {
  let last: HTMLElement | undefined;
  shadow.addEventListener('focusin', ({ target }) => {
    last = target as HTMLElement;
  });
  return () => last;
}

/**
 * Moves focus into a shadow root, unless it is there: to the first of these elements that takes it.
 * One that is gone or hidden takes none.
 */
export function moveFocusInto(
  shadow: ShadowRoot,
  elements: readonly (HTMLElement | null | undefined)[],
  options?: FocusOptions,
): void {
  for (const element of elements) {
    if (shadow.activeElement === null) attempt('move focus', () => element?.focus(options));
  }
}
