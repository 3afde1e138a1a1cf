import { changedElements } from '../browser/changedElements';
import { nativeCall } from '../browser/native';
import { pageDocument } from '../browser/pageDocument';
import { queryAll } from '../browser/queryAll';
import { isScriptHere } from '../browser/scriptInstance';
import { loadScript } from './loadScript';
import { mayNameScreen } from './mayNameScreen';
import { reserveHeight } from './reserveHeight';
import { createTrustedPolicy, type TrustedPolicy } from './trustedPolicy';

const ahead = '1500px';
const sites = 'training-site,[data-training-site]';

/**
 * Waits until an element for a site comes near the window, or the address asks for one of its
 * screens, and loads the script then. Until the first site is shown, the elements are as high as
 * the window, so that what follows them does not move. Elements in shadow roots are not seen.
 *
 * @param loader - the script element of the loader; null in a module
 * @param show - shows something in an element that comes near; default: nothing
 * @param onFailure - called if no script comes
 */
export function watchForSites(
  loader: HTMLScriptElement | null,
  show?: (element: Element, policy: TrustedPolicy | undefined) => void,
  onFailure?: () => void,
): void {
  let releaseHeight: (() => void) | undefined;
  let policy: TrustedPolicy | undefined;
  let isLoading = false;
  let changes: MutationObserver | undefined;
  let near: IntersectionObserver | undefined;
  const page = pageDocument();
  const present = queryAll(page, sites);

  function watch() {
    changes = new MutationObserver((all) => follow(changedElements(all, sites)));
    // The margin is about the height of two windows: the script loads before the visitor has
    // scrolled to the site. `scrollMargin` is for pages that scroll inside an element. Both margins
    // are in px, because Chromium multiplies two margins in percent.
    near = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) loadFor(entry.target);
      },
      { rootMargin: ahead, scrollMargin: ahead },
    );
    changes.observe(page, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-training-site'],
    });
    follow(present);
  }

  function follow(elements: Iterable<Element>) {
    // The page has loaded the script itself.
    if (isScriptHere()) return stop();
    for (const element of elements) {
      releaseHeight ??= reserveHeight();
      near?.observe(element);
      const isEager = nativeCall(element, 'matches', '[loading=eager],[data-loading=eager]');
      if (isEager || mayNameScreen(element)) loadFor(element);
    }
  }

  function stop() {
    changes?.disconnect();
    near?.disconnect();
  }

  function loadFor(element: Element) {
    if (!isLoading) load();
    show?.(element, policy);
  }

  function load() {
    isLoading = true;
    policy = createTrustedPolicy();
    loadScript(loader, policy, (isLoaded) => {
      stop();
      if (isLoaded) return;
      releaseHeight?.();
      onFailure?.();
    });
  }

  document.addEventListener('training-site-navigate', () => releaseHeight?.(), {
    once: true,
    capture: true,
  });
  try {
    watch();
  } catch {
    // The page refuses an observer, so nothing tells when a site comes near.
    if (present[0]) loadFor(present[0]);
  }
}
