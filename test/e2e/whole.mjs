/**
 * Whether every site of the document is shown to its end. At the start a site may show the opening of a
 * screen alone. Runs in the page, so it uses nothing from outside itself.
 */
export function areSitesWhole() {
  /** @type {(root: Document | ShadowRoot) => boolean} */
  const areWholeIn = (root) =>
    [...root.querySelectorAll('*')].every(
      ({ shadowRoot }) =>
        !shadowRoot ||
        ([...shadowRoot.children].some(({ childElementCount }) => childElementCount > 0) &&
          !shadowRoot.querySelector('[data-opening]') &&
          areWholeIn(shadowRoot)),
    );
  return areWholeIn(document);
}
