/**
 * Calls `act` when the frame around an element is removed. The browser then calls no callback of the elements in it.
 *
 * @returns a function that removes the listener
 */
export function whenFrameGoes({ ownerDocument }: Element, act: () => void): () => void {
  const view = ownerDocument.defaultView;
  const leave = ({ persisted }: PageTransitionEvent) => persisted || act();
  if (view !== window) view?.addEventListener('pagehide', leave);
  return () => view?.removeEventListener('pagehide', leave);
}
