/** The current path of the site: in the page's hash, or in memory. */
export interface SiteLocation {
  /** The path of the screen shown. */
  readonly path: () => string;
  /** The path of the first screen shown. Prerendered HTML shows the same screen. */
  readonly firstPath: string;
  /** Formats the addresses of links. A new function after each change of the page's address. */
  readonly hrefs: () => (path: string) => string;
  /**
   * Calls `listener` when path, addresses or what the page has stored may have changed, until the returned function is
   * called.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows the screen at `path`, with one new history entry where there is a history. */
  readonly navigate: (path: string) => void;
  /**
   * Whether the screen was asked for by a link of the site or by `navigate()`, and not by the page's address:
   * Back, Forward, a link of the page.
   */
  readonly isOwnNavigation: () => boolean;
}
