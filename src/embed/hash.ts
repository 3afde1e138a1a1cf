// Which hashes of a page are the site's, and which screen each means. Pure functions: the table in
// test/embed/hash.test.ts says what they do.

/** The fragment of an address with its `#`, or '' where it has none. `location.hash` is '' for a bare `#`. */
export function fragmentOf(address: string): string {
  const start = address.indexOf('#');
  return start < 0 ? '' : address.slice(start);
}

/**
 * The path of the screen that a fragment asks for, or undefined where the fragment is the host's.
 *
 * @param fragment - as `fragmentOf` gives it
 * @param basePath - prefix of the site's own hashes, '' or `/…` without a slash at the end
 */
export function parseHash(fragment: string, basePath: string): string | undefined {
  if (basePath === '') {
    if (fragment === '') return '/';
    return fragment.startsWith('#/') ? normalisePath(fragment.slice(1)) : undefined;
  }
  const path = decode(withoutQuery(fragment.slice(1)));
  if (path !== basePath && !path.startsWith(`${basePath}/`)) return undefined;
  return canonical(path.slice(basePath.length));
}

/** The canonical form of a path: decoded, lower case, single slashes, no query, no slash at the end. */
export function normalisePath(path: string): string {
  return canonical(decode(withoutQuery(path)));
}

/**
 * The absolute address of a screen on this page. A relative `#/training` would lead to another page
 * under a `<base href>` of the host.
 *
 * @param path - as `normalisePath` gives it
 * @param address - of the page, with or without a fragment
 */
export function formatHref(path: string, basePath: string, address: string): string {
  const page = address.slice(0, address.length - fragmentOf(address).length);
  const own = basePath !== '' && path === '/' ? basePath : basePath + path;
  // encodeURI throws on half a surrogate pair, and leaves ? and # as they are.
  return `${page}#${encodeURI(own.toWellFormed()).replace(/[?#]/g, encodeURIComponent)}`;
}

/** A base path as `parseHash` and `formatHref` take it. */
export function normaliseBasePath(basePath: string): string {
  return decode(basePath).replace(/\/+$/, '');
}

function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/s, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function canonical(path: string): string {
  return `/${path}`
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
}
