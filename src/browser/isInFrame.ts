/**
 * Whether an element is in a frame; the script may run outside. Many pages make a frame as high as its content. The frame
 * is the window of that content, so content with the height of its window and more would grow without end.
 */
export function isInFrame({ ownerDocument }: Element | ShadowRoot): boolean {
  const { defaultView } = ownerDocument;
  return defaultView?.top !== defaultView;
}
