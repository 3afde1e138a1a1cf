/**
 * Whether there is a page. Some servers have a part of the DOM, as Lit's have custom elements and a `document`
 * without content.
 */
export function hasDom(): boolean {
  return typeof customElements !== 'undefined' && typeof HTMLDocument !== 'undefined';
}
