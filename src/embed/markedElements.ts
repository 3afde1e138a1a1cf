import { changedElements } from '../browser/changedElements';
import { attempt } from '../browser/log';
import { queryAll } from '../browser/queryAll';
import { whenParsed } from '../browser/whenParsed';
import { hasHeldSite, holdsForeignSite, putSite, siteIn } from './hostElement';
import { marker, mountedByPage } from './mount';
import {
  attributeNames,
  settingsFromAttributes,
  warnOfMisspelledAttributes,
} from './options/attributes';

const markedElements = `[${marker}]:not(training-site)`;

/**
 * Keeps a site in each `[data-training-site]` of the document, for editors that remove unknown tags: mounts it when the
 * element enters the document, whichever script inserts it, and follows its attributes. When a site leaves the
 * document, the browser calls its host element. Starts when the document has been parsed.
 */
export function watchMarkedElements(): void {
  whenParsed(() => {
    updateAll();
    attempt(`watch [${marker}]`, () =>
      new MutationObserver(onChange).observe(document, {
        childList: true,
        subtree: true,
        attributeFilter: [marker, ...attributeNames.map((name) => `data-${name}`)],
      }),
    );
  });
}

function onChange(changes: readonly MutationRecord[]) {
  // Jest removes the global `document` before it empties the document.
  if (!document) return;
  for (const { target, attributeName } of changes) {
    const element = target as Element;
    const isUnmarked = attributeName === marker && !element.hasAttribute(marker);
    if (isUnmarked && !isOfPage(element)) siteIn(element)?.destroy();
  }
  update(changedElements(changes, markedElements));
}

const isOfPage = (element: Element) =>
  mountedByPage.has(element) || mountedByPage.has(Object(siteIn(element)));

const updateAll = () => update(queryAll(document, markedElements), true);

function update(elements: Iterable<Element>, refills = false) {
  for (const element of elements) {
    if (isOfPage(element) || holdsForeignSite(element)) continue;
    const site = siteIn(element);
    const settings = settingsFromAttributes(element, 'data-');
    if (site) site.set(settings);
    else if (refills || !hasHeldSite(element)) {
      warnOfMisspelledAttributes(element, 'data-');
      attempt('show the site', () => putSite(element, settings));
    }
    // The page has removed the site. The new one waits for the next frame, because an observer of the page may remove
    // each site. Without the wait, that observer and ours would block the page.
    else attempt('show the site', () => requestAnimationFrame(updateAll));
  }
}
