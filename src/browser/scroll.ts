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
export function bringScreenIntoView(top: Element | null, heading: Element | null): void {
  attempt('scroll the page', () => {
    const positionOf = () => top?.getBoundingClientRect().top ?? 0;
    const before = positionOf();
    bringIntoView(top, heading);
    if (positionOf() >= before) return;
    scroll(top, 'start');
    scroll(heading, 'nearest');
  });
}

function scroll(element: Element | null, block: ScrollLogicalPosition) {
  // jsdom, in which pages are tested, has no such method.
  element?.scrollIntoView?.({ block, behavior: 'instant' });
}
