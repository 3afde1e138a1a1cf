/** Where the site is, as the page around it decides: in the page's hash, or in memory. */
export interface SiteLocation {
  /** The path of the screen shown. */
  readonly path: () => string;
  /** Calls back when the path has changed. Returns the way out. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows the screen at `path`, with one new history entry where there is a history. */
  readonly navigate: (path: string) => void;
  /** The address of the screen at `path`, for links. */
  readonly hrefOf: (path: string) => string;
  /** Whether the screen shown now was asked for from inside, not by the browser's Back or Forward. */
  readonly movedFromInside: () => boolean;
}
