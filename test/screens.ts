/** Every screen, to the letter of the specification. */
export const screens = [
  {
    path: '/',
    title: 'one of the leaders in IT training and consultation',
    heading: 'STOP WANDERING! TIME TO UPGRADE...',
    current: 'Home',
  },
  {
    path: '/know-us-more',
    title: 'Know Us More | We as a company',
    heading: 'We Launched in 2015!',
    current: 'Know Us More',
  },
  {
    path: '/training',
    title: 'Training | Getting Ready for the future.',
    heading: 'Getting Ready for the future.',
    current: 'Training',
  },
  {
    path: '/consultation',
    title: 'Consultancy | Create solution that drive the world.',
    heading: 'Consultancy',
    current: 'Consultancy',
  },
  {
    path: '/contact-us',
    title: 'Contact Us | Say hello!',
    heading: 'Say hello!',
    current: 'Contact Us',
  },
  { path: '/careers', title: 'Careers', heading: 'Careers', current: 'Career' },
  {
    path: '/no-such-screen',
    title: '404 Not Found',
    heading: '404 Oops! Page Not Found.',
    current: null,
  },
] as const;
