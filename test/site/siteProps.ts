import { company } from '../../src/content/edition';

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
