/**
 * Whether every site of the document is shown to its end. A site shows the opening of a screen first;
 * its footer comes last. Runs in the page, so it uses nothing from outside itself.
 */
export function areSitesWhole() {
  /** @param {Document | ShadowRoot} root */
  const areWholeIn = (root) =>
    [...root.querySelectorAll('*')].every(({ shadowRoot }) => {
      if (!shadowRoot) return true;
      const isSite = shadowRoot.querySelector('[part=main]') !== null;
      const isWhole = !isSite || shadowRoot.querySelector('[part=footer]') !== null;
      return shadowRoot.childElementCount > 0 && isWhole && areWholeIn(shadowRoot);
    });
  return areWholeIn(document);
}
