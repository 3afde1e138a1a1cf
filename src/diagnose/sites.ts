import { isElement, nativeCall, nativeGet } from '../browser/native';

/** A site that the page shows. */
export interface FoundSite {
  /** The element of the page that the site is in. */
  readonly place: Element;
  readonly shadow: ShadowRoot;
}

/**
 * Every element in a document, a shadow root or an element, and of its open shadow roots, except
 * those inside a site.
 */
export function* elementsIn(root: Document | ShadowRoot | Element): Generator<Element> {
  const elements = isElement(root)
    ? nativeCall(root, 'querySelectorAll', '*')
    : root.querySelectorAll('*');
  for (const element of elements) {
    yield element;
    const shadow = nativeGet(element, 'shadowRoot');
    if (shadow && !isSite(element)) yield* elementsIn(shadow);
  }
}

/** The sites that the page shows, wherever they are. */
export function sitesIn(elements: readonly Element[]): FoundSite[] {
  const sites: FoundSite[] = [];
  for (const host of elements) {
    const shadow = nativeGet(host, 'shadowRoot');
    if (shadow && isSite(host)) sites.push({ place: placeOf(host), shadow });
  }
  return sites;
}

function placeOf(host: Element): Element {
  if (nativeGet(host, 'localName') === 'training-site') return host;
  // In other elements the site has a host element of its own.
  return parentOf(host) ?? host;
}

export const matches = (element: Element, selectors: string): boolean =>
  nativeCall(element, 'matches', selectors);

export function isSite(element: Element): boolean {
  return Boolean(nativeGet(element, 'shadowRoot')?.querySelector('.site'));
}

/**
 * The parent of an element in the rendered tree: the slot that it is in, its parent, or the host of
 * its shadow root.
 */
export function parentOf(element: Element): Element | null {
  // Not `instanceof ShadowRoot`, which Shady DOM replaces.
  const { host = null } = nativeCall(element, 'getRootNode') as Partial<ShadowRoot>;
  return nativeGet(element, 'assignedSlot') ?? nativeGet(element, 'parentElement') ?? host;
}

/** An element in words: `<div id="training">`. */
export function nameOf(element: Element): string {
  const names = ['id', 'class', 'src', 'href'].filter((name) =>
    nativeCall(element, 'getAttribute', name),
  );
  // Two are enough to find it.
  const attributes = names.slice(0, 2).map((name) => {
    const value = nativeCall(element, 'getAttribute', name) ?? '';
    return ` ${name}="${value.slice(0, 80)}"`;
  });
  return `<${nativeGet(element, 'localName')}${attributes.join('')}>`;
}
