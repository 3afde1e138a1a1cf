import { attempt } from '../browser/log';
import { tellPresence } from '../browser/presence';
import { queryAll } from '../browser/queryAll';
import { settingsFromAttributes, warnOfMisspelledAttributes } from './attributes';
import { holdsSite, type MountedSite, replaceSite } from './mount';

const marker = 'data-training-site';
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
  // Libraries that swap pages, such as Turbo and htmx, restore the scroll position soon after they have replaced the
  // body or its children. The height has to be there then. Elements that have left are unmounted in the next frame,
  // because they may come back.
  const isSwap = ({ target, removedNodes }: MutationRecord) =>
    // By name: a frame of the page that is called "body" takes the place of `document.body`.
    removedNodes.length > 0 && /^(html|body)$/i.test(target.nodeName);
  // In a microtask, because observers of the page may set attributes.
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
    if (holdsSite(element)) continue;
    warnOfMisspelledAttributes(element, 'data-');
    sites.set(element, replaceSite(element, settingsFromAttributes(element, 'data-')));
  }
}
