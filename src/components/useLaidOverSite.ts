import { type RefObject, useEffect, useMemo } from 'react';
import { visibleBox } from '../browser/visibleBox';

/** The width of the site from which its header has room for the links. */
const roomForLinks = 768;

/**
 * Keeps a dialog of the top layer over what is visible of the site, from `lay` to `lift`. Done
 * through the style object, which a Content-Security-Policy allows.
 */
export function useLaidOverSite(dialog: RefObject<HTMLDialogElement | null>) {
  const laid = useMemo(() => {
    let observer: ResizeObserver | undefined;

    function follow() {
      const element = dialog.current;
      const site = siteAround(element);
      if (!element || !site) return;
      // The site may become wide enough for its links while the menu is open.
      if (site.clientWidth >= roomForLinks) element.close();
      const { top, left, width, height } = visibleBox(site);
      const { style } = element;
      style.top = `${top}px`;
      style.left = `${left}px`;
      style.width = `${width}px`;
      style.height = `${height}px`;
    }

    return {
      lay() {
        follow();
        addEventListener('scroll', follow, { capture: true, passive: true });
        addEventListener('resize', follow);
        const site = siteAround(dialog.current);
        if (!site || observer || !globalThis.ResizeObserver) return;
        observer = new ResizeObserver(follow);
        observer.observe(site);
      },
      lift() {
        observer?.disconnect();
        observer = undefined;
        removeEventListener('scroll', follow, { capture: true });
        removeEventListener('resize', follow);
      },
    };
  }, [dialog]);

  useEffect(() => laid.lift, [laid]);
  return laid;
}

function siteAround(element: Element | null): Element | null {
  return element?.closest('.site') ?? null;
}
