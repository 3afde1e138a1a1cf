import { formatHash, normalisePath, parseHash, readBasePath } from '../embed/hash';
import { forwardReports } from './forwardReports';
import { isHash, listen, replaceHash, send } from './messages';

/**
 * Sends height, hash and events of the site to the page around the frame, and follows the hash of
 * that page.
 *
 * @param host - the origin of the page
 * @param isGiven - whether the address of the frame names that origin
 */
export function talkToHost(site: Element, host: string, isGiven: boolean): void {
  /** The last hash that frame and page had in common. */
  let common = location.hash;
  let isAnswered = false;
  // The page keeps its hash when the visitor goes back to an older entry of the frame.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReturn = load?.type === 'back_forward';

  function sendHeight() {
    // Without the script of the host, nobody listens.
    if (isAnswered) send(parent, host, Math.ceil(site.getBoundingClientRect().height));
  }

  function sendHash() {
    if (!isAnswered || location.hash === common) return;
    common = location.hash;
    send(parent, host, common);
  }

  function pathInAddress() {
    if (site.getAttribute('routing') === 'memory') return undefined;
    return parseHash(location.hash, basePath());
  }

  const basePath = () => readBasePath(site.getAttribute('base-path') ?? '') ?? '';

  /** Shows the screen of a hash, without a new history entry. */
  function show(hash: string) {
    common = hash;
    replaceHash(hash);
    // The site listens to it.
    dispatchEvent(new PopStateEvent('popstate'));
  }

  function showInitial() {
    const initial = formatHash(normalisePath(site.getAttribute('initial-path') ?? '/'), basePath());
    // A hash that a script only removes leaves the screen as it is.
    if (initial !== undefined) show(initial);
    show('');
  }

  function follow(hash: string) {
    // The first answer of the page may come late, after the visitor has used the site.
    const keepsOwn = !isAnswered && (hash === '' || isReturn || location.hash !== common);
    isAnswered = true;
    common = hash;
    if (keepsOwn) sendHash();
    else if (hash === '' && location.hash !== '') showInitial();
    else if (hash !== location.hash) show(hash);
    sendHeight();
    releaseReports();
  }

  listen((value, { source, origin }) => {
    if (source !== parent || origin !== host || !isHash(value)) return false;
    follow(value);
    return true;
  });
  new ResizeObserver(sendHeight).observe(site);
  // It comes with each new hash, also for the link of the current screen, for which the site sends
  // no event.
  addEventListener('popstate', sendHash);
  site.addEventListener('training-site-navigate', () => {
    // Browsers put off the observer of a frame that is out of sight.
    sendHeight();
  });
  // After the listener above: events come after the hash.
  const releaseReports = forwardReports(site, pathInAddress, (report) =>
    send(parent, host, report),
  );

  // For a page of another origin that was not named, the browser would write an error to the
  // console.
  if (isGiven || isReadable(parent)) send(parent, host, 'start');
}

function isReadable(page: Window): boolean {
  try {
    return Boolean(page.document);
  } catch {
    return false;
  }
}
