/** The screens, in the order of the navigation. */
export const paths = [
  '/',
  '/know-us-more',
  '/training',
  '/consultation',
  '/careers',
  '/contact-us',
] as const;
