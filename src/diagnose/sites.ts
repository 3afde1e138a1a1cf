/** A site that the page shows. */
export interface FoundSite {
  /** The element of the page that the site is in. */
  readonly place: Element;
  readonly shadow: ShadowRoot;
}

/** Every element in a document, a shadow root or an element, and of its open shadow roots, except those inside a site. */
export function* elementsIn(root: Document | ShadowRoot | Element): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot && !isSite(element)) yield* elementsIn(element.shadowRoot);
  }
}

/** The sites that the page shows, wherever they are. */
export const sitesIn = (elements: readonly Element[]): FoundSite[] =>
  elements.flatMap((host) => {
    const shadow = host.shadowRoot;
    if (!shadow || !isSite(host)) return [];
    // In other elements the site has a host element of its own.
    const place = host.localName === 'training-site' ? host : (parentOf(host) ?? host);
    return [{ place, shadow }];
  });

/** Like `element.matches`, which a field of a form hides, such as `<input name="matches">`. */
export const matches = (element: Element, selectors: string): boolean =>
  HTMLElement.prototype.matches.call(element, selectors);

export function isSite(element: Element): boolean {
  return Boolean(element.shadowRoot?.querySelector('.site'));
}

/**
 * The parent of an element in the rendered tree: the slot that it is in, its parent, or the host of its shadow root.
 */
export function parentOf(element: Element): Element | null {
  // Not `instanceof ShadowRoot`, which Shady DOM replaces.
  const { host = null } = element.getRootNode() as Partial<ShadowRoot>;
  return element.assignedSlot ?? element.parentElement ?? host;
}

/** An element in words: `<div id="training">`. */
export function nameOf(element: Element): string {
  const names = ['id', 'class', 'src', 'href'].flatMap((name) => {
    const value = element.getAttribute(name);
    return value ? [` ${name}="${value.slice(0, 80)}"`] : [];
  });
  return `<${element.localName}${names.slice(0, 2).join('')}>`;
}
