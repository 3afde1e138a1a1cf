import { faq } from '../../../src/content/faq';
import { navigation } from '../../../src/content/navigation';
import { careers, consultancy, notFound, screens } from '../../screens';
import type { Model, SiteModel } from './model';

/** What a site should show. */
export interface ExpectedSite {
  readonly heading: string;
  /** The links that are marked as the current one, with their regions. */
  readonly current: readonly string[];
  readonly menu: 'open' | 'closed';
  readonly theme: string;
  readonly company: string;
  /** Which questions are expanded, and which filters are pressed. */
  readonly expanded: readonly number[];
  readonly pressed: readonly number[];
  readonly notice?: 'shown' | 'hidden';
  /** In px; outside the page a site has no size. */
  readonly overflow: 0;
}

/** What the page should be like after an action. */
export interface Expected {
  /** Null for a site that is not mounted. */
  readonly sites: readonly (ExpectedSite | null)[];
  /** The title is one of these. */
  readonly titles: readonly string[];
  readonly fragment: string;
  readonly entries: number;
  readonly index: number;
  /** The sites that show another screen now: focus goes to the heading, unless it was elsewhere. */
  readonly focusTo: readonly number[];
}

export const screenAt = (path: string) =>
  screens.find((screen) => screen.path === path) ?? notFound;

/** What the page should be like now. */
export function expectedOf(model: Model): Expected {
  const present = model.present();
  const titles = present.map(({ path }) => screenAt(path).title);
  return {
    sites: model.sites.map((site) => (site ? expectedSite(model, site) : null)),
    titles: model.isHostTitleShown || titles.length === 0 ? [model.hostTitle] : titles,
    fragment: model.entry.fragment,
    entries: model.entries.length,
    index: model.index,
    focusTo: present
      .filter((site) => model.changed.has(site) && model.isUsable(site))
      .map((site) => model.sites.indexOf(site)),
  };
}

function expectedSite({ isNoticeAccepted }: Model, site: SiteModel): ExpectedSite {
  const { path } = site;
  return {
    heading: screenAt(path).heading.replace(/\s/g, ''),
    current: currentLinks(path, site.isMenuOpen),
    menu: site.isMenuOpen ? 'open' : 'closed',
    theme: site.theme,
    company: site.company,
    expanded:
      path === consultancy.path ? [...faq.keys()].filter((index) => site.isExpanded[index]) : [],
    pressed: path === careers.path ? [site.pressed] : [],
    // A site outside the page hears of it when it comes back.
    ...(site.place !== undefined && { notice: isNoticeAccepted ? 'hidden' : 'shown' }),
    overflow: 0,
  };
}

function currentLinks(path: string, isMenuOpen: boolean): string[] {
  const item = navigation.find(({ url }) => url === path);
  if (!item) return [];
  const regions = [
    ...(item.displayOnHeadNav ? ['header'] : []),
    ...(item.displayOnFloatingMenu && isMenuOpen ? ['menu'] : []),
    'footer',
  ];
  return regions.map((region) => `${region}: ${item.displayName}`);
}
