/** The words of the shipped site by which the visitor knows its screens. */
export const shippedWords = {
  title: {
    '/': 'one of the leaders in IT training and consultation',
    '/know-us-more': 'Know Us More | We as a company',
    '/training': 'Training | Getting Ready for the future.',
    '/consultation': 'Consultancy | Create solution that drive the world.',
    '/contact-us': 'Contact Us | Say hello!',
    '/careers': 'Careers',
  },
  heading: {
    '/': 'STOP WANDERING! TIME TO UPGRADE...',
    '/know-us-more': 'We Launched in 2015!',
    '/training': 'Getting Ready for the future.',
    '/consultation': 'Consultancy',
    '/contact-us': 'Say hello!',
    '/careers': 'Careers',
  },
  link: {
    '/know-us-more': 'Know Us More',
    '/training': 'Training',
    '/consultation': 'Consultancy',
    '/contact-us': 'Contact Us',
    '/careers': 'Career',
  },
};

/** @typedef {typeof shippedWords} Words */
