import type { Company } from '../content/company';
import type { Content } from '../content/schema';

/** What the site passes to each screen. */
export interface ScreenProps {
  readonly content: Content;
  /** The company with the page's overrides. */
  readonly company: Company;
  /** The question to open, without the `faq-` of its `ref`. */
  readonly question?: string | undefined;
  /**
   * Whether the scroll position belongs to the browser, so that the question does not come into
   * view.
   */
  readonly keepsScroll?: boolean;
}
