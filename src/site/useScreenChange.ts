import { type RefObject, useLayoutEffect, useRef } from 'react';
import { mayTakeFocus, moveFocus } from '../browser/focus';
import { attempt } from '../browser/log';
import { bringIntoView } from '../browser/scroll';
import type { Visit } from './SiteState';

/** Moves focus at each visit of a screen but the first, and scrolls after a link of the site. */
export function useScreenChange(site: RefObject<HTMLElement | null>, visit: Visit): void {
  const seen = useRef(visit);
  // Before the paint, so that nobody sees the new screen at the old scroll position.
  useLayoutEffect(() => {
    const element = site.current;
    if (seen.current === visit || !element) return;
    seen.current = visit;
    if (visit.by === 'start') return;
    const isOwn = visit.by === 'site';
    const heading = element.querySelector<HTMLElement>('[part=main] [tabindex]');
    attempt('move focus', () => (isOwn || mayTakeFocus(element)) && moveFocus(heading));
    // The browser restores the scroll position of Back and Forward.
    if (isOwn) bringIntoView(element.querySelector('.page > :first-child'), heading);
  }, [site, visit]);
}
