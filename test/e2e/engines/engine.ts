export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Key = 'Tab' | 'Enter' | 'Escape';

/** What differs between the engines. Whatever can run in the page itself is shared code. */
export interface EnginePage {
  /** Resolves when the page has loaded. */
  readonly goto: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Starts to go back, and does not wait: a step within one document loads nothing. */
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** The JSON value of an expression; of a promise, the value it resolves to. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly resize: (viewport: Size) => Promise<void>;
  /** Presses and releases the mouse there, in px of the viewport. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Returns the console lines and uncaught errors since the last call. */
  readonly takeComplaints: () => Promise<string[]>;
  /** Ends the browser. */
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** What has to be installed before it can be launched. */
  readonly missing: string | undefined;
  /**
   * Starts the browser with reduced motion and returns its page. All tests use this one page, because to
   * open a page takes longer than a test.
   */
  readonly launch: () => Promise<EnginePage>;
}
