/** How long a page may still restore a scroll position or write a title after a visit, in ms. */
const longest = 500;

/**
 * Events of the visitor. After the first of them, the site leaves scroll position and title alone.
 */
const userInput = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * The time after a visit in which a router of the page may still restore a scroll position, or
 * write a title.
 */
export interface Arrival {
  /** Whether the visitor has acted, or the page has had its time. */
  readonly isOver: () => boolean;
  /** Ends the arrival before its time is over. May be called more than once. */
  readonly end: () => void;
}

/** @param keep - called before each frame until the arrival is over */
export function beginArrival(keep: () => void = () => {}): Arrival {
  const start = performance.now();
  let isEnded = false;
  const isOver = () => isEnded || performance.now() - start > longest;

  function end() {
    isEnded = true;
    for (const act of userInput) window.removeEventListener(act, onUserInput, true);
  }

  function onUserInput({ isTrusted }: Event) {
    // Scripts dispatch such events too.
    if (isTrusted) end();
  }

  function onFrame() {
    if (isEnded) return;
    // On a busy machine, the first frame may come when the time is over.
    keep();
    if (isOver()) end();
    else requestAnimationFrame(onFrame);
  }

  // A page without layout may have no frames.
  if (typeof requestAnimationFrame !== 'function') {
    isEnded = true;
    return { isOver, end };
  }
  for (const act of userInput)
    window.addEventListener(act, onUserInput, { capture: true, passive: true });
  requestAnimationFrame(onFrame);
  return { isOver, end };
}
