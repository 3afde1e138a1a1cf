import type { HeadingLevel } from '../../components/HeadingElement';
import type { ScreenShown } from '../../site/SiteProps';
import type { Theme } from '../../site/SiteState';
import type { CompanyOverrides } from './companyOverrides';

/** The options of a site. Every option may be left out. */
export interface MountOptions {
  /**
   * Prefix of the site's own hashes. With a path, `'/academy'`, Training is at `#/academy/training` and Home at
   * `#/academy`. With a word, `'academy'`, they are at `#academy-training` and `#academy`: valid selectors, for pages
   * whose scripts use the hash as a selector. A path begins with a slash and has no `?` and no `#`; a word begins with
   * a letter and has letters, digits, `-` and `_`. At most 200 characters.
   * @defaultValue `''`
   */
  readonly basePath?: string | undefined;
  /**
   * Path of the screen to show while the address names no screen of the site. It begins with a slash. A path without a
   * screen shows the 404 screen. At most 200 characters.
   * @defaultValue `'/'`
   */
  readonly initialPath?: string | undefined;
  /**
   * `'memory'` never reads or writes the page's address: for pages that use the hash themselves, and for a second site
   * on the page.
   * @defaultValue `'hash'`
   */
  readonly routing?: 'hash' | 'memory' | undefined;
  /**
   * Whether the site sets `document.title` for each screen.
   * @defaultValue `true`
   */
  readonly manageTitle?: boolean | undefined;
  /**
   * Colours; `'auto'` follows `prefers-color-scheme`, and `'page'` the CSS property `color-scheme` of the page, also
   * when the page changes it.
   * @defaultValue `'light'`
   */
  readonly theme?: Theme | undefined;
  /**
   * Level of the first heading of each screen, for pages that have an `h1` of their own. The other levels shift with
   * it; the look does not change.
   * @defaultValue `1`
   */
  readonly headingLevel?: HeadingLevel | undefined;
  /**
   * Parts to leave out, as words: `'header'`, `'footer'`, `'notice'` or several with spaces between, for pages that
   * have such a part of their own. Without a header, the skip link and the menu go too.
   * @defaultValue `''`
   */
  readonly hide?: string | undefined;
  /**
   * Overrides of the shipped company name, numbers, addresses and social links. A text has at most 500
   * characters.
   * @defaultValue the shipped record
   */
  readonly company?: CompanyOverrides | undefined;
  /**
   * Called for each screen shown, the first included. An error that it throws is logged and changes
   * nothing.
   * @defaultValue none
   */
  readonly onNavigate?: ((shown: ScreenShown) => void) | undefined;
  /**
   * Called with the absolute address instead of `history.pushState`, for a host whose router must add
   * every history entry itself. If it adds the entry later, it returns a promise that settles after that.
   * @defaultValue none
   */
  readonly push?: ((address: string) => unknown) | undefined;
}
