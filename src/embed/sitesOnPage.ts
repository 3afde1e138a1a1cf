import { attempt } from '../browser/log';
import { queryAll } from '../browser/queryAll';

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
/** The title that a site has set; undefined while the page has the host's title. */
let ownTitle: string | undefined;

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
 * Gives the page the title of the last site that has one, or else the host's title again.
 *
 * @param isLeaving - whether a site leaves. Then a title that the host has set in the meantime stays
 */
export function showTitle(isLeaving = false): void {
  attempt('set the title', () => {
    if (document.title !== ownTitle) {
      if (isLeaving) return;
      hostTitle = document.title;
      ownTitle = undefined;
    }
    let title: string | undefined;
    for (const site of sites) title = site.title() ?? title;
    if (title === undefined && ownTitle === undefined) return;
    document.title = title ?? hostTitle;
    ownTitle = title && document.title;
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
