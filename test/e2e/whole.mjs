/**
 * Whether every site of the document is shown to its end. At the start a site may show the opening
 * of a screen alone. Runs in the page, so it uses nothing from outside itself.
 */
export function areSitesWhole() {
  /** @param {Document | ShadowRoot} root @returns {boolean} */
  function areWholeIn(root) {
    for (const { localName, shadowRoot } of root.querySelectorAll('*')) {
      if (!shadowRoot) continue;
      // A page may have other elements with a shadow root.
      const isSite = localName.startsWith('training-site');
      if (isSite && !isWhole(shadowRoot)) return false;
      if (!areWholeIn(shadowRoot)) return false;
    }
    return true;
  }

  /** @param {ShadowRoot} root */
  function isWhole(root) {
    const isRendered = [...root.children].some(({ childElementCount }) => childElementCount > 0);
    return isRendered && !root.querySelector('[data-opening]');
  }

  return areWholeIn(document);
}
