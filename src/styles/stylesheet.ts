// Put in by the build: every stylesheet of the site as one text, in the order of the imports. So
// components import class names alone, and know nothing of how styles reach the page.
declare const __STYLES__: string;

// A constructed sheet serves all roots of a document; another document can't adopt it.
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Gives `root` the site's styles without touching the document around it. */
export function adoptStyles(root: ShadowRoot): void {
  adoptRules(root, __STYLES__);
}

/** Gives `root` the rules in `text`, as a constructed sheet where the browser has such. */
export function adoptRules(root: ShadowRoot, text: string): void {
  const sheet = sheetOf(root.ownerDocument, text);
  if (sheet) {
    root.adoptedStyleSheets = [sheet];
    return;
  }
  const style = root.querySelector('style') ?? root.ownerDocument.createElement('style');
  style.textContent = text;
  root.appendChild(style);
}

function sheetOf(document: Document, text: string): CSSStyleSheet | undefined {
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (!Sheet?.prototype.replaceSync || !('adoptedStyleSheets' in document)) return undefined;
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, known);
  let sheet = known.get(text);
  if (!sheet) {
    sheet = new Sheet();
    try {
      sheet.replaceSync(text);
    } catch {
      return undefined;
    }
    known.set(text, sheet);
  }
  return sheet;
}
