import { nativeCall, nativeGet } from '../browser/native';
import { normaliseBasePath, restOf } from '../embed/hash';

/**
 * Whether the address may name a screen of the site in an element. It is read as the script reads
 * it, but the loader has no list of screens: below a word, a hash of the page such as
 * `#academy-news` counts too.
 */
export function mayNameScreen(element: Element): boolean {
  if (optionOf(element, 'routing') === 'memory') return false;
  const basePath = normaliseBasePath(optionOf(element, 'base-path'));
  return restOf(location.hash, basePath) !== undefined;
}

function optionOf(element: Element, attribute: string): string {
  const isOurs = nativeGet(element, 'localName') === 'training-site';
  return nativeCall(element, 'getAttribute', isOurs ? attribute : `data-${attribute}`) ?? '';
}
