import { attempt } from '../browser/log';
import { replaceChildren } from '../browser/replaceChildren';
import { createSite, type SiteInHost } from './createSite';
import type { Settings } from './options/settings';

/** The parts that a page may style with `::part()`, also if the site is in a shadow root of the page. */
export const exportedParts = 'header, main, notice, footer';

/**
 * The sites by their host elements. Not by the elements of the page, which would keep ended sites in memory. A cloned
 * host element is not in the map, so it starts no second site.
 */
const sites = new WeakMap<Node, SiteInHost>();

/** The elements of the page that hold a site, or have held one. */
const holders = new WeakSet<Element>();

const baseName = 'training-site-host';
let HostElement: CustomElementConstructor | undefined;

/** Defines the element that `mount` creates. The browser calls it when it enters and when it leaves a document. */
function defineHostElement() {
  class SiteHost extends HTMLElement {
    connectedCallback() {
      sites.get(this)?.connect();
    }
    disconnectedCallback() {
      sites.get(this)?.disconnect();
    }
  }
  let name = baseName;
  // Another copy of the script may have defined its own.
  while (customElements.get(name)) name += '-';
  customElements.define(name, SiteHost);
  HostElement = SiteHost;
}

/** Replaces the content of `element` with a site. */
export function putSite(element: Element, settings: Settings): SiteInHost {
  const before = siteIn(element);
  if (!HostElement && window.customElements) attempt('define an element', defineHostElement);
  const host = HostElement ? new HostElement() : document.createElement('div');
  host.setAttribute('exportparts', exportedParts);
  // This comes first because it may throw. In that case the element keeps its content.
  const shadow = host.attachShadow({ mode: 'open' });
  // HTML rendered on a server. If `<training-site>` is defined, that element has a site of its own already.
  const prerendered = element.querySelector('training-site:not(:defined)')?.shadowRoot;
  for (const node of [...(prerendered?.childNodes ?? [])]) shadow.appendChild(node);
  before?.destroy();
  replaceChildren(element, host);
  const site = createSite(host, settings);
  // Without custom elements, there is no callback when the host element is connected.
  if (!HostElement) site.connect();
  sites.set(host, site);
  holders.add(element);
  return site;
}

/** The site that was put into `element`, if it is still there. */
export function siteIn(element: Element): SiteInHost | undefined {
  for (const node of element.childNodes) if (sites.has(node)) return sites.get(node);
  return undefined;
}

export const hasHeldSite = (element: Element): boolean => holders.has(element);

/** Whether `element` holds the site of another copy of the script. */
export function holdsForeignSite({ firstElementChild: child }: Element): boolean {
  return child?.shadowRoot != null && child.localName.startsWith(baseName) && !sites.has(child);
}
