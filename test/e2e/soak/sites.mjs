// Runs in the page: the two sites, and what has focus.
/** @type {({ element: any, site: any } | undefined)[]} */
export const sites = [undefined, undefined];

/** The shadow root of a mounted site. @param {number} slot @returns {ShadowRoot | null | undefined} */
export function rootOf(slot) {
  const element = sites[slot]?.element;
  const host = element?.localName === 'training-site' ? element : element?.firstElementChild;
  return host?.shadowRoot;
}

/** The element that has focus, in whatever shadow root. */
export function focused() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return /** @type {HTMLElement | null} */ (element);
}

/** The site that has focus; -1 for an element of the host, undefined for none. */
export function focusedSite() {
  const element = focused();
  if (!element || element === document.body) return undefined;
  return sites.findIndex((_, slot) => rootOf(slot)?.contains(element));
}

/** Waits until a frame is painted, and what waited for it has run. */
export const frame = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
