/**
 * What `renderToHtml` writes around the HTML. `innerHTML` keeps it; a parser of documents makes a
 * shadow root of it.
 */
const templateIn = (element: Element) =>
  element.querySelector<HTMLTemplateElement>(':scope > template[shadowrootmode]');

/** Where the prerendered HTML of an element is, if it has any. */
export function prerenderedIn(element: Element): DocumentFragment | undefined {
  return element.shadowRoot ?? templateIn(element)?.content;
}

/**
 * Puts prerendered HTML into a shadow root where it was added by `innerHTML`, as tag managers do.
 */
export function attachPrerendered(element: Element): void {
  const template = templateIn(element);
  if (element.shadowRoot || !template) return;
  element.attachShadow({ mode: 'open' }).appendChild(template.content);
  element.removeChild(template);
}
