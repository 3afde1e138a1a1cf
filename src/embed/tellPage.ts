import { attempt, logError } from '../browser/log';
import type { ScreenShown } from '../site/SiteProps';

/** Tells the page of a screen, by an event on the host element and by the host's callback. */
export function tellPage(
  host: Element,
  onNavigate: (shown: ScreenShown) => void,
  detail: ScreenShown,
): void {
  const init = { detail, bubbles: true, composed: true };
  attempt('dispatch the event', () =>
    host.dispatchEvent(new CustomEvent('training-site:navigate', init)),
  );
  try {
    onNavigate(detail);
  } catch (error) {
    logError(error);
  }
}
