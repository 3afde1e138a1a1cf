/**
 * What frame and host tell each other, as `{ trainingSite: name, value }`:
 *
 * - `start`, by the frame: the frame listens now.
 * - `hash`, by both: the hash of its address, '' for none. The first one of the host asks for the height.
 * - `height`, by the frame: the height of its content, in px.
 */
export type MessageName = 'start' | 'hash' | 'height';

export function tell(to: Window | null, origin: string, name: MessageName, value?: unknown): void {
  to?.postMessage({ trainingSite: name, value }, origin);
}

export const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^(#|$)/.test(value);

let isWarned = false;

/**
 * Takes the messages of `tell`.
 *
 * @param take - gives whether the message was right. A wrong one gives a warning, the first time
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
