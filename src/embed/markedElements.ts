import { settingsFromAttributes, warnOfMisspelledAttributes } from './attributes';
import { holdsSite, type MountedSite, replaceSite } from './mount';

const marker = 'data-training-site';
const sites = new Map<Element, MountedSite>();

/**
 * Keeps a site in each `[data-training-site]` of the document, for editors that remove unknown tags:
 * mounts it when the element comes into the document and unmounts it when the element leaves, however
 * the host's scripts do that. Begins when the document has been parsed.
 */
export function watchMarkedElements(): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', watchMarkedElements, { once: true });
    return;
  }
  mountIn(document);
  new MutationObserver(update).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: [marker],
  });
}

/** Looks only at what has come, so that a page with many changes pays next to nothing. */
function update(changes: readonly MutationRecord[]) {
  for (const [element, site] of sites) {
    if (element.isConnected && element.hasAttribute(marker)) continue;
    site.unmount();
    sites.delete(element);
  }
  for (const { type, target, addedNodes } of changes) {
    if (type === 'attributes') mountAt(target);
    for (const node of addedNodes) {
      mountAt(node);
      if (node.hasChildNodes()) mountIn(node);
    }
  }
}

function mountIn(node: Node) {
  if (!isParent(node)) return;
  for (const element of node.querySelectorAll(`[${marker}]`)) mountAt(element);
}

function mountAt(node: Node) {
  if (!isElement(node) || !node.hasAttribute(marker) || !node.isConnected || holdsSite(node))
    return;
  warnOfMisspelledAttributes(node, 'data-');
  sites.set(node, replaceSite(node, settingsFromAttributes(node, 'data-')));
}

function isParent(node: Node): node is Element | Document {
  return 'querySelectorAll' in node;
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
