// An element such as `<img name="querySelectorAll">` hides the document's own method. Not `Document.prototype`, because
// MooTools replaces `Document`.
/** The elements of a document that match. */
export function queryAll(document: Document, selectors: string): NodeListOf<Element> {
  return HTMLDocument.prototype.querySelectorAll.call(document, selectors);
}
