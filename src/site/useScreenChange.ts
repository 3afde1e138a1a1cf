import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { mayTakeFocus, moveFocus } from '../browser/focus';
import { attempt } from '../browser/log';
import { scrollIntoView } from '../browser/scroll';
import type { ScreenShown, SiteProps } from './SiteProps';

interface ScreenChange
  extends ScreenShown,
    Pick<SiteProps, 'location' | 'setTitle' | 'onNavigate'> {
  readonly site: RefObject<HTMLElement | null>;
  /** Whether the whole screen is rendered, and not only its opening. */
  readonly isWhole: boolean;
}

/** What follows when another screen is shown: title, focus, scroll, and the message to the host. */
export function useScreenChange({
  site,
  path,
  title,
  isWhole,
  location,
  setTitle,
  onNavigate,
}: ScreenChange) {
  useLayoutEffect(() => setTitle?.(title), [title, setTitle]);

  const shownPath = useRef(path);
  // Before the paint, so that nobody sees the new screen at the old scroll position.
  useLayoutEffect(() => {
    const element = site.current;
    if (shownPath.current === path || !element) return;
    shownPath.current = path;
    const isOwn = location.isOwnNavigation();
    attempt(
      'move focus',
      () =>
        (isOwn || mayTakeFocus(element)) &&
        moveFocus(element.querySelector('[part=main] [tabindex]')),
    );
    // The browser restores the scroll position of Back and Forward.
    if (isOwn) scrollIntoView(element, '[part]');
  }, [site, path, location]);

  // The host is told once the screen is whole, so that it can measure it. By then a quick visitor may
  // be on the second screen.
  const pendingNavigations = useRef(new Map<string, ScreenShown>());
  useEffect(() => {
    // The order is that of the visits, also of a screen that is shown for the second time.
    pendingNavigations.current.delete(path);
    pendingNavigations.current.set(path, { path, title });
    if (!isWhole) return;
    for (const shown of pendingNavigations.current.values()) onNavigate(shown);
    pendingNavigations.current.clear();
  }, [path, title, isWhole, onNavigate]);
}
