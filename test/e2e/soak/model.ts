import { careerFilters } from '../../../src/content/careers';
import { company } from '../../../src/content/company';
import { faq } from '../../../src/content/faq';
import {
  formatHash,
  fragmentOf,
  normaliseBasePath,
  normalisePath,
  parseHash,
} from '../../../src/embed/hash';
import { screenAt } from './expected';

/** How a site was put into the page: by `TrainingSite.mount` or as `<training-site>`. */
export type Kind = 'mount' | 'element';

/** A history entry. */
interface Entry {
  readonly id: number;
  /** With its `#`; '' where the address has none. */
  fragment: string;
}

/** A site, as it should be. */
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
  /** The paths of the screens shown, by the entry and its fragment. */
  shownAt: Map<string, string>;
  /** The fragment that does not say which screen is shown, because that screen has none. */
  inMemoryAt: string | undefined;
}

/** What a page has kept from the walks before. */
export interface PageStart {
  readonly isNoticeAccepted: boolean;
}

/** Browsers keep as many. */
const maxEntries = 50;

/** Narrower sites have a menu, in px. */
export const narrowBelow = 768;

/** A page with two sites, as it should be. */
export class Model {
  readonly sites: (SiteModel | undefined)[] = [undefined, undefined];
  width = 1280;
  isNoticeAccepted: boolean;
  hostTitle = 'Portal';
  /** Whether no site has set the title since the host did. */
  isHostTitleShown = true;
  entries: Entry[] = [{ id: 0, fragment: '' }];
  index = 0;
  #lastId = 0;
  /** The sites that show another screen since the last action. */
  readonly changed = new Set<SiteModel>();

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
      inMemoryAt: undefined,
    };
    this.sites[slot] = site;
    this.#start(site);
  }

  unmount(slot: number): void {
    this.sites[slot] = undefined;
  }

  detach(site: SiteModel): void {
    site.place = undefined;
    site.isMenuOpen = false;
  }

  /** Puts the site into this place, from another or from outside the page. */
  place(site: SiteModel, place: number): void {
    site.place = place;
    site.isMenuOpen = false;
    this.isHostTitleShown = false;
    this.#follow(site);
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

  /** Shows a screen by a link of the site, or by `navigate`. */
  navigate(site: SiteModel, to: string): void {
    const path = normalisePath(to);
    if (path === site.path) return;
    this.#show(site, path);
    const fragment = formatHash(path, site.basePath);
    if (fragment !== undefined) this.push(fragment);
    site.inMemoryAt = this.#askedPath(site) === path ? undefined : this.entry.fragment;
    this.#remember(site);
  }

  push(fragment: string): void {
    this.entries.splice(this.index + 1);
    this.#lastId += 1;
    this.entries.push({ id: this.#lastId, fragment });
    if (this.entries.length > maxEntries) this.entries.shift();
    this.go(this.entries.length - 1 - this.index);
  }

  replace(fragment: string): void {
    this.entry.fragment = fragment;
    this.go(0);
  }

  go(delta: number): void {
    this.index += delta;
    for (const site of this.present()) this.#follow(site);
  }

  /** The sites in the page. */
  present(): SiteModel[] {
    return this.sites.filter((site) => site?.place !== undefined) as SiteModel[];
  }

  /** Whether a visitor can use the site. */
  isUsable(site: SiteModel | undefined): site is SiteModel {
    if (!site || site.place === undefined || site.isHidden) return false;
    return !this.present().some((other) => other !== site && other.isMenuOpen);
  }

  /** The site is mounted, and shows its first screen. */
  #start(site: SiteModel) {
    site.path = this.#askedPath(site) ?? '/';
    this.#remember(site);
    resetScreen(site);
    if (site.place !== undefined) this.isHostTitleShown = false;
  }

  #askedPath({ basePath }: SiteModel) {
    return parseHash(this.entry.fragment, basePath);
  }

  #follow(site: SiteModel) {
    if (this.entry.fragment === site.inMemoryAt) return;
    site.inMemoryAt = undefined;
    const initial = this.entry.fragment === '' ? '/' : site.path;
    const path = this.#askedPath(site) ?? site.shownAt.get(this.#place) ?? initial;
    if (path !== site.path) this.#show(site, path);
    this.#remember(site);
  }

  get #place() {
    return `${this.entry.id} ${this.entry.fragment}`;
  }

  #remember(site: SiteModel) {
    site.shownAt.set(this.#place, site.path);
  }

  #show(site: SiteModel, path: string) {
    // Another 404 has the same title, which is not set again.
    const isTitleSet = site.place !== undefined && screenAt(path) !== screenAt(site.path);
    if (isTitleSet) this.isHostTitleShown = false;
    site.path = path;
    site.isMenuOpen = false;
    resetScreen(site);
    this.changed.add(site);
  }
}

function resetScreen(site: SiteModel) {
  site.isExpanded = faq.map(({ isActive }) => isActive);
  site.pressed = 0;
}

/** The fragment that the browser makes of an address, with its `#`. */
export const fragmentFor = (address: string) => fragmentOf(new URL(address, 'http://host/').href);

export const filterCount = careerFilters.length;
export const questionCount = faq.length;
