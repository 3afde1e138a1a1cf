/** An event of the site, for the `<iframe>` in the page. */
export interface Report {
  readonly event: string;
  readonly detail: unknown;
}

/**
 * The messages between frame and host, `{ trainingSite: value }`:
 *
 * - `start`, from the frame: the frame listens now.
 * - A hash such as `#/training`, or '' for none, from both: the hash of the sender's address. The
 *   first one from the host asks for the height and the events.
 * - A number, from the frame: the height of its content, in px.
 * - A `Report`, from the frame.
 */
export const send = (to: Window, origin: string, value: string | number | Report): void =>
  to.postMessage({ trainingSite: value }, origin);

export const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^(#|$)/.test(value);

let isWarned = false;

/**
 * Receives the messages that `send` sends.
 *
 * @param take - returns whether the message was valid. Only the first invalid one gives a warning
 */
export function listen(take: (value: unknown, message: MessageEvent) => boolean): void {
  addEventListener('message', (message) => {
    const { data, origin, source } = message;
    // The sender is gone, such as a frame that the page has removed.
    if ((source as Window | null)?.closed) return;
    // Other scripts of the page use messages too.
    const value = data?.trainingSite;
    if (value === undefined || take(value, message) || isWarned) return;
    isWarned = true;
    console.warn('training-site: ignored a message from', origin, data);
  });
}

/** Changes the hash of the address, without a new history entry. */
export function replaceHash(hash: string): void {
  try {
    history.replaceState(history.state, '', location.href.split('#')[0] + hash);
  } catch {
    // Browsers refuse too many calls. Then the address stays.
  }
}
