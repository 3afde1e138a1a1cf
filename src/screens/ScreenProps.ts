import type { Company } from '../content/types';

/** The company is a prop because each page may override parts of it. */
export interface ScreenProps {
  readonly company: Company;
}
