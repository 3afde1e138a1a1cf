// Which hashes of a page are the site's, and which screen each means.
import { paths } from '../content/paths';

/** The fragment of an address with its `#`, or '' where it has none. `location.hash` is '' for a bare `#`. */
export const fragmentOf = (address: string) => address.slice(withoutFragment(address).length);
export const withoutFragment = (address: string) => address.replace(/#.*/s, '');

/**
 * The path of the screen that a fragment asks for, or undefined where the fragment is the host's.
 *
 * @param fragment - as `fragmentOf` returns it
 * @param basePath - as `normaliseBasePath` returns it
 */
export function parseHash(fragment: string, basePath: string): string | undefined {
  if (basePath === '') {
    return fragment.startsWith('#/') ? normalisePath(fragment.slice(1)) : undefined;
  }
  const text = decode(withoutQuery(fragment.slice(1)));
  if (isWord(basePath)) return parseWord(text, basePath);
  if (text !== basePath && !text.startsWith(`${basePath}/`)) return undefined;
  return canonical(text.slice(basePath.length));
}

/**
 * The fragment that asks for the screen at `path`, with its `#`. Undefined where there is none: below a
 * word, only the screens have hashes.
 *
 * @param path - as `normalisePath` returns it
 * @param basePath - as `normaliseBasePath` returns it
 */
export function formatHash(path: string, basePath: string): string | undefined {
  if (isWord(basePath)) {
    return screenPaths.includes(path) ? `#${formatWord(path, basePath)}` : undefined;
  }
  const own = basePath !== '' && path === '/' ? basePath : basePath + path;
  // encodeURI throws on half a surrogate pair, and leaves ? and # as they are.
  return `#${encodeURI(own.toWellFormed()).replace(/[?#]/g, encodeURIComponent)}`;
}

/** The question that a hash of the site asks for: `place` in `#/consultation?faq=place`. */
export function questionOf(fragment: string): string | undefined {
  return /[?&]faq=([a-z]+)/.exec(fragment)?.[1];
}

/** The canonical form of a path: decoded, lower case, single slashes, no query, no slash at the end. */
export function normalisePath(path: string): string {
  return canonical(decode(withoutQuery(path)));
}

/** A base path as `parseHash` and `formatHash` take it: a decoded path without a slash at the end, or a word. */
export function normaliseBasePath(basePath: string): string {
  return withoutSlashAtEnd(decode(basePath));
}

const screenPaths: readonly string[] = paths;

/** Whether a base path is a word, so that the site's hashes are valid selectors: `#academy-training`. */
function isWord(basePath: string): boolean {
  return basePath !== '' && !basePath.startsWith('/');
}

function formatWord(path: string, word: string): string {
  return path === '/' ? word : `${word}-${path.slice(1)}`;
}

function parseWord(text: string, word: string): string | undefined {
  const asked = withoutSlashAtEnd(text);
  if (!asked.startsWith(word)) return undefined;
  const rest = asked.slice(word.length).toLowerCase();
  return screenPaths.find((path) => formatWord(path, '') === rest);
}

function withoutQuery(path: string): string {
  return path.replace(/[?#].*/s, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Not `replace(/\/+$/, '')`: for a text with many slashes, its time grows with the square of the length. */
function withoutSlashAtEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function canonical(path: string): string {
  // Without line breaks, which wouter's pattern for any path does not match.
  const line = `/${path}`.toWellFormed().replace(/[\n\r\u2028\u2029]/g, '');
  return withoutSlashAtEnd(line.replace(/\/{2,}/g, '/')).toLowerCase() || '/';
}
