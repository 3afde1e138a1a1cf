/**
 * The element that the shadow root `node` belongs to; undefined for any other node. `instanceof ShadowRoot`
 * would miss the shadow root of another window, as that of a site in a frame.
 */
export function shadowHost(node: Node): Element | undefined {
  return node.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? (node as ShadowRoot).host : undefined;
}
