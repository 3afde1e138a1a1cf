/**
 * Whether an element is in a frame. The script may run in the page around the frame.
 *
 * Many pages make a frame as high as its content. If the content is then higher than the frame again, for example
 * because its height is that of the window plus a header, the frame grows without end.
 */
export function isInFrame({ ownerDocument }: Element | ShadowRoot): boolean {
  const { defaultView } = ownerDocument;
  return defaultView?.top !== defaultView;
}
