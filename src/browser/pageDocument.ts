/**
 * The document of the page. A framework for micro-frontends, such as qiankun, gives scripts a
 * `Proxy` in its place, which the browser's own methods refuse. Each element knows the document
 * itself, also one that hides the property because it has the name `documentElement`.
 */
export function pageDocument(): Document {
  return document.documentElement?.ownerDocument ?? document;
}
