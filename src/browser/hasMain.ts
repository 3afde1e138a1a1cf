import { nativeGet } from './native';
import { queryAll } from './queryAll';

const main = 'main, [role=main]';

/**
 * Whether a document has a main part, in itself or in an open shadow root. Those of our own
 * elements don't count.
 */
export function hasMain(document: Document): boolean {
  if (queryAll(document, main).length > 0) return true;
  return areWithMain(queryAll(document, '*'));
}

function areWithMain(elements: NodeListOf<Element>): boolean {
  for (const element of elements) {
    const shadowRoot = nativeGet(element, 'shadowRoot');
    if (!shadowRoot || nativeGet(element, 'localName').startsWith('training-site')) continue;
    if (shadowRoot.querySelector(main) || areWithMain(shadowRoot.querySelectorAll('*'))) {
      return true;
    }
  }
  return false;
}
