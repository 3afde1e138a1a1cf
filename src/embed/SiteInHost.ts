import type { Settings } from './options/settings';

/** A site in its host element. */
export interface SiteInHost {
  readonly host: Element;
  /** Takes the address, the title and the landmarks. Called when the host element enters a document. */
  readonly connect: () => void;
  /** Gives them back. The screen stays as it is, because the host element may be inserted again. */
  readonly disconnect: () => void;
  /** Shows a screen, at once or as soon as the host element is in a document. */
  readonly navigate: (path: string) => void;
  /** Takes over changed settings when the current script has ended. Equal ones do nothing. */
  readonly set: (settings: Settings) => void;
  readonly destroy: () => void;
}
