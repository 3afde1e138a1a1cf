// Put in by the build: every stylesheet of the site as one text, in the order of the imports. So
// components import class names alone, and know nothing of how styles reach the page.
declare const __STYLES__: string;

const styles: string = __STYLES__;

// One constructed sheet serves all sites of a document; it can't be adopted by another document.
const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Gives `root` the site's styles without touching the document around it. */
export function adoptStyles(root: ShadowRoot): void {
  const sheet = constructSheet(root.ownerDocument);
  if (sheet) {
    root.adoptedStyleSheets = [sheet];
    return;
  }
  const style = root.ownerDocument.createElement('style');
  style.textContent = styles;
  root.append(style);
}

function constructSheet(document: Document): CSSStyleSheet | undefined {
  const known = sheets.get(document);
  if (known) return known;
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (!Sheet?.prototype.replaceSync || !('adoptedStyleSheets' in document)) return undefined;
  const sheet = new Sheet();
  sheet.replaceSync(styles);
  sheets.set(document, sheet);
  return sheet;
}
