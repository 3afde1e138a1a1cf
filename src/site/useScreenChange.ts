import { type RefObject, useLayoutEffect, useRef } from 'react';
import { hasFocusInTree, mayTakeFocus, moveFocus } from '../browser/focus';
import { attempt } from '../browser/log';
import { bringScreenIntoView } from '../browser/scroll';
import type { Visit } from './SiteState';

/** Moves focus and scrolls at each visit, as the visitor has come to the screen. */
export function useScreenChange(
  site: RefObject<HTMLElement | null>,
  path: string,
  visit: Visit,
): void {
  const seen = useRef<{ readonly path: string; readonly visit: Visit }>(undefined);
  // Before the paint, so that nobody sees the new screen at the old scroll position.
  useLayoutEffect(() => {
    const element = site.current;
    const before = seen.current;
    if (!element || before?.visit === visit) return;
    seen.current = { path, visit };
    const isOtherScreen = path !== before?.path;
    const heading = element.querySelector<HTMLElement>('[part=main] [tabindex]');
    const show = () => bringScreenIntoView(element.querySelector('.page > :first-child'), heading);
    if (visit.by === 'load') show();
    // The first screen takes no focus, unless the visitor has followed a link of its prerendered HTML.
    if (!before && visit.by !== 'page') return;
    attempt('move focus', () => {
      // A visitor who is reading the screen stays there when a script names it again.
      const isFollowed = visit.by === 'page' && (isOtherScreen || !hasFocusInTree(element));
      if (visit.by === 'site' || isFollowed) {
        moveFocus(heading);
        show();
      }
      // The browser restores the scroll position of Back and Forward.
      if (visit.by === 'history' && isOtherScreen && mayTakeFocus(element)) moveFocus(heading);
    });
  }, [site, path, visit]);
}
