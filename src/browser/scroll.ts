import { attempt } from './log';

/**
 * Brings elements into view, one after the other: the last one is in view if not all of them fit.
 * Nothing scrolls for an element that is in view already, whichever ancestor scrolls.
 */
export function bringIntoView(...elements: readonly (Element | null)[]): void {
  attempt('scroll the page', () => {
    for (const element of elements) scroll(element, 'nearest');
  });
}

/**
 * Brings the top of a screen into view, and its heading in any case. If the screen was below, its
 * top comes to the top.
 */
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

/** Routers restore a scroll position within so many frames of a followed link. */
const restoringFrames = 10;

/** What is brought into view at a visit. */
interface Target {
  readonly top: Element | null;
  readonly heading: Element | null;
  /** Whether a router of the page may restore the scroll position of an older entry. */
  readonly mayBeRestored: boolean;
}

/**
 * Brings a screen into view.
 *
 * @returns a function to call at each frame that follows. It brings the screen into view again if
 * it is below the window: a page scrolls to its beginning, or gets more content above. In the first
 * frames, where a router may restore a position, it also does so from a place further down.
 */
export function scrollToScreen({ top, heading, mayBeRestored }: Target): () => void {
  let frames = 0;
  bringScreenIntoView(top, heading);
  return () => {
    frames += 1;
    const isRestored = mayBeRestored && frames <= restoringFrames;
    if (isRestored || isBelow(heading)) bringScreenIntoView(top, heading);
  };
}

const isBelow = (element: Element | null) =>
  element !== null && element.getBoundingClientRect().bottom > window.innerHeight;

function scroll(element: Element | null, block: ScrollLogicalPosition) {
  // jsdom, in which pages are tested, has no such method.
  element?.scrollIntoView?.({ block, behavior: 'instant' });
}
