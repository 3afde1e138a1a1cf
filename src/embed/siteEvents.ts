import content from 'content';
import { attempt } from '../browser/log';
import { titleOf } from '../site/routes';
import type { SiteEvents } from './elementTypes';
import type { Settings } from './options/settings';

/**
 * Dispatches an event on the host element.
 *
 * @returns whether the page has not cancelled it
 */
export function dispatch<Name extends keyof SiteEvents>(
  host: Element,
  name: Name,
  detail: SiteEvents[Name]['detail'],
): boolean {
  let isAllowed = true;
  const init = {
    detail,
    bubbles: true,
    composed: true,
    cancelable: name === 'training-site-action',
  };
  attempt('dispatch the event', () => {
    isAllowed = host.dispatchEvent(new CustomEvent(name, init));
  });
  return isAllowed;
}

/**
 * Reports each screen to the page, with an event and with the callback, once React has rendered it
 * whole. A screen that another one has replaced before that is not reported.
 *
 * @param onNavigate - gives the callback of the page
 * @param shownPath - gives the path of the screen that the site shows; undefined while nobody can
 * see it
 * @returns the function to call with the path of a screen that is rendered whole, and without one
 * when `shownPath` may have changed
 */
export function createScreenReports(
  host: Element,
  {
    onNavigate,
    shownPath,
  }: {
    readonly onNavigate: () => Settings['onNavigate'];
    readonly shownPath: () => string | undefined;
  },
) {
  let rendered: string | undefined;
  let reported: string | undefined;
  return (renderedNow?: string) => {
    if (renderedNow !== undefined) rendered = renderedNow;
    const path = shownPath();
    if (path === undefined || path !== rendered || path === reported) return;
    // First, because a listener may navigate.
    reported = path;
    const detail = { path, title: titleOf(content, path) };
    dispatch(host, 'training-site-navigate', detail);
    attempt('call onNavigate', () => onNavigate()?.(detail));
  };
}
