/** The events that React keeps while it hydrates, and dispatches again afterwards. */
const keptByReact = ['dragenter', 'focusin', 'gotpointercapture', 'mouseover', 'pointerover'];

/**
 * Withholds from React the events that it would dispatch again. After its dispatch, an event between two
 * elements of one shadow root has no target, so that React would throw on the host's window.
 *
 * @returns ends it
 */
export function withholdEvents(shadow: ShadowRoot): () => void {
  let isEnded = false;
  const withhold = (event: Event) => isEnded || event.stopPropagation();
  for (const name of keptByReact) shadow.addEventListener(name, withhold, true);
  // The listeners stay: a script of the page may have changed `removeEventListener`.
  return () => {
    isEnded = true;
  };
}
