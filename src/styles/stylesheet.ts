// Put in by the build: every stylesheet of the site as one text, in the order of the imports. So
// components import class names alone, and know nothing of how styles reach the page.
declare const __STYLES__: string;
// Once, because the build puts the text in each place of the name.
const styles = __STYLES__;

// A constructed sheet serves all roots of a document; another document can't adopt it.
const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Gives `root` the site's styles without touching the document around it, as a constructed sheet where the browser has
 * such.
 */
export function adoptStyles(root: ShadowRoot): void {
  const sheet = sheetOf(root.ownerDocument);
  if (sheet) {
    root.adoptedStyleSheets = [sheet];
    return;
  }
  const style = root.querySelector('style') ?? root.ownerDocument.createElement('style');
  style.textContent = styles;
  root.appendChild(style);
}

function sheetOf(document: Document): CSSStyleSheet | undefined {
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (!Sheet?.prototype.replaceSync || !('adoptedStyleSheets' in document)) return undefined;
  let sheet = sheets.get(document);
  if (!sheet) {
    sheet = new Sheet();
    try {
      sheet.replaceSync(styles);
    } catch {
      return undefined;
    }
    sheets.set(document, sheet);
  }
  return sheet;
}
