import { type RefObject, useEffect, useMemo } from 'react';
import { mayTakeFocus, moveFocus } from '../browser/focus';
import { isShadowRoot } from '../browser/isShadowRoot';
import { attempt } from '../browser/log';
import { visibleBox } from '../browser/visibleBox';

/**
 * Keeps a modal dialog over the visible part of the site, from `start` to `stop`. The position is set
 * through the style object, which a Content-Security-Policy allows.
 */
export function useSiteOverlay(dialog: RefObject<HTMLDialogElement | null>) {
  const overlay = useMemo(() => {
    let observers: { disconnect(): void }[] = [];
    let listening = new AbortController();

    const update = () => attempt('place the menu', place);

    function place() {
      const element = dialog.current;
      const site = siteAround(element);
      if (!element || !site) return;
      const box = visibleBox(site);
      // The stylesheet hides the menu when the site becomes wide enough for the header's links, and the
      // host may hide the site or scroll past it: an invisible modal dialog would block the page. A dialog
      // that was moved is no longer modal, and Escape can't close it.
      const isSeen = () => box.width > 0 && box.height > 0 && element.checkVisibility();
      if (element.open && !(element.matches(':modal') && isSeen())) {
        element.close();
        // In a site that has become wide, the button that had focus before is hidden, and the links of the header are
        // in its place. In the other cases the links are hidden, and this does nothing.
        const link = site.querySelector<HTMLElement>('nav a');
        if (link && mayTakeFocus(link) && link.ownerDocument.hasFocus()) moveFocus(link);
      }
      // The browser multiplies lengths of the style by the `zoom` of the ancestors. The box contains it already.
      const zoom = element.currentCSSZoom ?? 1;
      for (const side of ['top', 'left', 'width', 'height'] as const)
        element.style[side] = `${box[side] / zoom}px`;
    }

    return {
      start() {
        update();
        const site = siteAround(dialog.current);
        if (!site || observers.length > 0) return;
        // The site may be in a frame.
        const view = site.ownerDocument.defaultView ?? window;
        const { signal } = listening;
        view.addEventListener('scroll', update, { capture: true, passive: true, signal });
        view.addEventListener('resize', update, { signal });
        // A resize observer doesn't report an element that `content-visibility` hides.
        const sizes = [new ResizeObserver(update), new IntersectionObserver(update)];
        const moves = new MutationObserver(update);
        observers = [...sizes, moves];
        for (const observer of sizes) observer.observe(site);
        for (const root of rootsAround(site))
          moves.observe(root, { childList: true, subtree: true });
      },
      stop() {
        // The event `close` comes in a later task. By then the menu may be open again.
        if (dialog.current?.open) return;
        for (const observer of observers) observer.disconnect();
        observers = [];
        listening.abort();
        listening = new AbortController();
      },
    };
  }, [dialog]);

  useEffect(() => overlay.stop, [overlay]);
  return overlay;
}

function siteAround(element: Element | null): Element | null {
  return element?.closest('.site') ?? null;
}

/** The shadow roots that an element is in, from the inside out, and its document. */
function* rootsAround(element: Element): Generator<Node> {
  const root = element.getRootNode();
  yield root;
  if (isShadowRoot(root)) yield* rootsAround(root.host);
}
