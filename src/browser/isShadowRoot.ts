/**
 * Whether `node` is a shadow root, of any window. `instanceof ShadowRoot` refuses one of another window, such as
 * that of a site in a frame.
 */
export function isShadowRoot(node: Node | null): node is ShadowRoot {
  return node !== null && node.nodeType === node.DOCUMENT_FRAGMENT_NODE && 'host' in node;
}
