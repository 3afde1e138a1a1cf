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
  // Before the element is defined, it is inline, and an inline element has no height of its own.
  const rules = `:where(training-site:not([hidden])){display:block}:where(training-site,[data-training-site]){min-height:${innerHeight}px}`;
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  } catch {
    // The page has removed a part of the browser. The script is loaded all the same.
    return () => {};
  }
}
