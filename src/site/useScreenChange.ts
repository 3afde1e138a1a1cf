import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { mayTakeFocus } from '../browser/focus';
import type { Navigation, SiteProps } from './Site';

export interface ScreenChange
  extends Navigation,
    Pick<SiteProps, 'location' | 'setTitle' | 'onNavigate'> {
  readonly site: RefObject<HTMLElement | null>;
  /** Whether more is to come without a navigation. */
  readonly isFirstFrame: boolean;
}

/** What follows when another screen is shown: title, focus, scroll, and word to the host. */
export function useScreenChange({
  site,
  path,
  title,
  isFirstFrame,
  location,
  setTitle,
  onNavigate,
}: ScreenChange) {
  const shown = useRef<string>(undefined);
  const untold = useRef(new Map<string, Navigation>());

  // Before the paint, so that nobody sees the new screen at the old scroll position. (A layout
  // effect of the first render runs too; it only takes note.)
  useLayoutEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === path) return;
    shown.current = path;
    setTitle?.(title);
    const element = site.current;
    if (isFirst || !element) return;
    const fromInside = location.movedFromInside();
    if (fromInside || mayTakeFocus(element)) {
      element.querySelector('h1')?.focus({ preventScroll: true });
    }
    // The browser restores the scroll position of Back and Forward. `nearest` leaves a site alone
    // whose top is in view, whichever ancestor scrolls.
    if (fromInside)
      element
        .querySelector('[part=header]')
        ?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [site, path, title, location, setTitle]);

  // Later than the first frame: a host that looks at the site now sees all of it, and has what `mount`
  // returns. Whoever is quick has been on two screens by then.
  useEffect(() => {
    untold.current.set(path, { path, title });
    if (isFirstFrame) return;
    for (const navigation of untold.current.values()) onNavigate(navigation);
    untold.current.clear();
  }, [path, title, isFirstFrame, onNavigate]);
}
