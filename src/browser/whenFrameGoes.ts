/**
 * Calls `act` when the frame around an element is removed. A frame takes its elements along, and tells them nothing.
 *
 * @returns the function that ends this
 */
export function whenFrameGoes({ ownerDocument }: Element, act: () => void): () => void {
  const view = ownerDocument.defaultView;
  const leave = ({ persisted }: PageTransitionEvent) => persisted || act();
  if (view !== window) view?.addEventListener('pagehide', leave);
  return () => view?.removeEventListener('pagehide', leave);
}
