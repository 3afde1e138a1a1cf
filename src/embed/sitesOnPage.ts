import { attempt } from '../browser/log';
import { queryAll } from '../browser/queryAll';

/** A site, as far as it shares the page with others. */
export interface SiteOnPage {
  readonly host: Element;
  /** The title that it wants the page to have, if any. */
  readonly title: () => string | undefined;
  readonly setLandmarks: (landmarks: boolean) => void;
}

/** The sites that are connected, in the order in which they came. */
let sites: readonly SiteOnPage[] = [];
let hostTitle = '';
/** The page's title since a site has set it; undefined while it is the host's. */
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
 * @param isLeaving - whether a title stays that the host has set since
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
