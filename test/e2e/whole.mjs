/**
 * Whether every site of the document is shown to its end. At the start a site may show the opening of a
 * screen alone. Runs in the page, so it uses nothing from outside itself.
 */
export function areSitesWhole() {
  /** @type {(root: Document | ShadowRoot) => boolean} */
  const areWholeIn = (root) =>
    [...root.querySelectorAll('*')].every(
      ({ localName, shadowRoot }) =>
        !shadowRoot ||
        // A page may have other elements with a shadow root.
        ((!localName.startsWith('training-site') ||
          ([...shadowRoot.children].some(({ childElementCount }) => childElementCount > 0) &&
            !shadowRoot.querySelector('[data-opening]'))) &&
          areWholeIn(shadowRoot)),
    );
  return areWholeIn(document);
}
