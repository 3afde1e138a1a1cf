import { sourceId } from './sourceId';

/**
 * A short text that differs where two prerendered sites differ in their HTML, or in what it was
 * made with and of.
 *
 * @param html - as React or a browser serialises it
 * @param madeWith - the options and the year, as JSON
 */
export function fingerprint(html: string, madeWith: string, lang: string): string {
  const text = (sourceId(lang) + lang + madeWith + html)
    // React and browsers don't escape the same characters, and only React writes `/>`. So all of
    // these are left out.
    .replace(/&[#\w]+;|\/>|["'<>&\u00a0]/g, '');
  // FNV-1a: https://datatracker.ietf.org/doc/draft-eastlake-fnv/
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
