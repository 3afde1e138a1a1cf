import { attempt, logError } from '../browser/log';
import { isOnPage } from '../browser/presence';
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
 * @param delay - how long all messages wait from now on, in ms
 */
export function createHostMessages(
  host: Element,
  onNavigate: (shown: ScreenShown) => void,
  delay = 0,
): HostMessages {
  let waiting: ScreenShown[] = [];
  // Turbo soon removes a site that is mounted in a preview, so its messages are not sent. If Turbo keeps the element,
  // they are sent when the page is loaded.
  const isOfPreview = isPreview(host);
  if (isOfPreview) host.ownerDocument.addEventListener('turbo:load', flush, { once: true });
  let isDelayed = delay > 0;
  if (isDelayed) {
    setTimeout(() => {
      isDelayed = false;
      flush();
    }, delay);
  }

  function flush() {
    // Nobody listens to an element outside the page.
    if (isDelayed || !isOnPage(host) || (isOfPreview && isPreview(host))) return;
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

/** Whether the page is a preview: Turbo shows a cached copy until it has loaded the page itself. */
function isPreview({ ownerDocument }: Element): boolean {
  // The document of a <template> has no element.
  const { documentElement } = ownerDocument as { readonly documentElement: Element | null };
  return documentElement?.hasAttribute('data-turbo-preview') ?? false;
}
