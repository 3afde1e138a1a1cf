import type { Report } from './messages';

const events = ['training-site-navigate', 'training-site-action', 'training-site-error'] as const;

/**
 * Passes the events of the site to `send`. Keeps them until the returned function is called for the
 * first time.
 *
 * @param pathInAddress - the screen that the address asks for
 */
export function forwardReports(
  site: Element,
  pathInAddress: () => string | undefined,
  send: (report: Report) => void,
): () => void {
  let waiting: CustomEvent[] | undefined = [];
  let isFirst = true;

  function pass({ type, detail }: CustomEvent) {
    if (type === 'training-site-navigate' && isFirst) {
      // The hash of the page has replaced the screen that the frame had begun with.
      if ((pathInAddress() ?? detail.path) !== detail.path) return;
      isFirst = false;
    }
    try {
      send({ event: type, detail });
    } catch {
      // Some errors can't be sent to another window, such as one with a function in it.
      send({ event: type, detail: { ...detail, error: String(detail.error) } });
    }
  }

  for (const name of events) {
    site.addEventListener(name, (event) => {
      if (waiting) waiting.push(event as CustomEvent);
      else pass(event as CustomEvent);
    });
  }
  return () => {
    const kept = waiting ?? [];
    waiting = undefined;
    kept.forEach(pass);
  };
}
