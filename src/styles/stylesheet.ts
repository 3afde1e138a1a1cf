// Inserted by the build: all stylesheets of the site as one text, in the order of the imports. So components import
// only class names, and don't load styles.
declare const __STYLES__: string;
// Used only once, because the build replaces each use of the name with the whole text.
const styles = __STYLES__;

// A constructed sheet serves all roots of a document; another document can't adopt it.
const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Adds the site's styles to `root` and not to the document around it. Uses a constructable stylesheet if the browser
 * supports it.
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
