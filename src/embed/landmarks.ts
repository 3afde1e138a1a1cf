import { queryAll } from '../browser/queryAll';
import { weakListeners } from '../browser/weakListeners';

/** The site with landmarks in each document, by its host element. */
const holders = new WeakMap<Document, WeakRef<Element>>();

const watchers = weakListeners(() => []);

/** Calls `listener` when a site with landmarks has gone. Keep the returned unsubscribe function. */
export const subscribeToLandmarks = watchers.add;

/** Tells the other sites that the one with landmarks has gone, so that one of them takes them. */
export const releaseLandmarks = watchers.tell;

/**
 * Whether the site in `host` has the landmarks of its document. A document may have each landmark once, so of several
 * sites one has them. A page with a `main` of its own probably has the others too.
 */
export function takeLandmarks(host: Element): boolean {
  const { ownerDocument } = host;
  const holder = holders.get(ownerDocument)?.deref();
  if (holder === host) return true;
  const isHeld = holder?.isConnected && holder.ownerDocument === ownerDocument;
  if (isHeld || queryAll(ownerDocument, 'main, [role=main]').length > 0) return false;
  // A host outside the page doesn't keep them from other sites. It asks again when it comes into the page.
  if (host.isConnected) holders.set(ownerDocument, new WeakRef(host));
  return true;
}
