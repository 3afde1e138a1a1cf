/**
 * Whether the script runs in a frame. The page around it may make the frame as high as its content, so a height
 * that depends on the window's would grow without end.
 */
export function isInFrame(): boolean {
  return window.top !== window;
}
