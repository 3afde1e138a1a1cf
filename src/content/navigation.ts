import type { NavigationItem } from './types';

// Fixed by the specification, section 2: the names, paths and titles of all items, and where they are displayed.
export const home = {
  displayName: 'Home',
  url: '/',
  title: 'one of the leaders in IT training and consultation',
  displayOnHeadNav: false,
  displayOnFloatingMenu: false,
} as const satisfies NavigationItem;

export const about = {
  displayName: 'Know Us More',
  url: '/know-us-more',
  title: 'Know Us More | We as a company',
  displayOnHeadNav: true,
  displayOnFloatingMenu: true,
} as const satisfies NavigationItem;

export const training = {
  displayName: 'Training',
  url: '/training',
  title: 'Training | Getting Ready for the future.',
  displayOnHeadNav: true,
  displayOnFloatingMenu: true,
} as const satisfies NavigationItem;

export const consultancy = {
  displayName: 'Consultancy',
  url: '/consultation',
  title: 'Consultancy | Create solution that drive the world.',
  displayOnHeadNav: true,
  displayOnFloatingMenu: true,
} as const satisfies NavigationItem;

export const careers = {
  displayName: 'Career',
  url: '/careers',
  title: 'Careers',
  displayOnHeadNav: false,
  displayOnFloatingMenu: true,
} as const satisfies NavigationItem;

export const contact = {
  displayName: 'Contact Us',
  url: '/contact-us',
  title: 'Contact Us | Say hello!',
  displayOnHeadNav: true,
  displayOnFloatingMenu: true,
} as const satisfies NavigationItem;

export const navigation = [
  home,
  about,
  training,
  consultancy,
  careers,
  contact,
] as const satisfies readonly NavigationItem[];

/** Every path that has a screen of its own. */
export type SitePath = (typeof navigation)[number]['url'];
