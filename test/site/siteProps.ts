import { company } from '../../src/content/company';

/** Props for `Site` that most tests share. */
export const siteProps = {
  theme: 'light',
  headingLevel: 1,
  hide: [],
  mayOpen: () => true,
  landmarks: true,
  start: 'whole',
  isInFrame: false,
  company,
} as const;
