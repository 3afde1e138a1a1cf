/** The parts that a host may style with `::part()`, through the shadow root around ours too. */
export const exportedParts = 'header, main, footer, notice';

/** The elements that hold a site. */
export interface SiteHost {
  readonly host: Element;
  readonly shadow: ShadowRoot;
  /**
   * The element that React renders into. Not the shadow root itself: where hydration fails, React empties
   * elements, but not shadow roots.
   */
  readonly container: Element;
}

/** The host element of a prerendered site in `parent`. Another version of the script may have rendered it. */
export function prerenderedHost(parent: Element | ShadowRoot): Element | undefined {
  const host = parent.firstElementChild;
  // Without this attribute, it is a web component of the page, for example a spinner.
  return host?.shadowRoot && host.hasAttribute('exportparts') ? host : undefined;
}

/** Creates the elements for a site, with an open shadow root. */
export function createSiteHost(document: Document): SiteHost {
  const host = document.createElement('div');
  host.setAttribute('exportparts', exportedParts);
  const shadow = host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  shadow.appendChild(container);
  return { host, shadow, container };
}
