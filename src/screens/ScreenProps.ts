import type { Company } from '../content/company';

/** What the site passes to each screen. */
export interface ScreenProps {
  /** The company with the host's overrides. */
  readonly company: Company;
  /** The question to open, without the `faq-` of its `ref`. */
  readonly question?: string | undefined;
  /** Whether the scroll position belongs to the browser, so that the question does not come into view. */
  readonly keepsScroll?: boolean;
}
