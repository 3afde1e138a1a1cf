import { pageDocument } from './pageDocument';

/**
 * The script element that runs now, or null in a module, and where a framework runs the text of a
 * script. An element with the name `currentScript` hides the document's own property, so it is read
 * from the prototype.
 */
export function runningScript(): HTMLScriptElement | null {
  return Reflect.get(
    HTMLDocument.prototype,
    'currentScript',
    pageDocument(),
  ) as HTMLScriptElement | null;
}
