// Read from the prototype, because an element of the page with this name hides the property of the document.
/** The script element that runs now, or null in a module. */
export function runningScript(): HTMLScriptElement | null {
  return Reflect.get(HTMLDocument.prototype, 'currentScript', document) as HTMLScriptElement | null;
}
