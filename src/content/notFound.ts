import { consultancy, contact, home, training } from './navigation';
import type { NavigationItem } from './types';

/** Document title of the 404 screen. */
export const notFoundTitle = '404 Not Found';

export const notFoundText = {
  /** Hidden text at the start of the heading, because the drawing shows it. */
  code: '404',
  heading: 'Oops! Page Not Found.',
  text: 'This route does not lead anywhere. One of these will.',
} as const;

export const notFoundLinks = [
  home,
  training,
  consultancy,
  contact,
] as const satisfies readonly NavigationItem[];
