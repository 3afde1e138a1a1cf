import content from 'content';
import { type Arrival, beginArrival } from '../browser/arrival';
import { hasMain } from '../browser/hasMain';
import { attempt } from '../browser/log';
import { pageDocument } from '../browser/pageDocument';
import { titlesOf } from '../site/routes';
import { withoutFragment } from './hash';
import { originOf, type Titles } from './titleRule';

/** What the sites on a page need to know of each other. */
export interface SiteOnPage {
  readonly host: Element;
  /** The title that it wants the page to have, if any. */
  readonly title: () => string | undefined;
  /** Whether the address names its screen. */
  readonly isInHash: () => boolean;
  readonly setLandmarks: (landmarks: boolean) => void;
}

/** The sites that are connected and shown, in the order in which they came. */
let sites: readonly SiteOnPage[] = [];
/** For `titleRule.ts`. While the page has a title of its own, none of them is of a site. */
let titles: Titles = { ofPage: '', ofSites: [], ofScreens: titlesOf(content), setAt: '' };
/** Follows the title while it is a site's. */
let observer: MutationObserver | undefined;
/** The arrival at the screen whose title the page has, if the address names it. */
let arrival: Arrival | undefined;
/** How often a title is written again in one arrival. */
const mostWrites = 10;

export function addSite(site: SiteOnPage): void {
  sites = [...sites, site];
  showTitle();
  shareLandmarks();
}

export function removeSite(site: SiteOnPage): void {
  sites = sites.filter((other) => other !== site);
  restoreTitle();
  shareLandmarks();
}

/** Gives the page the title of the last site that has one, or else the title of the page again. */
export function showTitle(): void {
  attempt('set the title', () => {
    if (isOwnTitleOfPage()) titles = { ...titles, ofPage: titleOfDocument(), ofSites: [] };
    writeTitle();
  });
  attempt('watch the title', watchTitle);
}

/**
 * After a site has left: as `showTitle`, but a title that the page has set in the meantime stays.
 */
function restoreTitle() {
  attempt('set the title', () => {
    if (isOwnTitleOfPage()) titles = { ...titles, ofSites: [] };
    else writeTitle();
  });
  attempt('watch the title', watchTitle);
}

/** A text, also where an element of the page with the name `title` hides the property. */
const titleOfDocument = () => `${document.title}`;

const isOwnTitleOfPage = () =>
  originOf(titleOfDocument(), withoutFragment(location.href), titles) === 'page';

/** The last site that wants the page to have its title. */
const siteWithTitle = () => sites.filter((site) => site.title() !== undefined).at(-1);

function writeTitle() {
  const { ofPage, ofSites } = titles;
  const title = siteWithTitle()?.title();
  if (title === undefined && ofSites.length === 0) return;
  document.title = title ?? ofPage;
  const others = ofSites.filter((one) => one !== title);
  titles = {
    ...titles,
    ofSites: title === undefined ? [] : [...others, title],
    setAt: withoutFragment(location.href),
  };
}

/**
 * Writes the title of the screen again where the page replaces it:
 *
 * - Where the address names the screen, each other title that the page writes as long as the
 *   visitor arrives: some frameworks write the title of a page in an effect. When the site leaves,
 *   the page gets that title.
 * - An old one, once for each visit: VitePress, Luigi and Astro write a title that they remember.
 */
function watchTitle() {
  observer?.disconnect();
  arrival?.end();
  const { head } = pageDocument();
  const title = titles.ofSites[titles.ofSites.length - 1];
  if (title === undefined || !head) return;
  const { href } = location;
  const current = siteWithTitle()?.isInHash() ? beginArrival() : undefined;
  arrival = current;
  let writes = 0;
  observer = new MutationObserver(() =>
    attempt('set the title', () => {
      // At another address, it is the title of the page there. Jest and Vitest remove the global
      // `document` before they end.
      if (!globalThis.document || location.href !== href) return;
      const written = `${document.title}`;
      const owner = originOf(written, withoutFragment(href), titles);
      const isArriving = current !== undefined && !current.isOver();
      const isReplaced = owner === 'old' || (owner === 'page' && isArriving);
      if (!isReplaced) return;
      if (owner === 'page') titles = { ...titles, ofPage: written };
      writes += 1;
      // An observer of the page could write its title again each time.
      if (!isArriving || writes === mostWrites) observer?.disconnect();
      document.title = title;
    }),
  );
  // The page may change the text of its `<title>`, or replace the element.
  observer.observe(head, { childList: true, characterData: true, subtree: true });
}

/**
 * A document may have each landmark once, so its first site has them. A page with a `main` of its
 * own probably has the others too.
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
