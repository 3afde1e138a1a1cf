/** One thing in the page that could disturb the site. */
export interface Finding {
  /** What it is. */
  readonly finding: string;
  /** The element or address. */
  readonly where: string;
  /** What to do. */
  readonly help: string;
}
