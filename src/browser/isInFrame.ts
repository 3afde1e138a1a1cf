/**
 * Whether the script runs in a frame. Many pages make a frame as high as its content. The frame is the window of that
 * content, so content with the height of its window and more would grow without end.
 */
export function isInFrame(): boolean {
  return window.top !== window;
}
