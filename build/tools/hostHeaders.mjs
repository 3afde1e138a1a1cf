/**
 * Headers that the servers of some pages in demo/hosts send. `npm start` and the tests use the same.
 *
 * @type {Record<string, Record<string, string>>}
 */
const headersOf = {
  '/demo/hosts/strict-csp.html': {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
  },
  '/demo/hosts/windows-1252.html': { 'Content-Type': 'text/html; charset=windows-1252' },
  '/demo/hosts/xhtml.xhtml': { 'Content-Type': 'application/xhtml+xml; charset=utf-8' },
};

/** @type {import('./server.mjs').SetHeaders} */
export function setHostHeaders(response, pathname) {
  for (const [name, value] of Object.entries(headersOf[pathname] ?? {})) {
    response.setHeader(name, value);
  }
}
