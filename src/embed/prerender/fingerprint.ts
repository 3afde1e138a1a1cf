import { language } from '../../content/edition';

// Set by the build: changes with the source.
declare const __BUILD__: string;

/**
 * A short text that differs where two prerendered sites differ in their HTML, their settings, their language or the build
 * that has made them. The current year is left out, because the copyright line has it and the HTML is not rendered every year.
 *
 * @param html - as React or a browser serialises it
 * @param settings - the options, as JSON
 */
export function fingerprint(html: string, settings: string): string {
  const text = (__BUILD__ + language.lang + settings + html)
    // React and browsers don't escape the same characters, and only React writes `/>`. So all of these are left out.
    .replace(/&[#\w]+;|\/>|["'<>&\u00a0]/g, '')
    .replaceAll(String(new Date().getFullYear()), '');
  // FNV-1a: https://datatracker.ietf.org/doc/draft-eastlake-fnv/
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
