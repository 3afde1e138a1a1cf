import content from 'content';
import { attempt } from '../browser/log';
import { queryAll } from '../browser/queryAll';
import { titlesOf } from '../site/routes';

/** What the sites on a page need to know of each other. */
export interface SiteOnPage {
  readonly host: Element;
  /** The title that it wants the page to have, if any. */
  readonly title: () => string | undefined;
  readonly setLandmarks: (landmarks: boolean) => void;
}

/** The sites that are connected, in the order in which they came. */
let sites: readonly SiteOnPage[] = [];
let hostTitle = '';
/** The titles that the sites have set since the page had a title of its own; none while it has that. */
const ownTitles = new Set<string>();

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
 * Whether a title is the site's: one that it has set, also with something added by the page (`(1) Training`), or one of
 * another copy of the script.
 */
function isOwn(title: string): boolean {
  const isDecorated = [...ownTitles].some((own) => title.includes(own));
  return isDecorated || (ownTitles.size > 0 && titlesOf(content).includes(title));
}

/**
 * Gives the page the title of the last site that has one, or else the host's title again.
 *
 * @param isLeaving - whether a site leaves. Then a title that the host has set in the meantime stays
 */
export function showTitle(isLeaving = false): void {
  attempt('set the title', () => {
    // An element of the page with the name `title` hides the property.
    const current = `${document.title}`;
    if (!isOwn(current)) {
      ownTitles.clear();
      if (isLeaving) return;
      hostTitle = current;
    }
    let title: string | undefined;
    for (const site of sites) title = site.title() ?? title;
    if (title === undefined && ownTitles.size === 0) return;
    document.title = title ?? hostTitle;
    if (title === undefined) ownTitles.clear();
    else ownTitles.add(title);
  });
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
    setLandmarks(isFirst && queryAll(ownerDocument, 'main, [role=main]').length === 0);
  }
}
