import { hasMain } from '../browser/hasMain';
import { attempt } from '../browser/log';
import { fragmentOf, withoutFragment } from './hash';
import { isOfSite, type ReplacedTitle } from './titleRule';

/** What the sites on a page need to know of each other. */
export interface ActiveSite {
  readonly host: Element;
  /** The title that it wants the page to have, if any. */
  readonly title: () => string | undefined;
  /** Whether the address names its screen. */
  readonly isInAddress: () => boolean;
  readonly setLandmarks: (landmarks: boolean) => void;
}

/** The sites that are connected and shown, in the order in which they came. */
let sites: readonly ActiveSite[] = [];
/** Undefined while the page has a title of its own. */
let replaced: ReplacedTitle | undefined;

export function addSite(site: ActiveSite): void {
  sites = [...sites, site];
  showTitle(site);
  shareLandmarks();
}

export function removeSite(site: ActiveSite): void {
  const hadTitle = site === siteWithTitle();
  sites = sites.filter((other) => other !== site);
  if (hadTitle) giveTitleBack();
  shareLandmarks();
}

/** Gives the page the title of a site, if it is the last one that has a title. */
export function showTitle(site: ActiveSite): void {
  if (site === siteWithTitle()) attempt('set the title', writeTitle);
}

/**
 * In a frame of an arrival: gives the page the title again, if a hash names the screen. Frameworks
 * write the title of a page in an effect, or one that they remember. When the site leaves, the page
 * gets that title.
 */
export function keepTitle(site: ActiveSite): void {
  attempt('set the title', () => {
    const { href } = location;
    // Without a hash, and at another address, it is the title of the page there.
    const namesScreen = site.isInAddress() && fragmentOf(href) !== '';
    const isSameAddress = replaced?.setAt === withoutFragment(href);
    if (namesScreen && isSameAddress && isOwnTitleOfPage()) showTitle(site);
  });
}

/** A site that had the title no longer wants it, or has left: another site has it, or the page. */
export function giveTitleBack(): void {
  attempt('set the title', () => {
    if (!replaced) return;
    const { ofPage } = replaced;
    const isOfPage = isOwnTitleOfPage();
    if (!isOfPage && siteWithTitle()) {
      writeTitle();
      return;
    }
    replaced = undefined;
    if (!isOfPage) document.title = ofPage;
  });
}

/** The last site that wants the page to have its title. */
const siteWithTitle = () => sites.filter((site) => site.title() !== undefined).at(-1);

/** A text, also where an element of the page with the name `title` hides the property. */
const titleOfDocument = () => `${document.title}`;

const isOwnTitleOfPage = () =>
  replaced === undefined || !isOfSite(titleOfDocument(), withoutFragment(location.href), replaced);

function writeTitle() {
  const ofSite = siteWithTitle()?.title();
  if (ofSite === undefined) return;
  const current = titleOfDocument();
  const setAt = withoutFragment(location.href);
  const ofPage = replaced && !isOwnTitleOfPage() ? replaced.ofPage : current;
  replaced = { ofPage, ofSite, setAt };
  if (current !== ofSite) document.title = ofSite;
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
