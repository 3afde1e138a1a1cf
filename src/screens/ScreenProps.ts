import type { Company } from '../content/types';

/** What a screen is told by the site. */
export interface ScreenProps {
  /** The company with the host's overrides. */
  readonly company: Company;
  /** Whether to render only what is seen first. A long screen does; the rest follows at once. */
  readonly isOpeningOnly?: boolean;
}
