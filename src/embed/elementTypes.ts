import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ScreenShown, Theme } from '../site/SiteProps';
import type { CompanyOverrides } from './options/companyOverrides';
import type { Settings } from './options/settings';

/**
 * `<training-site base-path initial-path routing theme manage-title>`: the site as an element. It mounts
 * when it is connected and unmounts when it is disconnected, for pages that run no script of their own.
 */
export interface TrainingSiteElement extends HTMLElement {
  /**
   * Overrides of the shipped company record, as the option of the same name. An equal record does
   * nothing.
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

/** The event of each screen shown. It bubbles, out of every shadow root. */
type NavigateEvents = { 'training-site:navigate': CustomEvent<ScreenShown> };

declare global {
  interface HTMLElementTagNameMap {
    'training-site': TrainingSiteElement;
  }
  interface HTMLElementEventMap extends NavigateEvents {}
  interface DocumentEventMap extends NavigateEvents {}
  interface WindowEventMap extends NavigateEvents {}
}

/** The attributes of `<training-site>` in JSX. As in HTML, `manage-title` is a text. */
interface TrainingSiteAttributes {
  readonly 'base-path'?: string | undefined;
  readonly 'initial-path'?: string | undefined;
  readonly routing?: Settings['routing'] | undefined;
  readonly theme?: Theme | undefined;
  readonly 'manage-title'?: 'true' | 'false' | '' | undefined;
  readonly company?: CompanyOverrides | undefined;
  readonly class?: string | undefined;
}

type TrainingSiteProps = TrainingSiteAttributes &
  DetailedHTMLProps<HTMLAttributes<TrainingSiteElement>, TrainingSiteElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'training-site': TrainingSiteProps;
    }
  }
}
