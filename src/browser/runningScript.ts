/**
 * The script element that runs now, or null in a module. It is read from the prototype, because an element of the page
 * with the name `currentScript` hides the property of the document.
 */
export function runningScript(): HTMLScriptElement | null {
  return Reflect.get(HTMLDocument.prototype, 'currentScript', document) as HTMLScriptElement | null;
}
