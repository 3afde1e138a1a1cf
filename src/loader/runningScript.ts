/**
 * The script element that runs now, or undefined in a module and in an inline script. It is read from the prototype,
 * because an element of the page with the name `currentScript` hides the property of the document.
 */
export function runningScript(): HTMLScriptElement | undefined {
  const script = Reflect.get(HTMLDocument.prototype, 'currentScript', document);
  const loader = script as HTMLScriptElement | null;
  return loader?.src ? loader : undefined;
}
