import { mayTakeFocus, moveFocus } from '../browser/focus';
import { attempt } from '../browser/log';

/**
 * Shows a modal dialog over the part of its site that can be seen, until the returned function is
 * called. An IntersectionObserver reports that part in each animation frame: the box of the site,
 * clipped by the window and by its ancestors.
 */
export function showOverSite(dialog: HTMLDialogElement): () => void {
  // jsdom, in which pages are tested, has no modal dialogs.
  if (!dialog.showModal) {
    dialog.open = true;
    return () => {
      dialog.open = false;
    };
  }
  let observer: IntersectionObserver | undefined;

  function place(site: Element, box: DOMRectReadOnly) {
    // The browser multiplies lengths of the style by the `zoom` of the ancestors. The box contains
    // it already. The dialog does not know it before it is shown.
    const zoom = site.currentCSSZoom ?? 1;
    // Through the style object, which a Content-Security-Policy allows.
    for (const side of ['top', 'left', 'width', 'height'] as const) {
      dialog.style[side] = `${box[side] / zoom}px`;
    }
    // The stylesheet hides the menu when the site becomes wide enough for the header's links, and
    // the page may hide the site or scroll past it: an invisible modal dialog would block the page.
    // A dialog that was moved is no longer modal, and Escape can't close it.
    const isSeen = () => box.width && box.height && dialog.checkVisibility();
    if (dialog.open && !(dialog.matches(':modal') && isSeen())) {
      dialog.close();
      // In a site that has become wide, the button that had focus before is hidden, and the links
      // of the header are in its place. In the other cases the links are hidden, and this does
      // nothing.
      const link = site.querySelector<HTMLElement>('nav a');
      if (link && mayTakeFocus(link) && link.ownerDocument.hasFocus()) moveFocus(link);
    }
  }

  attempt('place the menu', () => {
    const site = dialog.closest('.site') as Element;
    // Until the observer reports, the box is clipped by the window only.
    const { left, top, right, bottom } = site.getBoundingClientRect();
    const { clientWidth, clientHeight } = site.ownerDocument.documentElement;
    const [x, y] = [Math.max(0, left), Math.max(0, top)];
    place(
      site,
      new DOMRect(x, y, Math.min(right, clientWidth) - x, Math.min(bottom, clientHeight) - y),
    );
    observer = new IntersectionObserver(([entry]) => {
      // A new observation is always reported in the next animation frame, so each report starts
      // one.
      observer?.unobserve(site);
      observer?.observe(site);
      if (entry) attempt('place the menu', () => place(site, entry.intersectionRect));
    });
    observer.observe(site);
  });
  attempt('open the menu', () => dialog.showModal());
  // In a low window the panel can scroll, and the browser gives focus to the panel instead of the
  // button.
  moveFocus(dialog.querySelector('button'));

  return () => {
    observer?.disconnect();
    attempt('close the menu', () => dialog.close());
  };
}
