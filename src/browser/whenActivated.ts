import { pageDocument } from './pageDocument';

/**
 * Calls `act` once the visitor sees the page, unless the signal is aborted before. A browser may
 * render a page before the visitor follows a link to it, and most of these pages are never seen.
 */
export function whenActivated(act: () => void, signal?: AbortSignal): void {
  if (!isPrerendering()) {
    act();
    return;
  }
  const page = pageDocument();
  page.addEventListener('prerenderingchange', act, { once: true });
  signal?.addEventListener('abort', () => page.removeEventListener('prerenderingchange', act));
}

/** Whether the browser renders the page, and the visitor doesn't see it yet. */
export const isPrerendering = (): boolean => Reflect.get(pageDocument(), 'prerendering') === true;
