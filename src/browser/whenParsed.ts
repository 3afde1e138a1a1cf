import { pageDocument } from './pageDocument';

/** Calls `act` once the document has been parsed. */
export function whenParsed(act: () => void): void {
  const document = pageDocument();
  if (document.readyState !== 'loading') act();
  else document.addEventListener('DOMContentLoaded', act, { once: true });
}
