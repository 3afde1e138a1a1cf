// Which elements have a site, and who owns it: only the owner changes a site and ends it.
//
// | The element                                  | Its owner                      | The site ends                                |
// | -------------------------------------------- | ------------------------------ | -------------------------------------------- |
// | `<training-site>`                            | itself                         | never: it is connected again when inserted   |
// | any element, by a call of `mount`            | the script that called it      | at `unmount()`, or at another `mount` in it  |
// | `[data-training-site]`                       | the mark (`markedElements.ts`) | when the mark goes, or means another element |
// | `[data-training-site]`, by a call of `mount` | the script, for good           | as any other element with a call of `mount`  |
// | any of these, of another instance            | that instance                  | when that one ends it, or at `mount` in it   |
import { isElement, nativeGet } from '../browser/native';
import type { EmbeddedSite } from './EmbeddedSite';

/** Marks an element in which the script mounts a site automatically. */
export const marker = 'data-training-site';

/**
 * The name of our private element. Another instance of the script may have defined one with more
 * dashes at its end.
 */
export const hostName = 'training-site-host';

/**
 * The sites by their host elements. Not by the elements of the page, which would keep ended sites
 * in memory. A cloned host element is not here, and one whose site has ended is no longer here, so
 * these show nothing.
 */
const sites = new WeakMap<Node, EmbeddedSite>();

export const siteOf = (hostElement: Node): EmbeddedSite | undefined => sites.get(hostElement);

export function registerSite(hostElement: Node, site: EmbeddedSite): void {
  sites.set(hostElement, site);
}

export function forgetSite(hostElement: Node): void {
  sites.delete(hostElement);
}

/** The marked elements in which a script of the page has mounted a site. */
export const mountedByScript = new WeakSet<Element>();

/** The host elements that are here because of the mark. */
export const hostsOfMarks = new WeakSet<Element>();

/**
 * The shadow roots that marked elements of the page have got from this instance of the script, or
 * have been given over to it.
 */
export const markedRoots = new WeakSet<Node>();

/** Whether a shadow root holds nothing but a site, or has held one. */
export function isMarkedRoot(root: ShadowRoot): boolean {
  // That of another instance of the script has its host element.
  return markedRoots.has(root) || hostAmong(root.childNodes) !== undefined;
}

/** The host element in `element`, of this instance of the script or of another one. */
export function hostIn(element: Element): Element | undefined {
  const inRoot = hostAmong(nativeGet(element, 'shadowRoot')?.childNodes ?? []);
  return inRoot ?? hostAmong(nativeGet(element, 'childNodes'));
}

function hostAmong(nodes: Iterable<Node>): Element | undefined {
  for (const node of nodes) {
    if (isElement(node) && isHost(node)) return node;
  }
  return undefined;
}

function isHost(node: Element): boolean {
  if (sites.has(node)) return true;
  // That of another instance of the script.
  return (
    Boolean(nativeGet(node, 'shadowRoot')) && nativeGet(node, 'localName').startsWith(hostName)
  );
}
