/** The parts that a host may style with `::part()`, through the shadow root around ours too. */
export const exportedParts = 'header, main, footer, notice';

/** The element that holds the site, with its open shadow root. */
export function createHostElement(document: Document): Element {
  const host = document.createElement('div');
  host.setAttribute('exportparts', exportedParts);
  host.attachShadow({ mode: 'open' });
  return host;
}
