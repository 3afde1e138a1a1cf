import type { Company } from '../content/types';

/** What the site passes to each screen. */
export interface ScreenProps {
  /** The company with the host's overrides. */
  readonly company: Company;
}
