/**
 * Calls `act` when the frame around an element is removed, until the signal is aborted. The browser
 * then calls no callback of the elements in it.
 */
export function whenFrameGoes(
  { ownerDocument }: Element,
  act: () => void,
  signal: AbortSignal,
): void {
  const view = ownerDocument.defaultView;
  const leave = ({ persisted }: PageTransitionEvent) => persisted || act();
  if (view === window) return;
  view?.addEventListener('pagehide', leave);
  signal.addEventListener('abort', () => view?.removeEventListener('pagehide', leave));
}
