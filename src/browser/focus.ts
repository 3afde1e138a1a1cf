/**
 * Whether focus may go to `element` without being taken from somebody else on the page: it is in the
 * same tree already, or nowhere. `document` sees into no shadow root, so the element's root is asked.
 */
export function mayTakeFocus(element: Element): boolean {
  const { activeElement, body } = element.ownerDocument;
  const root = element.getRootNode();
  if ('host' in root) return (root as ShadowRoot).activeElement !== null || isNowhere();
  return isNowhere();

  function isNowhere() {
    return activeElement === null || activeElement === body;
  }
}
