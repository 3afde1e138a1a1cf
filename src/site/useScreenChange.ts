import { type RefObject, useLayoutEffect, useRef } from 'react';
import { hasFocusInTree, mayTakeFocus, moveFocus } from '../browser/focus';
import { attempt } from '../browser/log';
import { scrollToScreen } from '../browser/scroll';
import type { SiteProps } from './SiteProps';
import type { Visit } from './SiteState';

/** The heading of the screen that a site shows. */
export const headingIn = (site: ParentNode): HTMLElement | null =>
  site.querySelector('[part=main] [tabindex]');

/**
 * Moves focus and scrolls at each visit, as the visitor has come to the screen.
 *
 * @param onVisit - called then
 */
export function useScreenChange(
  site: RefObject<HTMLElement | null>,
  path: string,
  visit: Visit,
  onVisit: SiteProps['onVisit'],
): void {
  const seen = useRef<{ readonly path: string; readonly visit: Visit }>(undefined);
  // Before the paint, so that nobody sees the new screen at the old scroll position.
  useLayoutEffect(() => {
    const element = site.current;
    const before = seen.current;
    if (!element || before?.visit === visit) return;
    seen.current = { path, visit };
    const isOtherScreen = path !== before?.path;
    const heading = headingIn(element);
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
    let keepInView: (() => void) | undefined;
    if (isByLink || visit.by === 'load') {
      attempt('scroll the page', () => {
        keepInView = scrollToScreen({
          top: element.querySelector('.page > :first-child'),
          heading,
          // A router keeps a state in each entry of the history.
          mayBeRestored: isByLink && history.state !== null,
        });
      });
    }
    onVisit(keepInView);
  }, [site, path, visit, onVisit]);
}
