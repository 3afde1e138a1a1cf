import { attempt, logError } from '../browser/log';
import type { ScreenShown } from '../site/SiteProps';
import type { SiteEvents } from './elementTypes';

/**
 * Dispatches an event on the host element.
 *
 * @returns whether the page has not cancelled it
 */
export function tellPage<Name extends keyof SiteEvents>(
  host: Element,
  name: Name,
  detail: SiteEvents[Name]['detail'],
): boolean {
  let isCancelled = false;
  attempt('dispatch the event', () => {
    const cancelable = name === 'training-site-action';
    const init = { detail, bubbles: true, composed: true, cancelable };
    isCancelled = !host.dispatchEvent(new CustomEvent(name, init));
  });
  return !isCancelled;
}

/** Reports a screen to the page, with an event and with the callback. */
export function tellScreen(
  host: Element,
  onNavigate: ((shown: ScreenShown) => void) | undefined,
  shown: ScreenShown,
): void {
  tellPage(host, 'training-site-navigate', shown);
  try {
    onNavigate?.(shown);
  } catch (error) {
    logError(error);
  }
}
