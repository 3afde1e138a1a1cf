import { attempt } from './log';
import { weakListeners } from './weakListeners';

const watchers = weakListeners(() => []);

/** Tells all watchers that elements of the document may have come or gone. */
export const tellPresence = watchers.tell;

/**
 * Calls `listener` with `true` when `element` has come into a document, and with `false` when it has left it.
 * While the element is outside, `listener` may be called with `false` several times. An element that is moved
 * within its document has not left it. Returns the function that stops watching.
 */
export function watchPresence(
  element: Element,
  listener: (isPresent: boolean) => void,
): () => void {
  let documentBefore = documentOf(element);

  function update() {
    const document = documentOf(element);
    // Outside before and now: the element may have been inserted and removed in between.
    if (document && document === documentBefore) return;
    documentBefore = document;
    listener(document !== undefined);
  }

  // A resize observer reports elements that come and go, through every shadow root around them. It does
  // not report hidden elements.
  let observer: ResizeObserver | undefined;
  attempt('watch the element of the site', () => {
    observer = new ResizeObserver(update);
    observer.observe(element);
  });
  const forget = watchers.add(update);
  return () => {
    observer?.disconnect();
    forget();
  };
}

function documentOf(element: Element): Document | undefined {
  return isOnPage(element) ? element.ownerDocument : undefined;
}

/** Whether `element` is in the document of a window. The document of a frame that was removed has no window. */
export function isOnPage(element: Element | undefined): boolean {
  return Boolean(element?.isConnected && element.ownerDocument.defaultView);
}
