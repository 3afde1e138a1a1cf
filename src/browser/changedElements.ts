import { nativeCall, nativeGet } from './native';
import { pageDocument } from './pageDocument';
import { queryAll } from './queryAll';

/**
 * With more nodes than this, one query of the document takes less time than a check of each node.
 */
const many = 200;

/**
 * The elements that match, among those that the page has inserted, or whose attributes it has
 * changed. The time depends on the number of changes; the time of a query of the document depends
 * on its size.
 *
 * @returns the matches of the whole document if there are many changes. An element may be listed
 * twice
 */
export function changedElements(
  changes: readonly MutationRecord[],
  selectors: string,
): Iterable<Element> {
  const document = pageDocument();
  const targets = changes.filter(({ type }) => type === 'attributes').map(({ target }) => target);
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  if (targets.length + added.length > many) return queryAll(document, selectors);
  // An element that was moved into a shadow root or a frame is not in the document.
  const inDocument = (nodes: readonly Node[]) =>
    nodes.filter(
      (node) => nativeGet(node, 'nodeType') === 1 && nativeCall(node, 'getRootNode') === document,
    ) as Element[];
  return [
    ...inDocument([...targets, ...added]).filter((element) =>
      nativeCall(element, 'matches', selectors),
    ),
    ...inDocument(added).flatMap((element) => [
      ...nativeCall(element, 'querySelectorAll', selectors),
    ]),
  ];
}
