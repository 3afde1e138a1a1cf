// Runs in the page: what there is to be seen.
/** @param {ShadowRoot} root @returns {Record<string, unknown>} */
export function look(root) {
  const all = (/** @type {string} */ selector) => [...root.querySelectorAll(selector)];
  const regionOf = (/** @type {Element} */ element) =>
    element.closest('dialog') ? 'menu' : element.closest('[part]')?.getAttribute('part');
  const dialog = root.querySelector('dialog');
  const isModal = dialog?.matches(':modal') && dialog.checkVisibility();
  const indexes = (/** @type {string} */ selector, /** @type {string} */ attribute) =>
    all(selector).flatMap((element, index) =>
      element.getAttribute(attribute) === 'true' ? [index] : [],
    );
  return {
    heading: all('h1')
      .map(({ textContent }) => textContent?.replace(/\s/g, ''))
      .join(' and '),
    current: all('[aria-current]')
      .filter((link) => !link.closest('dialog:not([open])'))
      .map((link) => `${regionOf(link)}: ${link.textContent}`),
    menu: dialog?.open ? (isModal ? 'open' : 'open, but not to be seen') : 'closed',
    theme: root.querySelector('.site')?.getAttribute('data-theme'),
    company: root
      .querySelector('[part=footer] [aria-label$=", home"]')
      ?.getAttribute('aria-label')
      ?.replace(', home', ''),
    expanded: indexes('h3 [aria-expanded]', 'aria-expanded'),
    pressed: indexes('[aria-pressed]', 'aria-pressed'),
    overflow: overflowOf(root.querySelector('.site')),
    notice: /** @type {any} */ (root.querySelector('[part=notice]'))?.hidden ? 'hidden' : 'shown',
  };
}

/** By how many px the content of an element is wider than the element. @param {Element | null} element */
export function overflowOf(element) {
  return element ? element.scrollWidth - element.clientWidth : 0;
}
