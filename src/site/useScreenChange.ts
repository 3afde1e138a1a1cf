import { type RefObject, useLayoutEffect, useRef } from 'react';
import { mayTakeFocus, moveFocus } from '../browser/focus';
import { attempt } from '../browser/log';
import { scrollIntoView } from '../browser/scroll';
import type { ScreenShown, SiteProps } from './SiteProps';

interface ScreenChange extends ScreenShown, Pick<SiteProps, 'location' | 'setTitle'> {
  readonly site: RefObject<HTMLElement | null>;
}

/** Sets title, focus and scroll position when another screen is shown. */
export function useScreenChange({ site, path, title, location, setTitle }: ScreenChange) {
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
}
