import type { ContactAction, ScreenShown } from '../site/SiteProps';
import type { MountOptions, PropertyName } from './options/options';

type Writable<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] };

/** The options as properties. A wrong value gives a warning, and the default is used. */
export type ElementProperties = Writable<Pick<MountOptions, PropertyName>>;

/**
 * `<training-site>`: the site as an element. Each option but `onNavigate` is a property; most are
 * attributes too. `company` and `push` are held by the element and win over an attribute until they
 * are `null`; the other properties reflect their attributes. A disconnected element keeps its
 * screen and state.
 */
export interface TrainingSiteElement extends HTMLElement, ElementProperties {
  /**
   * Shows the screen at `path`, as a click on a link of the site would. If the element is not
   * connected yet, the screen is shown when it is.
   * @throws TypeError if `path` does not begin with a slash
   */
  readonly navigate: (path: string) => void;
}

/** A screen that could not be rendered, or whose prerendered HTML could not be hydrated. */
export interface ScreenError {
  readonly error: unknown;
  /** Path of the screen. */
  readonly screen: string;
}

/**
 * The site's events. They bubble, out of every shadow root. With `frame.html`, the `<iframe>` has
 * them too.
 */
export type SiteEvents = {
  /**
   * For each screen shown. In a page that the browser renders before it is seen: when it is seen.
   */
  'training-site-navigate': CustomEvent<ScreenShown>;
  /**
   * Before a link leads out of the site. If the page cancels it, the link is not opened. On an
   * `<iframe>` it can't be cancelled: `preventDefault` does nothing.
   */
  'training-site-action': CustomEvent<ContactAction>;
  /** A screen could not be rendered, or prerendered HTML could not be hydrated. */
  'training-site-error': CustomEvent<ScreenError>;
};

declare global {
  interface HTMLElementTagNameMap {
    'training-site': TrainingSiteElement;
  }
  interface HTMLElementEventMap extends SiteEvents {}
  interface DocumentEventMap extends SiteEvents {}
  interface WindowEventMap extends SiteEvents {}
}
