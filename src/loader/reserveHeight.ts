/**
 * Makes all elements for a site at least as high as the window. Returns a function that removes the
 * rules again.
 *
 * The rules are in a stylesheet of the document, because a style of the element itself would be
 * copied with it, and React would report it when it hydrates the page. They have no specificity, so
 * each rule of the page wins.
 *
 * The height is in px. With `100vh`, a page in a frame that is made as high as its content would
 * grow without end.
 */
export function reserveHeight(): () => void {
  // An element that is not yet defined is inline.
  const block = ':where(training-site:not([hidden])){display:block}';
  const height = `:where(training-site,[data-training-site]){min-height:${innerHeight}px}`;
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(block + height);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  } catch {
    // The page has removed a part of the browser. The script is loaded all the same.
    return () => {};
  }
}
