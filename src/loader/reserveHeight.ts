/**
 * Makes an element at least as high as the window. Returns a function that restores its styles.
 *
 * The height is in px. With `100vh`, a page in a frame that is made as high as its content would grow without end.
 */
export function reserveHeight(element: HTMLElement): () => void {
  const { style } = element;
  // A height that is already there belongs to the page, or to a second copy of the loader.
  const setsHeight = !style.minHeight;
  // An element that is not yet defined has no display of its own. A hidden one stays hidden.
  const setsDisplay = getComputedStyle(element).display === 'inline';
  if (setsHeight) style.minHeight = `${innerHeight}px`;
  if (setsDisplay) style.display = 'block';
  return () => {
    if (setsHeight) style.minHeight = '';
    if (setsDisplay) style.display = '';
    // Not `style.length`: Chromium removes an empty attribute only after it has been read.
    if (!element.getAttribute('style')) element.removeAttribute('style');
  };
}
