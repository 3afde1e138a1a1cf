export const shellText = {
  skipLink: 'Skip to content',
  /** Follows the company's name, after a comma. */
  home: 'home',
  headNavLabel: 'Main',
  footerNavLabel: 'Footer',
  menuTitle: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  /** Follows the name of a social link, after a comma. */
  newTab: 'opens in a new tab',
  footerLine: 'IT training and consultancy for organisations and colleges.',
  footerPlaces: 'India, UAE, Singapore and other nations',
} as const;

export const cookieNotice = {
  label: 'Cookie notice',
  text: 'We remember one thing: that you have read this notice. No tracking, no adverts.',
  // Fixed by the specification, section 4.
  accept: 'Accept',
} as const;

/** Shown when the site fails to render. */
export const errorText = {
  message: 'This page could not be shown. You can still reach us:',
  action: 'Try again',
} as const;
