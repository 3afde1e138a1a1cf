import { attempt } from './log';

/**
 * Brings elements into view, one after the other: the last one is in view if not all of them fit. Nothing scrolls for an
 * element that is in view already, whichever ancestor scrolls.
 */
export function bringIntoView(...elements: readonly (Element | null)[]): void {
  attempt('scroll the page', () => {
    for (const element of elements) scroll(element, 'nearest');
  });
}

/** Brings the top of a screen into view, and its heading in any case. If the screen was below, its top comes to the top. */
function bringScreenIntoView(top: Element | null, heading: Element | null): void {
  attempt('scroll the page', () => {
    const positionOf = () => top?.getBoundingClientRect().top ?? 0;
    const before = positionOf();
    bringIntoView(top, heading);
    if (positionOf() >= before) return;
    scroll(top, 'start');
    scroll(heading, 'nearest');
  });
}

/** Routers restore a scroll position within so many frames of a visit. */
const restoringFrames = 10;

/**
 * Brings a screen into view.
 *
 * @returns a function to call at each frame that follows. In the first frames it brings the screen into view again wherever a
 *   router of the page has scrolled to, and later only if the screen is below the window: a page scrolls to its beginning, or gets
 *   more content above. Who scrolls further down in a later frame reads there, or is a test.
 */
export function showScreen(top: Element | null, heading: Element | null): () => void {
  let frames = 0;
  const isBelow = () => {
    const place = heading?.getBoundingClientRect();
    return place !== undefined && place.bottom > window.innerHeight;
  };
  bringScreenIntoView(top, heading);
  return () => {
    frames += 1;
    if (frames <= restoringFrames || isBelow()) bringScreenIntoView(top, heading);
  };
}

function scroll(element: Element | null, block: ScrollLogicalPosition) {
  // jsdom, in which pages are tested, has no such method.
  element?.scrollIntoView?.({ block, behavior: 'instant' });
}
