import { attempt, logError } from '../browser/log';
import { titleOf } from '../site/routes';
import type { SiteEvents } from './elementTypes';
import type { Settings } from './options/settings';

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

/** Reports each screen to the page, with an event and with the callback, once React has rendered it whole. */
export function createScreenReports(
  host: Element,
  onNavigate: () => Settings['onNavigate'],
  first: string,
) {
  /** The screens that were not reported yet, in the order of the visits. */
  let untold: readonly string[] = [first];
  let told: string | undefined;
  let current = first;
  /** The path of the last screen that React has rendered whole. */
  let settled: string | undefined;
  let isConnected = false;

  function tell() {
    // Outside the page, nobody sees the screen.
    if (!isConnected || settled !== current) return;
    const screens = untold;
    // First, because a listener may navigate.
    untold = [];
    for (const path of screens) {
      told = path;
      const shown = { path, title: titleOf(path) };
      tellPage(host, 'training-site-navigate', shown);
      try {
        onNavigate()?.(shown);
      } catch (error) {
        logError(error);
      }
    }
  }

  return {
    add(path: string) {
      current = path;
      untold = [...untold.filter((other) => other !== path), path];
    },
    /** The site has started again. Nobody saw the screens that were not reported. */
    restart(path: string) {
      current = path;
      untold = path === told ? [] : [path];
    },
    settle(path: string) {
      settled = path;
      tell();
    },
    connect() {
      isConnected = true;
      // A screen that was replaced while the site was disconnected is not reported.
      untold = untold.filter((path) => path === current);
      tell();
    },
    disconnect() {
      isConnected = false;
    },
  };
}
