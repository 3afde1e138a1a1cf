import { attempt } from '../browser/log';
import { tellPresence } from '../browser/presence';
import { queryAll } from '../browser/queryAll';
import { settingsFromAttributes, warnOfMisspelledAttributes } from './attributes';
import { isTaken, type MountedSite, marker, replaceSite } from './mount';

const watching = `watch [${marker}]`;
const sites = new Map<Element, MountedSite>();
let isScheduled = false;

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
  update();
  attempt(watching, () =>
    new MutationObserver(onChange).observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: [marker],
    }),
  );
}

function onChange(changes: readonly MutationRecord[]) {
  // Libraries such as Turbo and htmx replace the body or its children, and soon afterwards they restore the scroll
  // position. The page must have its full height by then, so new elements are mounted before the next frame. Removed
  // elements wait for the frame, because a script may put them back.
  const isSwap = ({ target, removedNodes }: MutationRecord) =>
    // Not `target === document.body`: if the page has a frame named "body", that property is the frame.
    removedNodes.length > 0 && /^(html|body)$/i.test(target.nodeName);
  // In a microtask, so that the mutation observers of the page, which may set attributes, run first.
  if (changes.some(isSwap)) queueMicrotask(mountMissing);
  scheduleUpdate();
}

/**
 * Once a frame, before it is painted. One query takes less time than a look at each change: a page may
 * insert thousands of nodes.
 */
function scheduleUpdate() {
  if (isScheduled) return;
  attempt(watching, () => {
    requestAnimationFrame(() => {
      isScheduled = false;
      tellPresence();
      update();
    });
    isScheduled = true;
  });
}

function update() {
  for (const [element, site] of sites) {
    // A script of the page may have replaced the children, as Turbo does when it refreshes a page.
    const holdsHost = [...element.children].some(({ shadowRoot }) => shadowRoot);
    if (element.isConnected && element.hasAttribute(marker) && holdsHost) continue;
    site.unmount();
    sites.delete(element);
  }
  mountMissing();
}

function mountMissing() {
  for (const element of queryAll(document, `[${marker}]:not(training-site)`)) {
    if (isTaken(element)) continue;
    warnOfMisspelledAttributes(element, 'data-');
    sites.set(element, replaceSite(element, settingsFromAttributes(element, 'data-')));
  }
}
