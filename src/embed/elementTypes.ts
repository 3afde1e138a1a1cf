import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {} from 'solid-js';
import type {} from 'vue';
import type { HeadingLevel } from '../components/HeadingElement';
import type { ContactAction, ScreenShown, Theme } from '../site/SiteProps';
import type { CompanyOverrides } from './options/companyOverrides';
import type { Settings } from './options/settings';

/**
 * `<training-site base-path initial-path routing theme heading-level hide manage-title company>`: the site as an
 * element. It is for pages that run no script of their own. A disconnected element keeps its screen and state.
 */
export interface TrainingSiteElement extends HTMLElement {
  /**
   * Overrides of the shipped company record, like the option of the same name. An equal record does nothing.
   * @defaultValue `undefined`
   * @throws TypeError if the value is neither `undefined` nor a valid record
   */
  company: CompanyOverrides | undefined;
  /**
   * Shows the screen at `path`, as a click on a link of the site would. If the element is not connected yet,
   * the screen is shown when it is.
   * @throws TypeError if `path` does not begin with a slash
   */
  readonly navigate: (path: string) => void;
}

/** A screen that could not be rendered, or whose prerendered HTML could not be taken over. */
export interface ScreenError {
  readonly error: unknown;
  /** Path of the screen. */
  readonly screen: string;
}

/** The site's events. They bubble, out of every shadow root. With `frame.html`, the `<iframe>` has them too. */
export type SiteEvents = {
  /** For each screen shown. */
  'training-site-navigate': CustomEvent<ScreenShown>;
  /**
   * Before a link leads out of the site. If the page cancels it, the link is not opened. On an `<iframe>` it can't be
   * cancelled: `preventDefault` does nothing.
   */
  'training-site-action': CustomEvent<ContactAction>;
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

/** The attributes of `<training-site>` in JSX. As in HTML, `manage-title` is a text. */
interface TrainingSiteAttributes {
  readonly 'base-path'?: string | undefined;
  readonly 'initial-path'?: string | undefined;
  readonly routing?: Settings['routing'] | undefined;
  readonly theme?: Theme | undefined;
  readonly 'heading-level'?: HeadingLevel | `${HeadingLevel}` | undefined;
  readonly hide?: string | undefined;
  readonly 'manage-title'?: 'true' | 'false' | '' | undefined;
  readonly company?: CompanyOverrides | string | undefined;
  /** When the loader loads the script: `'eager'` at once, `'lazy'` when the element comes near the window. */
  readonly loading?: 'eager' | 'lazy' | undefined;
  readonly class?: string | undefined;
}

type TrainingSiteProps = TrainingSiteAttributes &
  DetailedHTMLProps<HTMLAttributes<TrainingSiteElement>, TrainingSiteElement>;

type OfOtherFrameworks = TrainingSiteAttributes & {
  readonly id?: string;
  readonly style?: string | Readonly<Record<string, unknown>>;
};

declare module 'vue' {
  interface GlobalComponents {
    'training-site': new () => { $props: OfOtherFrameworks };
  }
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'training-site': OfOtherFrameworks;
    }
  }
}

declare global {
  namespace svelteHTML {
    interface IntrinsicElements {
      'training-site': OfOtherFrameworks;
    }
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'training-site': TrainingSiteProps;
    }
  }
}
