import { isShadowRoot } from './isShadowRoot';

interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** An element that sets one of these properties is the containing block of the fixed elements inside it. */
const holdingFixed = [
  'transform',
  'translate',
  'scale',
  'rotate',
  'perspective',
  'filter',
  'backdropFilter',
] as const;

/**
 * The part of `element` that can be seen: its rectangle, cut to the window and to every ancestor
 * that clips or scrolls it, the host's included. In px of the window.
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
  let { position } = getComputedStyle(element);
  for (let ancestor = parentOf(element); ancestor; ancestor = parentOf(ancestor)) {
    // The window does the scrolling for these two, whatever their own rectangles say.
    if (ancestor === documentElement || ancestor === element.ownerDocument.body) break;
    const style = getComputedStyle(ancestor);
    if (style.display === 'contents' || !holds(style, position)) continue;
    if (style.overflow !== 'visible') cut(ancestor.getBoundingClientRect());
    position = style.position;
  }
  return { top, left, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** Whether an element with this style clips and scrolls the boxes inside it that have this `position`. */
function holds(style: CSSStyleDeclaration, position: string): boolean {
  if (position !== 'fixed' && (position !== 'absolute' || style.position !== 'static')) return true;
  return (
    holdingFixed.some((name) => (style[name] || 'none') !== 'none') ||
    /paint|layout|strict|content/.test(style.contain) ||
    /transform|translate|scale|rotate|perspective|filter/.test(style.willChange)
  );
}

function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const parent = element.parentNode;
  return isShadowRoot(parent) ? parent.host : element.parentElement;
}
