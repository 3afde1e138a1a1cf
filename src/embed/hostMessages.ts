import { attempt, logError } from '../browser/log';
import type { ScreenShown } from '../site/SiteProps';

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
 * @param delay - how long the message of the first screen waits, in ms, if no other follows
 */
export function createHostMessages(
  host: Element,
  onNavigate: (shown: ScreenShown) => void,
  delay = 0,
): HostMessages {
  let waiting: ScreenShown[] = [];
  let isNew = true;
  let isDelayed = delay > 0;
  if (isDelayed) {
    setTimeout(() => {
      isDelayed = false;
      flush();
    }, delay);
  }

  function flush() {
    // Nobody listens to an element outside the page.
    if (isDelayed || !host.isConnected || (isNew && isPreview(host))) return;
    isNew = false;
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
      // The visitor has left the first screen, so somebody has seen it.
      if (waiting.length > 0) isDelayed = false;
      waiting.push(shown);
      flush();
    },
    flush,
  };
}

/** Whether Turbo shows an old copy of the page until it has loaded the page. A new site belongs to that copy. */
function isPreview({ ownerDocument }: Element): boolean {
  return ownerDocument.documentElement.hasAttribute('data-turbo-preview');
}
