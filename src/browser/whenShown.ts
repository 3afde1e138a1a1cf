/**
 * Whether an element has a place in the page: it is not in a closed dialog, a hidden tab or closed details. An element that is
 * only far below, transparent or `visibility: hidden` has one. Where layout is unknown, as in jsdom, each has one.
 */
export const isShown = (element: Element): boolean => element.checkVisibility?.() ?? true;

/**
 * Calls `listener` when an element may have been shown or hidden.
 *
 * @returns a function that ends it
 */
export function whenShown(element: Element, listener: () => void): () => void {
  // jsdom has none.
  if (!globalThis.ResizeObserver) return () => {};
  // The size of what is not shown is 0. Only the content of details that are closed keeps its size.
  const observer = new ResizeObserver(listener);
  observer.observe(element);
  window.addEventListener('toggle', listener, true);
  return () => {
    observer.disconnect();
    window.removeEventListener('toggle', listener, true);
  };
}
