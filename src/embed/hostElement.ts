import { ask, isElement } from '../browser/ask';
import { attempt } from '../browser/log';
import { replaceChildren } from '../browser/replaceChildren';
import { whenParsed } from '../browser/whenParsed';
import { createSite, type SiteInHost } from './createSite';
import type { Settings } from './options/settings';
import { prerenderedIn } from './prerender/prerenderedIn';

/** Marks an element in which the script mounts a site automatically. */
export const marker = 'data-training-site';

/** The parts that a page may style with `::part()`, also if the site is in a shadow root of the page. */
export const exportedParts = 'header, main, notice, footer';

/**
 * The sites by their host elements. Not by the elements of the page, which would keep ended sites in memory. Neither a
 * cloned host element is here nor one whose site has ended, so these show nothing.
 */
const sites = new WeakMap<Node, SiteInHost>();

/** The shadow roots that marked elements of the page have got. */
const ownRoots = new WeakSet<Node>();

export const siteOf = (host: Node): SiteInHost | undefined => sites.get(host);

/** Shows a site in `host`, until `endSite`. */
export function startSite(host: HTMLElement, settings: Settings): SiteInHost {
  const site = createSite(host, settings);
  sites.set(host, site);
  return site;
}

/** Ends the site for good, and removes its host element. */
export function endSite(host: Node): void {
  sites.get(host)?.end();
  sites.delete(host);
  const place = host.parentNode;
  if (!place) return;
  // A marked element shows its children again.
  if (ownRoots.has(place)) replaceChildren(place, document.createElement('slot'));
  else ask(place, 'removeChild')(host);
}

/**
 * The class of an element with a site, which the browser calls when it enters and when it leaves a document. A function,
 * because a server has no HTMLElement to extend.
 *
 * @param start - gives the site, if the element is to show one
 */
export function createHostClass(start: (host: HTMLElement) => SiteInHost | undefined) {
  return class extends HTMLElement {
    connectedCallback() {
      const connect = () =>
        attempt('show the site', () => {
          if (this.isConnected) start(this)?.connect();
        });
      // The parser may still be adding the prerendered HTML.
      if (this.shadowRoot && !siteOf(this)) whenParsed(connect);
      else connect();
    }

    disconnectedCallback() {
      siteOf(this)?.disconnect();
    }
  };
}

const baseName = 'training-site-host';
let HostElement: CustomElementConstructor | undefined;

/** Defines the element that `putSite` creates. A rule of the page for `training-site` doesn't apply to it. */
function defineHostElement() {
  const Host = createHostClass(siteOf);
  let name = baseName;
  // Another copy of the script may have defined its own.
  while (customElements.get(name)) name += '-';
  customElements.define(name, Host);
  HostElement = Host;
}

/**
 * Puts a site into `element`, in place of the one that is there.
 *
 * @returns its host element
 */
export function putSite(element: Element, settings: Settings): HTMLElement {
  const before = hostIn(element);
  if (!HostElement && window.customElements) attempt('define an element', defineHostElement);
  const host = HostElement ? (new HostElement() as HTMLElement) : document.createElement('div');
  host.setAttribute('exportparts', exportedParts);
  // This comes first because it may throw. In that case the element keeps its content.
  const shadow = host.attachShadow({ mode: 'open' });
  // HTML rendered on a server. If `<training-site>` is defined, that element has a site of its own already.
  const prerendered = ask(element, 'querySelector')('training-site:not(:defined)');
  const source = prerendered ? prerenderedIn(prerendered) : undefined;
  if (source) moveChildren(source, shadow);
  const place = placeIn(element);
  if (before) endSite(before);
  replaceChildren(place, host);
  const site = startSite(host, settings);
  // Without custom elements, there is no callback when the host element is connected.
  if (!HostElement) site.connect();
  return host;
}

function moveChildren(from: Node, to: Node) {
  while (from.firstChild) to.appendChild(from.firstChild);
}

/**
 * Where the host element goes. In a marked element, it is a shadow root of the element's own: nothing of ours is among its
 * children, so React hydrates them, and libraries that compare pages and editors that save them find no difference.
 */
function placeIn(element: Element): Element | ShadowRoot {
  const shadowRoot = ask(element, 'shadowRoot');
  if (shadowRoot) return isOwnRoot(shadowRoot) ? shadowRoot : element;
  // An element that a script of the page defines may still get a shadow root of that script.
  if (isCustom(element) || !ask(element, 'hasAttribute')(marker)) return element;
  try {
    const root = ask(element, 'attachShadow')({ mode: 'open' });
    ownRoots.add(root);
    return root;
  } catch {
    // The element can't have a shadow root, such as `<li>`, or it has a closed one.
    return element;
  }
}

/** Whether a script of the page may define the element. */
export function isCustom(element: Element): boolean {
  return ask(element, 'localName').includes('-') || ask(element, 'hasAttribute')('is');
}

/** Whether a shadow root holds nothing but a site, or has held one. */
export function isOwnRoot(root: ShadowRoot): boolean {
  // That of another copy of the script has its host element.
  if (hostAmong(root.childNodes)) ownRoots.add(root);
  return ownRoots.has(root);
}

/** The host element in `element`, of this copy of the script or of another one. */
export function hostIn(element: Element): Element | undefined {
  const inRoot = hostAmong(ask(element, 'shadowRoot')?.childNodes ?? []);
  return inRoot ?? hostAmong(ask(element, 'childNodes'));
}

function hostAmong(nodes: Iterable<Node>): Element | undefined {
  for (const node of nodes) {
    if (isElement(node) && isHost(node)) return node;
  }
  return undefined;
}

function isHost(node: Element): boolean {
  if (sites.has(node)) return true;
  // That of another copy of the script.
  return Boolean(ask(node, 'shadowRoot')) && ask(node, 'localName').startsWith(baseName);
}
