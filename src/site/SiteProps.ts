import type { Company } from '../content/types';
import type { SiteLocation } from './SiteLocation';
import type { Stage } from './useStage';

/** Colours; `auto` follows the visitor's system. */
export type Theme = 'light' | 'dark' | 'auto';

/** What the host is told about each screen shown. */
export interface ScreenShown {
  /** Path of the screen inside the site, such as `/training`. For a 404 it is the visitor's own text. */
  readonly path: string;
  /** Document title of the screen. */
  readonly title: string;
}

export interface SiteProps {
  readonly location: SiteLocation;
  readonly company: Company;
  readonly theme: Theme;
  /** Whether the site's header, main part and footer are landmarks of the page. */
  readonly landmarks: boolean;
  readonly start: Stage;
  /** See `src/browser/isInFrame.ts`: in a frame each screen is rendered whole at once. */
  readonly isInFrame: boolean;
  /** Sets the page's title. Undefined where the host manages the title. */
  readonly setTitle?: ((title: string) => void) | undefined;
  readonly onNavigate: (shown: ScreenShown) => void;
}
