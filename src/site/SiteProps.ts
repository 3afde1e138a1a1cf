import type { HeadingLevel } from '../components/HeadingElement';
import type { Contact } from '../components/SiteLink';
import type { Company } from '../content/types';
import type { SiteLocation } from './SiteLocation';

/** Colours; `auto` follows the visitor's system, and `page` the CSS property `color-scheme` of the page. */
export type Theme = 'light' | 'dark' | 'auto' | 'page';

/** Parts that can be left out, because the page may have its own. */
export const hideable = ['header', 'footer', 'notice'] as const;
export type HideablePart = (typeof hideable)[number];

/** What the host is told about each screen shown. */
export interface ScreenShown {
  /** Path of the screen inside the site, such as `/training`. For a 404 it is the visitor's own text. */
  readonly path: string;
  /** Document title of the screen. */
  readonly title: string;
}

/** A click or Enter on a link that leads out of the site. */
export interface ContactAction extends Contact {
  /** Path of the screen shown. */
  readonly path: string;
}

/**
 * How the first screen is rendered.
 * - `opening`: the opening first, the rest once it is painted.
 * - `whole`: everything at once.
 */
export type Start = 'opening' | 'whole';

/** What prerendered HTML shows. React takes the HTML over with these values, and shows the props after that. */
export interface Prerendered
  extends Pick<SiteProps, 'company' | 'theme' | 'headingLevel' | 'hide' | 'landmarks' | 'year'> {
  readonly hrefs: (path: string) => string;
}

export interface SiteProps {
  readonly location: SiteLocation;
  readonly company: Company;
  readonly theme: Theme;
  readonly headingLevel: HeadingLevel;
  /** The parts that are left out. */
  readonly hide: readonly HideablePart[];
  /** Whether the site's header, main part and footer are landmarks of the page. */
  readonly landmarks: boolean;
  /** Of the copyright line; by default the current one. */
  readonly year?: number;
  readonly start: Start;
  readonly prerendered?: Prerendered | undefined;
  /** See `src/browser/isInFrame.ts`: in a frame each screen is rendered whole at once. */
  readonly isInFrame: boolean;
  /** Sets the page's title. Undefined in prerendered HTML. */
  readonly setTitle?: ((title: string) => void) | undefined;
  readonly onNavigate: (shown: ScreenShown) => void;
  /** Called before a link leads out of the site. If it returns false, the link is not opened. */
  readonly mayOpen: (contact: Contact) => boolean;
}
