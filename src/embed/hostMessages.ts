import { attempt, logError } from '../browser/log';
import type { ScreenShown } from '../site/Site';

/** The messages to the host page about the screens shown. */
interface HostMessages {
  /** Tells the host of a screen, as soon as the site is on the page. */
  readonly tell: (shown: ScreenShown) => void;
  /** Sends what had to wait. */
  readonly flush: () => void;
}

/**
 * @param host - the element that the events are dispatched on
 * @param onNavigate - calls the host's callback
 */
export function createHostMessages(
  host: Element,
  onNavigate: (shown: ScreenShown) => void,
): HostMessages {
  let waiting: ScreenShown[] = [];

  function flush() {
    // Nobody listens to an element outside the page.
    if (!host.isConnected) return;
    const messages = waiting;
    waiting = [];
    for (const detail of messages) {
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
  }

  return {
    tell(shown) {
      waiting.push(shown);
      flush();
    },
    flush,
  };
}
