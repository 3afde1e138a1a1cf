/**
 * Whether an element has a place in the page: it is not in a closed dialog, a hidden tab or closed
 * details. An element that is only far below, transparent or `visibility: hidden` has one. Where
 * layout is unknown, as in jsdom, each has one.
 */
export const isShown = (element: Element): boolean => element.checkVisibility?.() ?? true;

/**
 * A margin around the window, and around each ancestor that scrolls, in which everything lies that
 * is only far away.
 */
const everywhere = '1000000px';

/** Calls `listener` when an element may have been shown or hidden, until the signal is aborted. */
export function whenShown(element: Element, listener: () => void, signal: AbortSignal): void {
  // jsdom has neither.
  if (!globalThis.ResizeObserver || !globalThis.IntersectionObserver) return;
  // The size of what has no box is 0.
  const size = new ResizeObserver(listener);
  // What the browser skips, as in closed details and `hidden="until-found"`, keeps its size, but
  // intersects nothing.
  const intersection = new IntersectionObserver(listener, {
    root: element.ownerDocument,
    rootMargin: everywhere,
    scrollMargin: everywhere,
  });
  size.observe(element);
  intersection.observe(element);
  signal.addEventListener('abort', () => {
    size.disconnect();
    intersection.disconnect();
  });
}
