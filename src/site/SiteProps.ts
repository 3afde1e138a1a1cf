import type { Contact } from '../components/SiteLink';
import type { Content } from '../content/schema';
import type { SiteState } from './SiteState';
import type { ReadableStore } from './store';

/** What the page is told about each screen shown. */
export interface ScreenShown {
  /**
   * Path of the screen inside the site, such as `/training`. For a 404 it is the visitor's own
   * text.
   */
  readonly path: string;
  /** Document title of the screen. */
  readonly title: string;
}

/** A click or Enter on a link that leads out of the site. */
export interface ContactAction extends Contact {
  /** Path of the screen shown. */
  readonly path: string;
}

export interface SiteProps {
  readonly content: Content;
  readonly store: ReadableStore<SiteState>;
  /**
   * The state that prerendered HTML was rendered with. React needs it to hydrate the HTML. After
   * that, the site shows the state of the store.
   */
  readonly prerendered?: SiteState | undefined;
  /**
   * Whether the opening of the first screen is painted before the rest is rendered:
   * docs/development/decisions/opening-first.md.
   */
  readonly openingFirst: boolean;
  /** Shows the screen at a path, with one new history entry where there is a history. */
  readonly navigate: (path: string) => void;
  /**
   * Called at each visit, before the screen is painted.
   *
   * @param keepInView - brings the screen into view again; undefined if the visit does not scroll
   */
  readonly onVisit: (keepInView: (() => void) | undefined) => void;
  /** Called when a screen is rendered whole and React has no more work. */
  readonly onSettled: (path: string) => void;
  /** Called before a link leads out of the site. If it returns false, the link is not opened. */
  readonly mayOpen: (contact: Contact) => boolean;
}
