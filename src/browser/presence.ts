/**
 * Calls `listener` when `element` has come into a document, or left it. Returns the function that stops
 * it. An element that is moved within its document has not left it.
 */
export function watchPresence(
  element: Element,
  listener: (isPresent: boolean) => void,
): () => void {
  let documentBefore = documentOf(element);
  // A resize observer reports elements that come and go, through every shadow root around them.
  const observer = new ResizeObserver(() => {
    const document = documentOf(element);
    if (document === documentBefore) return;
    documentBefore = document;
    listener(document !== undefined);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

function documentOf(element: Element): Document | undefined {
  return element.isConnected ? element.ownerDocument : undefined;
}
