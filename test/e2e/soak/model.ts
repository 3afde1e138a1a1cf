import { careerFilters } from '../../../src/content/careers';
import { company } from '../../../src/content/company';
import { faq } from '../../../src/content/faq';
import { navigation } from '../../../src/content/navigation';
import {
  formatHash,
  fragmentOf,
  normaliseBasePath,
  normalisePath,
  parseHash,
} from '../../../src/embed/hash';
import { careers, consultancy, notFound, screens } from '../../screens';

/** How a site was put into the page. */
export type Kind = 'mount' | 'element';

/** A site of the page, as it should be. */
export interface SiteModel {
  readonly kind: Kind;
  readonly basePath: string;
  /** The index of the element that holds the site; undefined outside the page. */
  place: number | undefined;
  isHidden: boolean;
  path: string;
  theme: string;
  company: string;
  isMenuOpen: boolean;
  isExpanded: boolean[];
  pressed: number;
  shownAt: Map<Entry, string>;
  /** The address that does not say which screen is shown. */
  memoryAt: string | undefined;
}

/** A history entry. */
interface Entry {
  fragment: string;
}

/** What the page reports about itself at the start of a walk. */
export interface PageStart {
  readonly isNoticeAccepted: boolean;
}

/** What a site should show. */
export interface ExpectedSite {
  readonly heading: string;
  readonly current: readonly string[];
  readonly menu: 'open' | 'closed';
  readonly theme: string;
  readonly company: string;
  readonly expanded: readonly number[];
  readonly pressed: readonly number[];
  readonly notice: 'shown' | 'hidden';
}

/** What the page should be like after an action. */
export interface Expected {
  readonly sites: readonly (ExpectedSite | null)[];
  /** Any of these. */
  readonly titles: readonly string[];
  readonly fragment: string;
  readonly entries: number;
  readonly index: number;
  /** The sites whose heading has focus, unless focus was somewhere else in the page before. */
  readonly focusTo: readonly number[];
}

const hostTitle = 'Portal';
/** Browsers keep as many. */
const maxEntries = 50;
export const narrowBelow = 768;

/** The page, its history and its sites as they should be. */
export class Model {
  readonly sites: (SiteModel | undefined)[] = [undefined, undefined];
  width = 1280;
  isNoticeAccepted: boolean;
  hostTitle = hostTitle;
  /** Whether the host has set its title since a site did. */
  isHostTitleShown = true;
  entries: Entry[] = [{ fragment: '' }];
  index = 0;
  /** The sites whose screen was changed by the last action. */
  changed = new Set<SiteModel>();

  constructor({ isNoticeAccepted }: PageStart) {
    this.isNoticeAccepted = isNoticeAccepted;
  }

  get entry(): Entry {
    return this.entries[this.index] as Entry;
  }

  mount(slot: number, kind: Kind, basePath: string, place: number | undefined): void {
    const site: SiteModel = {
      kind,
      basePath: normaliseBasePath(basePath),
      place,
      isHidden: false,
      path: '/',
      theme: 'light',
      company: company.name,
      isMenuOpen: false,
      isExpanded: [],
      pressed: 0,
      shownAt: new Map(),
      memoryAt: undefined,
    };
    this.sites[slot] = site;
    this.#start(site);
  }

  /** The site shows its first screen. */
  #start(site: SiteModel) {
    site.shownAt = new Map();
    site.memoryAt = undefined;
    site.path = this.#asked(site) ?? '/';
    this.#resetScreen(site);
    site.shownAt.set(this.entry, site.path);
    if (site.place !== undefined) this.isHostTitleShown = false;
  }

  unmount(slot: number): void {
    this.sites[slot] = undefined;
  }

  detach(site: SiteModel): void {
    site.place = undefined;
    site.isMenuOpen = false;
  }

  /** Moves the site to this place, from another or from outside the page. */
  place(site: SiteModel, place: number): void {
    const wasOutside = site.place === undefined;
    site.place = place;
    site.isMenuOpen = false;
    if (!wasOutside) return;
    this.isHostTitleShown = false;
    if (site.kind === 'element') this.#start(site);
    else this.#follow(site);
  }

  setHidden(site: SiteModel, isHidden: boolean): void {
    site.isHidden = isHidden;
    if (isHidden) site.isMenuOpen = false;
  }

  resize(width: number): void {
    this.width = width;
    if (width >= narrowBelow) for (const site of this.present()) site.isMenuOpen = false;
  }

  setHostTitle(title: string): void {
    this.hostTitle = title;
    this.isHostTitleShown = true;
  }

  /** A link of the site, or `navigate`. */
  navigate(site: SiteModel, to: string): void {
    const path = normalisePath(to);
    if (path === site.path) return;
    this.#show(site, path);
    const fragment = formatHash(path, site.basePath);
    if (fragment !== undefined) this.push(fragment);
    site.memoryAt = this.#asked(site) === path ? undefined : this.entry.fragment;
    site.shownAt.set(this.entry, path);
  }

  /** Adds a history entry. */
  push(fragment: string): void {
    this.entries.splice(this.index + 1);
    this.entries.push({ fragment });
    if (this.entries.length > maxEntries) this.entries.shift();
    this.index = this.entries.length - 1;
    this.#followAll();
  }

  replace(fragment: string): void {
    this.entry.fragment = fragment;
    this.#followAll();
  }

  go(delta: number): void {
    this.index += delta;
    this.#followAll();
  }

  present(): SiteModel[] {
    return this.sites.filter((site) => site?.place !== undefined) as SiteModel[];
  }

  /** Whether a visitor can use the site. */
  isUsable(site: SiteModel | undefined): site is SiteModel {
    if (!site || site.place === undefined || site.isHidden) return false;
    return !this.present().some((other) => other !== site && other.isMenuOpen);
  }

  expected(): Expected {
    const present = this.present();
    const titles = present.map(({ path }) => screenAt(path).title);
    const changed = present.filter((site) => this.changed.has(site) && this.isUsable(site));
    this.changed.clear();
    return {
      sites: this.sites.map((site) => (site && isMounted(site) ? this.#expectedSite(site) : null)),
      titles: this.isHostTitleShown || titles.length === 0 ? [this.hostTitle] : titles,
      fragment: this.entry.fragment,
      entries: this.entries.length,
      index: this.index,
      focusTo: changed.map((site) => this.sites.indexOf(site)),
    };
  }

  #expectedSite(site: SiteModel): ExpectedSite {
    const { path } = site;
    const links = navigation.filter(({ url }) => url === path);
    const current = [
      ...links.filter((item) => item.displayOnHeadNav).map(() => 'header'),
      ...links.filter((item) => item.displayOnFloatingMenu).map(() => 'menu'),
      ...links.map(() => 'footer'),
    ];
    return {
      heading: withoutSpaces(screenAt(path).heading),
      current: current.map((region) => `${region}: ${links[0]?.displayName}`),
      menu: site.isMenuOpen ? 'open' : 'closed',
      theme: site.theme,
      company: site.company,
      expanded: path === consultancy.path ? indexesOf(site.isExpanded) : [],
      pressed: path === careers.path ? [site.pressed] : [],
      notice: this.isNoticeAccepted ? 'hidden' : 'shown',
    };
  }

  #asked({ basePath }: SiteModel) {
    return parseHash(this.entry.fragment, basePath);
  }

  #followAll() {
    for (const site of this.present()) this.#follow(site);
  }

  #follow(site: SiteModel) {
    if (this.entry.fragment === site.memoryAt) return;
    site.memoryAt = undefined;
    const path = this.#asked(site) ?? site.shownAt.get(this.entry) ?? site.path;
    if (path !== site.path) this.#show(site, path);
    site.shownAt.set(this.entry, path);
  }

  #show(site: SiteModel, path: string) {
    // Another 404 has the same title, which is not set again.
    const isTitleSet = site.place !== undefined && screenAt(path) !== screenAt(site.path);
    if (isTitleSet) this.isHostTitleShown = false;
    site.path = path;
    site.isMenuOpen = false;
    this.#resetScreen(site);
    this.changed.add(site);
  }

  #resetScreen(site: SiteModel) {
    site.isExpanded = faq.map(({ isActive }) => isActive);
    site.pressed = 0;
  }
}

/** An element unmounts when it leaves the page. */
const isMounted = ({ kind, place }: SiteModel) => kind === 'mount' || place !== undefined;

const screenAt = (path: string) => screens.find((screen) => screen.path === path) ?? notFound;

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

const indexesOf = (flags: readonly boolean[]) =>
  flags.flatMap((flag, index) => (flag ? [index] : []));

/** The fragment that the browser makes of a hash, with its `#`. */
export const fragmentFor = (hash: string) => fragmentOf(new URL(hash, 'http://host/').href);

export const filterCount = careerFilters.length;
export const questionCount = faq.length;
