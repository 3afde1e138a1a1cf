// One text with all styles of the site, which the build makes of the stylesheets in the order of
// their imports. Components import only class names.
import styles from 'stylesheet';

// A constructed sheet serves all roots of a document; another document can't adopt it.
const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Whether a node is a `<style>` with the styles of the site, such as that in prerendered HTML. */
export const hasStyles = (node: Node): node is HTMLStyleElement =>
  node.nodeName === 'STYLE' && node.textContent === styles;

/** Whether the styles are in the prerendered HTML, and no policy of the page refuses them. */
function hasOwnStyles(root: ShadowRoot): boolean {
  const style = [...root.childNodes].find(hasStyles);
  // Outside the document, `<style>` has no effect yet.
  return style !== undefined && (style.sheet !== null || !root.isConnected);
}

/**
 * Adds the site's styles to `root`, unless its prerendered HTML has them, and not to the document
 * around it. Call it again when the element of `root` enters another document.
 */
export function adoptStyles(root: ShadowRoot): void {
  const { ownerDocument: document } = root;
  const view = document.defaultView;
  // A document without a window, such as that of a template, shows nothing.
  if (!view || hasOwnStyles(root)) return;
  try {
    let sheet = sheets.get(document);
    if (!sheet) {
      sheet = new view.CSSStyleSheet();
      sheet.replaceSync(styles);
      sheets.set(document, sheet);
    }
    // If the browser has no such list, this throws. To set the whole property would do nothing
    // there.
    root.adoptedStyleSheets[0] = sheet;
  } catch {
    // An older browser: it can't construct stylesheets, or their list can't be changed.
    const style = root.querySelector('style') ?? document.createElement('style');
    style.textContent = styles;
    root.appendChild(style);
  }
}
