import type { Company } from './types';

// All values are placeholders for the owner to replace. The domain is reserved for examples, so mail to it
// reaches nobody: https://www.rfc-editor.org/rfc/rfc2606
export const company = {
  name: 'Skillmere',
  phone: '+91 00000 00000',
  whatsApp: '+91 00000 00000',
  helloEmail: 'hello@skillmere.example',
  infoEmail: 'info@skillmere.example',
  careersEmail: 'careers@skillmere.example',
  // Fixed by the specification, section 2: the names of the links.
  socialLinks: [
    {
      displayName: 'LinkedIn',
      url: 'https://www.linkedin.com/company/skillmere-example',
      icon: 'linkedin',
    },
    {
      displayName: 'Facebook',
      url: 'https://www.facebook.com/skillmere.example',
      icon: 'facebook',
    },
    {
      displayName: 'Twitter',
      url: 'https://twitter.com/skillmere_example',
      icon: 'twitter',
    },
  ],
} as const satisfies Company;

/** First year of the copyright line. Fixed by the specification, section 1. */
export const foundingYear = 2015;
