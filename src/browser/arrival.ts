import { pageDocument } from './pageDocument';

/** How long a page may restore a scroll position or write a title after a visit, in ms. */
const shortest = 500;

/**
 * Events of the visitor. After the first of them, the site leaves scroll position and title alone.
 */
const userInput = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Begins the time after a visit in which a router of the page may still restore a scroll position,
 * or write a title. It lasts half a second, and until the page has loaded, whose images may push
 * the screen down. It is over when the visitor acts.
 *
 * @param onFrame - called before each frame until the arrival is over
 * @returns a function that ends it before. May be called more than once
 */
export function beginArrival(onFrame: () => void): () => void {
  const page = pageDocument();
  const start = performance.now();
  let isOver = false;

  function end() {
    isOver = true;
    for (const act of userInput) window.removeEventListener(act, onUserInput, true);
  }

  function onUserInput({ isTrusted }: Event) {
    // Scripts dispatch such events too.
    if (isTrusted) end();
  }

  function nextFrame() {
    if (isOver) return;
    // First, because on a busy machine the first frame may come when the time is over.
    onFrame();
    const isSettled = performance.now() - start > shortest && page.readyState === 'complete';
    if (isSettled) end();
    else requestAnimationFrame(nextFrame);
  }

  // A page without layout may have no frames.
  if (typeof requestAnimationFrame !== 'function') return end;
  for (const act of userInput)
    window.addEventListener(act, onUserInput, { capture: true, passive: true });
  requestAnimationFrame(nextFrame);
  return end;
}
