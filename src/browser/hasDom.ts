/**
 * Whether there is a page that can have elements of ours. Some servers have a part of the DOM, as
 * Lit's have custom elements and a `document` without content. In the content script of a browser
 * extension, `customElements` is null.
 */
export function hasDom(): boolean {
  return Boolean(globalThis.customElements) && typeof HTMLDocument !== 'undefined';
}
