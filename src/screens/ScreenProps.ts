import type { Company } from '../content/types';

/** What the site passes to each screen. */
export interface ScreenProps {
  /** The company with the host's overrides. */
  readonly company: Company;
  /** Whether to render only what is seen first. A long screen does; the rest follows at once. */
  readonly isOpeningOnly?: boolean;
}
