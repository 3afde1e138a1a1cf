// Runs in the page: the two sites, and what finds them.

/** The sites that are mounted: see `mount` in act.mjs. */
export const sites = /** @type {any[]} */ ([undefined, undefined]);

/** The shadow root of a site that is mounted. @returns {ShadowRoot | undefined} */
export function rootOf(slot) {
  const element = sites[slot]?.element;
  return element?.shadowRoot ?? element?.firstElementChild?.shadowRoot;
}

/** The element that has focus, in whatever shadow root. */
export function focused() {
  let element = document.activeElement;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element === document.body ? null : element;
}

/** The name of a link to a screen; Home for the logo. */
export const nameOf = (link) => (link.ariaLabel?.endsWith(', home') ? 'Home' : link.textContent);

export const withoutHash = (address) => address.replace(/#.*$/, '');
