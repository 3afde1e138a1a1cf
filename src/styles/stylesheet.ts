// Every stylesheet of the site, as text. The bundler turns each `import './X.module.css'` into a call
// of `collectStyles`, so components know class names and nothing of how styles reach the page.
const texts: string[] = [];

// One constructed sheet serves all sites of a document; it can't be adopted by another document.
const sheets = new WeakMap<Document, CSSStyleSheet>();

export function collectStyles(text: string): void {
  texts.push(text);
}

/** Gives `root` the site's styles without touching the document around it. */
export function adoptStyles(root: ShadowRoot): void {
  const sheet = constructSheet(root.ownerDocument);
  if (sheet) {
    root.adoptedStyleSheets = [sheet];
    return;
  }
  const style = root.ownerDocument.createElement('style');
  style.textContent = texts.join('');
  root.append(style);
}

function constructSheet(document: Document): CSSStyleSheet | undefined {
  const known = sheets.get(document);
  if (known) return known;
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (!Sheet?.prototype.replaceSync || !('adoptedStyleSheets' in document)) return undefined;
  const sheet = new Sheet();
  sheet.replaceSync(texts.join(''));
  sheets.set(document, sheet);
  return sheet;
}
