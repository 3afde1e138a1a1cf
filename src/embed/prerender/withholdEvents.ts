/** The events that React keeps while it hydrates, and dispatches again afterwards. */
const keptByReact = ['dragenter', 'focusin', 'gotpointercapture', 'mouseover', 'pointerover'];

/**
 * Keeps these events from React while it hydrates. React would dispatch them again afterwards. If
 * the event was between two elements of one shadow root, the browser has cleared its target by
 * then, and React throws an error on the page's window.
 *
 * @returns the function that lets the events through again
 */
export function withholdEvents(shadow: ShadowRoot): () => void {
  let isEnded = false;
  const withhold = (event: Event) => {
    if (!isEnded) event.stopPropagation();
  };
  for (const name of keptByReact) shadow.addEventListener(name, withhold, true);
  // The listeners stay: a script of the page may have changed `removeEventListener`.
  return () => {
    isEnded = true;
  };
}
