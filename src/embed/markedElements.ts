import { settingsFromAttributes } from './attributes';
import { replaceSite } from './mount';

/**
 * Mounts a site in each `[data-training-site]` of the document, for editors that remove unknown tags.
 * Waits until the document has been parsed.
 */
export function mountMarkedElements(): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', mountMarkedElements, { once: true });
    return;
  }
  for (const element of document.querySelectorAll('[data-training-site]')) {
    replaceSite(element, settingsFromAttributes(element, 'data-'));
  }
}
