import { queryAll } from './queryAll';

/** From so many changes on, one query of the document takes less time than a look at each of them. */
const many = 100;

/**
 * The elements that match, among those that the page has inserted or changed. On a page that changes all the time, this
 * takes as long as the changes do; a query of the document would take as long as the document is.
 *
 * @returns those of the whole document where there are many changes
 */
export function changedElements(
  changes: readonly MutationRecord[],
  selectors: string,
): Iterable<Element> {
  if (changes.length > many) return queryAll(document, selectors);
  const found = new Set<Element>();
  // Not their own methods, which a field of a form hides, such as `<input name="matches">`.
  const { matches, querySelectorAll } = HTMLElement.prototype;
  for (const { target, addedNodes } of changes) {
    for (const node of [target, ...addedNodes] as Element[]) {
      if (node.nodeType !== 1 || !node.isConnected) continue;
      if (matches.call(node, selectors)) found.add(node);
      if (node === target) continue;
      for (const inside of querySelectorAll.call(node, selectors)) found.add(inside);
    }
  }
  return found;
}
