/**
 * Whether an element is in a frame. The script of the site may have been loaded by the page that
 * contains the frame.
 *
 * Many pages set the height of a frame to the height of its content. For the content, the frame is
 * the window. Content that is always higher than its window makes such a frame grow without end.
 */
export function isInFrame({ ownerDocument }: Element | ShadowRoot): boolean {
  const { defaultView } = ownerDocument;
  return defaultView !== null && defaultView.top !== defaultView;
}
