import type { Company } from '../content/company';
import type { Content } from '../content/schema';

/** What the site passes to each screen. */
export interface ScreenProps {
  readonly content: Content;
  /** The company with the page's overrides. */
  readonly company: Company;
}
