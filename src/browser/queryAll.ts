/**
 * Gives the elements of a document that match. The document's own method may be hidden by an element of
 * the page with its name, such as `<img name="querySelectorAll">`. Not `Document.prototype`, because MooTools
 * replaces `Document`.
 */
export function queryAll(document: Document, selectors: string): NodeListOf<Element> {
  return HTMLDocument.prototype.querySelectorAll.call(document, selectors);
}
