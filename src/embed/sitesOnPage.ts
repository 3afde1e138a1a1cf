import content from 'content';
import { hasMain } from '../browser/hasMain';
import { attempt } from '../browser/log';
import { pageDocument } from '../browser/pageDocument';
import { titlesOf } from '../site/routes';
import { withoutFragment } from './hash';
import { ownerOf, type Titles } from './titleRule';

/** What the sites on a page need to know of each other. */
export interface SiteOnPage {
  readonly host: Element;
  /** The title that it wants the page to have, if any. */
  readonly title: () => string | undefined;
  readonly setLandmarks: (landmarks: boolean) => void;
}

/** The sites that are connected, in the order in which they came. */
let sites: readonly SiteOnPage[] = [];
/** For `titleRule.ts`. While the page has a title of its own, none of them is of a site. */
let titles: Titles = { ofPage: '', ofSites: [], ofScreens: titlesOf(content), setAt: '' };
/** Follows the title while it is a site's, until the page has written an old one back. */
let observer: MutationObserver | undefined;

export function addSite(site: SiteOnPage): void {
  sites = [...sites, site];
  showTitle();
  shareLandmarks();
}

export function removeSite(site: SiteOnPage): void {
  sites = sites.filter((other) => other !== site);
  showTitle(true);
  shareLandmarks();
}

/**
 * Gives the page the title of the last site that has one, or else the title of the page again.
 *
 * @param isLeaving - whether a site leaves. Then a title that the page has set in the meantime stays
 */
export function showTitle(isLeaving = false): void {
  attempt('set the title', () => {
    // An element of the page with the name `title` hides the property.
    const current = `${document.title}`;
    const setAt = withoutFragment(location.href);
    if (ownerOf(current, setAt, titles) === 'page') {
      titles = { ...titles, ofSites: [] };
      if (isLeaving) return;
      titles = { ...titles, ofPage: current };
    }
    const { ofPage, ofSites } = titles;
    let title: string | undefined;
    for (const site of sites) title = site.title() ?? title;
    if (title === undefined && ofSites.length === 0) return;
    document.title = title ?? ofPage;
    const others = ofSites.filter((one) => one !== title);
    titles = { ...titles, ofSites: title === undefined ? [] : [...others, title], setAt };
  });
  attempt('watch the title', watchTitle);
}

/**
 * Some pages write a title that they remember: VitePress once, Luigi after each link, Astro after each history entry. It
 * is replaced once for each visit of a screen, so that page and site never write in turns.
 */
function watchTitle() {
  observer?.disconnect();
  const { head } = pageDocument();
  const title = titles.ofSites[titles.ofSites.length - 1];
  if (title === undefined || !head) return;
  const { href } = location;
  observer = new MutationObserver(() =>
    attempt('set the title', () => {
      // At another address, it is the title of the page there. Jest and Vitest remove the global `document` before they end.
      if (!globalThis.document || location.href !== href) return;
      if (ownerOf(`${document.title}`, withoutFragment(href), titles) !== 'old') return;
      observer?.disconnect();
      document.title = title;
    }),
  );
  // The page may change the text of its `<title>`, or replace the element.
  observer.observe(head, { childList: true, characterData: true, subtree: true });
}

/**
 * A document may have each landmark once, so its first site has them. A page with a `main` of its own probably has
 * the others too.
 */
function shareLandmarks() {
  const documents = new Set<Document>();
  for (const { host, setLandmarks } of sites) {
    const { ownerDocument } = host;
    const isFirst = !documents.has(ownerDocument);
    documents.add(ownerDocument);
    setLandmarks(isFirst && !hasMain(ownerDocument));
  }
}
