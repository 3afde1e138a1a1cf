import { isHash, listen, replaceHash, tell } from './messages';

/**
 * Sends the height and the hash of the site to the page around the frame, and follows the hash of that page.
 *
 * @param host - the origin of the page
 * @param isGiven - whether the address of the frame names that origin
 */
export function talkToHost(site: Element, host: string, isGiven: boolean): void {
  /** The last hash that frame and page had in common. */
  let common = location.hash;
  let isAnswered = false;

  function tellHeight() {
    // Without the script of the host, nobody listens.
    if (isAnswered) tell(parent, host, 'height', Math.ceil(site.getBoundingClientRect().height));
  }

  function show(hash: string) {
    common = hash;
    if (hash === location.hash) return;
    replaceHash(hash);
    // The site listens to it.
    dispatchEvent(new PopStateEvent('popstate'));
  }

  listen((name, value, { source, origin }) => {
    if (source !== parent || origin !== host || name !== 'hash' || !isHash(value)) return false;
    show(value);
    isAnswered = true;
    tellHeight();
    return true;
  });
  new ResizeObserver(tellHeight).observe(site);
  site.addEventListener('training-site:navigate', () => {
    if (!isAnswered || location.hash === common) return;
    common = location.hash;
    tell(parent, host, 'hash', common);
  });
  // For a page of another origin that was not named, the browser would write an error to the console.
  if (isGiven || isReadable(parent)) tell(parent, host, 'start');
}

function isReadable(page: Window): boolean {
  try {
    return Boolean(page.document);
  } catch {
    return false;
  }
}
