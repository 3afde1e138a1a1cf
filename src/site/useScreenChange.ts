import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Arrival, beginArrival } from '../browser/arrival';
import { hasFocusInTree, mayTakeFocus, moveFocus } from '../browser/focus';
import { attempt } from '../browser/log';
import { showScreen } from '../browser/scroll';
import type { Visit } from './SiteState';

/**
 * Moves focus and scrolls at each visit, as the visitor has come to the screen. The screen stays in
 * view as long as the visitor arrives: routers of the page answer a new entry by restoring a scroll
 * position, some of them frames later.
 */
export function useScreenChange(
  site: RefObject<HTMLElement | null>,
  path: string,
  visit: Visit,
): void {
  const seen = useRef<{ readonly path: string; readonly visit: Visit }>(undefined);
  const arrival = useRef<Arrival>(undefined);
  useEffect(() => () => arrival.current?.end(), []);
  // Before the paint, so that nobody sees the new screen at the old scroll position.
  useLayoutEffect(() => {
    const element = site.current;
    const before = seen.current;
    if (!element || before?.visit === visit) return;
    seen.current = { path, visit };
    arrival.current?.end();
    const isOtherScreen = path !== before?.path;
    const heading = element.querySelector<HTMLElement>('[part=main] [tabindex]');
    // A visitor who is reading the screen stays there when a script names it again.
    const isFollowed = visit.by === 'page' && (isOtherScreen || !hasFocusInTree(element));
    // The first screen takes no focus, unless the visitor has followed a link of its prerendered
    // HTML.
    const isByLink = isFollowed || (visit.by === 'site' && before !== undefined);
    attempt('move focus', () => {
      // The browser restores the scroll position of Back and Forward.
      const isLost = visit.by === 'history' && before && isOtherScreen && mayTakeFocus(element);
      if (isByLink || isLost) moveFocus(heading);
    });
    if (!isByLink && visit.by !== 'load') return;
    attempt('scroll the page', () => {
      const showAgain = showScreen({
        top: element.querySelector('.page > :first-child'),
        heading,
        mayBeRestored: isByLink,
      });
      arrival.current = beginArrival(() => {
        if (element.isConnected) attempt('scroll the page', showAgain);
        else arrival.current?.end();
      });
    });
  }, [site, path, visit]);
}
