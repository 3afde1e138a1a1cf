import { attempt } from '../browser/log';
import { nativeCall, nativeGet } from '../browser/native';
import { replaceChildren } from '../browser/replaceChildren';
import { whenParsed } from '../browser/whenParsed';
import { EmbeddedSite } from './EmbeddedSite';
import type { Settings } from './options/settings';
import {
  forgetSite,
  hostIn,
  hostName,
  isMarkedRoot,
  markedRoots,
  marker,
  registerSite,
  siteOf,
} from './owners';
import { prerenderedIn } from './prerender/prerenderedIn';

/**
 * The parts that a page may style with `::part()`, also if the site is in a shadow root of the
 * page.
 */
export const exportedParts = 'header, main, notice, footer';

/** Shows a site in `host`, until `endSite`. */
export function startSite(host: HTMLElement, settings: Settings): EmbeddedSite {
  const site = new EmbeddedSite(host, settings);
  registerSite(host, site);
  takeFocus(host, site);
  return site;
}

/**
 * Gives an element the method `focus()` of its site. For the page, focus inside the site is focus
 * on this element, to which a dialog of the page returns it. An element with a shadow root does
 * nothing then, or moves focus at each click on a text (`delegatesFocus`).
 */
function takeFocus(element: Element, site: EmbeddedSite) {
  const focus = (options?: FocusOptions) => site.focus(options);
  Object.defineProperty(element, 'focus', { value: focus, configurable: true, writable: true });
}

/** Ends the site for good, and removes its host element. */
export function endSite(host: Node): void {
  siteOf(host)?.end();
  forgetSite(host);
  const place = host.parentNode;
  if (!place) return;
  if (markedRoots.has(place)) {
    // A marked element shows its children again.
    replaceChildren(place, document.createElement('slot'));
    Reflect.deleteProperty((place as ShadowRoot).host, 'focus');
  } else nativeCall(place, 'removeChild', host);
}

/**
 * The host element has entered a document.
 *
 * @param start - gives its site; undefined if the element shows none
 */
export function connectSite(host: HTMLElement, start: () => EmbeddedSite | undefined): void {
  const connect = () =>
    attempt('show the site', () => {
      if (host.isConnected) start()?.connect();
    });
  // The parser may still be adding the prerendered HTML.
  if (host.shadowRoot && !siteOf(host)) whenParsed(connect);
  else connect();
}

/** The host element has left its document. */
export function disconnectSite(host: HTMLElement): void {
  siteOf(host)?.disconnect();
}

let HostElement: CustomElementConstructor | undefined;

/**
 * Defines the element that `putSite` creates. A rule of the page for `training-site` doesn't apply
 * to it.
 */
function defineHostElement() {
  // In the function, because a server has no HTMLElement to extend.
  class Host extends HTMLElement {
    connectedCallback() {
      connectSite(this, () => siteOf(this));
    }

    disconnectedCallback() {
      disconnectSite(this);
    }
  }
  let name = hostName;
  // Another instance of the script may have defined an element of this name.
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
  // HTML rendered on a server. If `<training-site>` is defined, that element has a site of its own
  // already.
  const prerendered = nativeCall(element, 'querySelector', 'training-site:not(:defined)');
  const source = prerendered ? prerenderedIn(prerendered) : undefined;
  if (source) moveChildren(source, shadow);
  const place = prepareContainer(element);
  if (before) endSite(before);
  replaceChildren(place, host);
  const site = startSite(host, settings);
  if (place !== element) takeFocus(element, site);
  // Without custom elements, there is no callback when the host element is connected.
  if (!HostElement) site.connect();
  return host;
}

function moveChildren(from: Node, to: Node) {
  while (from.firstChild) to.appendChild(from.firstChild);
}

/**
 * Where the host element goes. In a marked element, it is a shadow root of the element's own:
 * nothing of ours is among its children, so React hydrates them, and libraries that compare pages
 * and editors that save them find no difference.
 */
function prepareContainer(element: Element): Element | ShadowRoot {
  const shadowRoot = nativeGet(element, 'shadowRoot');
  if (shadowRoot) {
    if (!isMarkedRoot(shadowRoot)) return element;
    markedRoots.add(shadowRoot);
    return shadowRoot;
  }
  // An element that a script of the page defines may still get a shadow root of that script.
  if (isCustom(element) || !nativeCall(element, 'hasAttribute', marker)) return element;
  try {
    const root = nativeCall(element, 'attachShadow', { mode: 'open' });
    markedRoots.add(root);
    return root;
  } catch {
    // The element can't have a shadow root, such as `<li>`, or it has a closed one.
    return element;
  }
}

/** Whether a script of the page may define the element. */
export function isCustom(element: Element): boolean {
  return nativeGet(element, 'localName').includes('-') || nativeCall(element, 'hasAttribute', 'is');
}
