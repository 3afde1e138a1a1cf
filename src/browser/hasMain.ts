import { queryAll } from './queryAll';

const main = 'main, [role=main]';

/** Whether a document has a main part, in itself or in an open shadow root. Those of our own elements don't count. */
export function hasMain(document: Document): boolean {
  if (queryAll(document, main).length > 0) return true;
  return areWithMain(queryAll(document, '*'));
}

function areWithMain(elements: NodeListOf<Element>): boolean {
  for (const { shadowRoot, localName } of elements) {
    // A field of a form with the name `shadowRoot` hides the property.
    if (shadowRoot?.nodeType !== Node.DOCUMENT_FRAGMENT_NODE) continue;
    if (localName.startsWith('training-site')) continue;
    if (shadowRoot.querySelector(main) || areWithMain(shadowRoot.querySelectorAll('*'))) {
      return true;
    }
  }
  return false;
}
