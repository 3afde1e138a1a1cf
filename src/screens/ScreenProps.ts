import type { Company } from '../content/types';

/** What a screen can't know by itself: the company may be another on each page. */
export interface ScreenProps {
  readonly company: Company;
}
