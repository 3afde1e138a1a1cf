import { isShadowRoot } from './isShadowRoot';

interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The part of `element` that can be seen: its rectangle, cut to the window and to every ancestor
 * that clips or scrolls, the host's included. In px of the window.
 */
export function visibleBox(element: Element): Box {
  let { top, left, right, bottom } = element.getBoundingClientRect();
  const cut = (box: { top: number; left: number; right: number; bottom: number }) => {
    top = Math.max(top, box.top);
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  };
  // The window of the element, which may be that of a frame.
  const { documentElement, defaultView } = element.ownerDocument;
  const { innerHeight } = defaultView ?? window;
  cut({ top: 0, left: 0, right: documentElement.clientWidth, bottom: innerHeight });
  for (let ancestor = parentOf(element); ancestor; ancestor = parentOf(ancestor)) {
    // The window does the scrolling for these two, whatever their own rectangles say.
    if (ancestor === documentElement || ancestor === element.ownerDocument.body) break;
    if (getComputedStyle(ancestor).overflow !== 'visible') cut(ancestor.getBoundingClientRect());
  }
  return { top, left, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const parent = element.parentNode;
  return isShadowRoot(parent) ? parent.host : element.parentElement;
}
