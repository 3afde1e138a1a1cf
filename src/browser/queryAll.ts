/**
 * The elements of a document that match. An element such as `<img name="querySelectorAll">` hides
 * the document's own method. MooTools replaces `Document`, so the method is read from
 * `HTMLDocument`.
 */
export function queryAll(document: Document, selectors: string): NodeListOf<Element> {
  return HTMLDocument.prototype.querySelectorAll.call(document, selectors);
}
