export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Key = 'Tab' | 'Enter' | 'Escape';

/** What each engine has to bring; all that can be done in the page itself is shared. */
export interface EnginePage {
  /** Resolves when the page has loaded. */
  readonly goto: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Asks for the entry before. A step within one document does not load, so nothing is waited for. */
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** The value of an expression, a promise's when it has resolved; of the kinds that JSON knows. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly resize: (viewport: Size) => Promise<void>;
  /** Presses and releases the mouse there, in px of the viewport. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Takes the console lines and uncaught errors since it was last asked. */
  readonly takeComplaints: () => Promise<string[]>;
  /** Ends the browser. */
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** What has to be installed before it can be launched. */
  readonly missing: string | undefined;
  /**
   * Starts the browser, and gives the one page that serves all tests, one after another; a fresh one
   * for each would take longer than the test. Less motion is preferred in it.
   */
  readonly launch: () => Promise<EnginePage>;
}
