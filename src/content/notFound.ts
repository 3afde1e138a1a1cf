import { consultancy, contact, home, training } from './navigation';
import type { NavigationItem } from './types';

/** Document title of the 404 screen. Fixed by the specification, section 2. */
export const notFoundTitle = '404 Not Found';

export const notFoundText = {
  /**
   * Visually hidden text at the start of the heading: the drawing shows the same. Fixed by the specification,
   * section 2.
   */
  code: '404',
  // Fixed by the specification, section 2.
  heading: 'Oops! Page Not Found.',
  text: 'This route does not lead anywhere. One of these will.',
} as const;

export const notFoundLinks = [
  home,
  training,
  consultancy,
  contact,
] as const satisfies readonly NavigationItem[];
