// Set by the build: changes with the source.
declare const __BUILD__: string;

/**
 * A short text that differs where two prerendered sites differ in their HTML, in what it was made with,
 * in the language or in the build.
 *
 * @param html - as React or a browser serialises it
 * @param madeWith - the options and the year, as JSON
 */
export function fingerprint(html: string, madeWith: string, lang: string): string {
  const text = (__BUILD__ + lang + madeWith + html)
    // React and browsers don't escape the same characters, and only React writes `/>`. So all of these are left out.
    .replace(/&[#\w]+;|\/>|["'<>&\u00a0]/g, '');
  // FNV-1a: https://datatracker.ietf.org/doc/draft-eastlake-fnv/
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
