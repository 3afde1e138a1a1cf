/**
 * Makes the frame as high as the site, where the browser and the page know the CSS property
 * `frame-sizing`. The `<meta>` element of frame.html allows it.
 */
export function fitFrame(site: Element): void {
  const requestResize: unknown = Reflect.get(window, 'requestResize');
  if (typeof requestResize !== 'function') return;
  new ResizeObserver(() => {
    try {
      requestResize();
    } catch {
      // In an <object> or <embed>.
    }
  }).observe(site);
}
