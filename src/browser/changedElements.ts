import { queryAll } from './queryAll';

/** From so many nodes on, one query of the document takes less time than a look at each of them. */
const many = 200;

/**
 * The elements that match, among those that the page has inserted or changed. On a page that changes all the time, this
 * takes as long as the changes do; a query of the document would take as long as the document is.
 *
 * @returns those of the whole document where there are many changes. An element may be in it twice
 */
export function changedElements(
  changes: readonly MutationRecord[],
  selectors: string,
): Iterable<Element> {
  const targets = changes.map(({ target }) => target);
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  if (targets.length + added.length > many) return queryAll(document, selectors);
  // Not their own methods, which a field of a form hides, such as `<input name="matches">`.
  const { getRootNode, matches, querySelectorAll } = HTMLElement.prototype;
  // Only elements have a `localName`. One that was moved into a shadow root or a frame is not of the document.
  const inDocument = (nodes: readonly Node[]) =>
    (nodes as Element[]).filter((node) => node.localName && getRootNode.call(node) === document);
  return [
    ...inDocument([...targets, ...added]).filter((node) => matches.call(node, selectors)),
    ...inDocument(added).flatMap((node) => [...querySelectorAll.call(node, selectors)]),
  ];
}
