/**
 * Gives the elements of a document that match. The document's own method may be hidden by an element of
 * the page with its name, such as `<img name="querySelectorAll">`.
 */
export function queryAll(document: Document, selectors: string): NodeListOf<Element> {
  return Document.prototype.querySelectorAll.call(document, selectors);
}
