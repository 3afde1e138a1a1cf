/**
 * The messages between frame and host, `{ trainingSite: name, value }`:
 *
 * - `start`, from the frame: the frame listens now.
 * - `hash`, from both: the hash of the sender's address, '' for none. The first one from the host asks for the height.
 * - `height`, from the frame: the height of its content, in px.
 */
export type MessageName = 'start' | 'hash' | 'height';

export function tell(to: Window | null, origin: string, name: MessageName, value?: unknown): void {
  to?.postMessage({ trainingSite: name, value }, origin);
}

export const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^(#|$)/.test(value);

let isWarned = false;

/**
 * Receives the messages that `tell` sends.
 *
 * @param take - returns whether the message was valid. Only the first invalid one gives a warning
 */
export function listen(
  take: (name: MessageName, value: unknown, message: MessageEvent) => boolean,
): void {
  addEventListener('message', (message) => {
    const { data, origin } = message;
    // Other scripts of the page use messages too.
    const name = data?.trainingSite;
    if (!name || take(name, data.value, message) || isWarned) return;
    isWarned = true;
    console.warn(`training-site: ignored a message from ${origin}:`, data);
  });
}

/** Changes the hash of the address, without a new history entry. */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, '', location.href.split('#')[0] + hash);
}
