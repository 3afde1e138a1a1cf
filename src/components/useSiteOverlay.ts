import { type RefObject, useEffect, useMemo } from 'react';
import { visibleBox } from '../browser/visibleBox';

/**
 * Keeps a modal dialog over the visible part of the site, from `start` to `stop`. The position is set
 * through the style object, which a Content-Security-Policy allows.
 */
export function useSiteOverlay(dialog: RefObject<HTMLDialogElement | null>) {
  const overlay = useMemo(() => {
    let observer: ResizeObserver | undefined;

    function update() {
      const element = dialog.current;
      const site = siteAround(element);
      if (!element || !site) return;
      // The stylesheet hides the menu when the site becomes wide enough for the header's links. An
      // invisible modal dialog would block the page.
      if (element.open && !element.checkVisibility()) element.close();
      const { top, left, width, height } = visibleBox(site);
      const { style } = element;
      style.top = `${top}px`;
      style.left = `${left}px`;
      style.width = `${width}px`;
      style.height = `${height}px`;
    }

    return {
      start() {
        update();
        addEventListener('scroll', update, { capture: true, passive: true });
        addEventListener('resize', update);
        const site = siteAround(dialog.current);
        if (!site || observer) return;
        observer = new ResizeObserver(update);
        observer.observe(site);
      },
      stop() {
        observer?.disconnect();
        observer = undefined;
        removeEventListener('scroll', update, { capture: true });
        removeEventListener('resize', update);
      },
    };
  }, [dialog]);

  useEffect(() => overlay.stop, [overlay]);
  return overlay;
}

function siteAround(element: Element | null): Element | null {
  return element?.closest('.site') ?? null;
}
