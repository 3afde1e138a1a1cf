// What the servers of some awkward hosts (demo/hosts) send. The same for who opens them by
// `npm start` and for the browser tests.
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

/** Adds the headers of the host at `pathname`, where it has any of its own. */
export function setHostHeaders(response, pathname) {
  for (const [name, value] of Object.entries(headersOf[pathname] ?? {})) {
    response.setHeader(name, value);
  }
}
