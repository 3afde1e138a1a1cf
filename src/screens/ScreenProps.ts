import type { Company } from '../content/company';
import type { Content } from '../content/schema';

/** What the site passes to each screen. */
export interface ScreenProps {
  readonly content: Content;
  /** The company with the host's overrides. */
  readonly company: Company;
  /** The question to open and to bring into view, without the `faq-` of its `ref`. */
  readonly question?: string | undefined;
}
