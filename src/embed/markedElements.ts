import { optionsFromAttributes } from './attributes';
import { mount } from './mount';

/**
 * Mounts a site in each `[data-training-site]` of the document, for editors that strip unknown tags;
 * once, when the document has been parsed.
 */
export function mountMarkedElements(): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', mountMarkedElements, { once: true });
    return;
  }
  for (const element of document.querySelectorAll('[data-training-site]')) {
    mount(element, optionsFromAttributes(element, 'data-'));
  }
}
