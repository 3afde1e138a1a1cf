import type { Company } from '../content/company';

/** What the site passes to each screen. */
export interface ScreenProps {
  /** The company with the host's overrides. */
  readonly company: Company;
  /** The question to open and to bring into view, without the `faq-` of its `ref`. */
  readonly question?: string | undefined;
}
