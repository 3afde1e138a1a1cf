import { changedElements } from '../browser/changedElements';
import { attempt, warnOnce } from '../browser/log';
import { nativeCall, nativeGet } from '../browser/native';
import { pageDocument } from '../browser/pageDocument';
import { queryAll } from '../browser/queryAll';
import { announceScript, isScriptHere } from '../browser/scriptInstance';
import { whenParsed } from '../browser/whenParsed';
import { endSite, isCustom, putSite } from './hostElement';
import {
  attributeNames,
  settingsFromAttributes,
  warnOfMisspelledAttributes,
} from './options/attributes';
import { showsChildren } from './options/requireElement';
import { hostIn, hostsOfMarks, marker, mountedByScript, siteOf } from './owners';
import { definedBy } from './TrainingSite';

const anyMarked = `[${marker}]`;

/**
 * Of elements inside one another, only one shows its site. A `<training-site>` of somebody else
 * shows none.
 */
const siteSelector = () =>
  definedBy(customElements)
    ? `[${marker}]:not(training-site, training-site *, [${marker}] *, :has(training-site))`
    : `[${marker}]:not([${marker}] *)`;

/**
 * Keeps a site in each `[data-training-site]` of the document, for editors that remove unknown
 * tags: mounts it when the element enters the document, whichever script inserts it, and follows
 * its attributes. When a site leaves the document, the browser calls its host element. Starts when
 * the document has been parsed. Does nothing if another instance of the script has come first.
 */
export function watchMarkedElements(): void {
  if (isScriptHere()) return;
  announceScript();
  whenParsed(() =>
    attempt(`watch [${marker}]`, () => {
      updateAll();
      new MutationObserver(onChange).observe(pageDocument(), {
        childList: true,
        subtree: true,
        attributeFilter: [marker, ...attributeNames.map((name) => `data-${name}`)],
      });
    }),
  );
}

function onChange(changes: readonly MutationRecord[]) {
  // Jest and Vitest remove the global `document` before they empty the document.
  if (!globalThis.document) return;
  const remarked = changes.filter(({ attributeName }) => attributeName === marker);
  for (const { target } of remarked) updateUnmarked(target as Element);
  // The marked elements inside show their sites again, or no longer.
  if (remarked.length > 0) updateAll();
  else updateEach(changedElements(changes, anyMarked));
}

function updateUnmarked(element: Element) {
  if (!nativeCall(element, 'hasAttribute', marker)) updateEach([element]);
}

function updateAll() {
  updateEach(queryAll(pageDocument(), anyMarked));
}

function updateEach(elements: Iterable<Element>) {
  // One that fails leaves the others alone.
  for (const element of elements) attempt('show the site', () => update(element));
}

function update(element: Element) {
  const host = hostIn(element);
  // The site of a script, or of another instance, is left alone.
  if (mountedByScript.has(element) || (host && !hostsOfMarks.has(host))) return;
  if (!nativeCall(element, 'matches', siteSelector())) {
    // It has lost its mark, or has come into an element that shows its own site.
    if (host) endSite(host);
    return;
  }
  const settings = settingsFromAttributes(element, 'data-');
  if (host) siteOf(host)?.set(settings);
  else if (isCustom(element) || showsChildren(element)) {
    warnOfMisspelledAttributes(element, 'data-');
    hostsOfMarks.add(putSite(element, settings));
  } else {
    warnOnce(
      `training-site: the shadow root of the <${nativeGet(element, 'localName')} ${marker}> has no <slot>, so a site in it is not shown.`,
    );
  }
}
