import { attempt } from './log';

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
  attempt('see whether the site is shown', () => {
    // The size of what has no box is 0.
    observe(element, new ResizeObserver(listener), signal);
    // What the browser skips, as in closed details and `hidden="until-found"`, keeps its size, but
    // intersects nothing.
    const root = element.ownerDocument;
    const margins = { root, rootMargin: everywhere, scrollMargin: everywhere };
    observe(element, new IntersectionObserver(listener, margins), signal);
  });
}

function observe(
  element: Element,
  observer: ResizeObserver | IntersectionObserver,
  signal: AbortSignal,
) {
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
