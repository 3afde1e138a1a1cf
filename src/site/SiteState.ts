import type { HeadingLevel } from '../components/HeadingElement';
import type { Company } from '../content/company';

/**
 * Colours; `auto` follows the visitor's system, and `page` the CSS property `color-scheme` of the
 * page.
 */
export type Theme = 'light' | 'dark' | 'auto' | 'page';

/** The options that the site itself uses. */
export interface SiteSettings {
  /** What the page has replaced. */
  readonly company: Partial<Company>;
  readonly theme: Theme;
  readonly headingLevel: HeadingLevel;
  /** The parts that are left out, as words: `header`, `footer`, `notice`. */
  readonly hide: string;
  /**
   * The folder with a page for each screen, with a slash at its end; '' if there are no such pages.
   */
  readonly pages: string;
  /** Name of the page, for mail and WhatsApp; '' if the company isn't told. */
  readonly source: string;
}

/**
 * How the visitor came to the screen. A new object for each navigation, also to the screen that is
 * shown already.
 */
export interface Visit {
  /**
   * - `start`: nobody came here. The address names no screen, or Back or a reload has led to it.
   * - `load`: the page was loaded at this screen, or the site came later, at an address to which
   *   the visitor had come.
   * - `site`: by a link of the site or by `navigate()`.
   * - `page`: by a link or a script of the page that has added a history entry.
   * - `history`: by Back, Forward, a replaced address, or another site of the page.
   */
  readonly by: 'start' | 'load' | 'site' | 'page' | 'history';
}

/** The part of the state that depends on the address. */
export interface LocationState {
  /** Path of the screen, such as `/training`. */
  readonly path: string;
  /**
   * Formats the addresses of links. A new function after each change of the page's address.
   * Undefined in prerendered HTML if no address shows the screen: a link without an address does
   * nothing.
   */
  readonly hrefs: (path: string) => string | undefined;
  readonly visit: Visit;
  /** Whether the address names the screen. */
  readonly isInAddress: boolean;
}

/** What a site shows. Prerendered HTML has a state of its own, with which React hydrates it. */
export interface SiteState extends LocationState {
  readonly settings: SiteSettings;
  /** Whether the site's header, main part and footer are landmarks of the page. */
  readonly landmarks: boolean;
  /** The last year of the copyright line; by default the current one. */
  readonly year?: number;
  /** Whether the visitor has accepted the cookie notice. */
  readonly accepted: boolean;
}
