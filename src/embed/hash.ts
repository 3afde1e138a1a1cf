// Which hashes of a page are the site's, and which screen each means.
import { paths } from '../content/paths';

/**
 * The fragment of an address with its `#`, or '' where it has none. `location.hash` is '' for a
 * bare `#`.
 */
export const fragmentOf = (address: string) => address.slice(withoutFragment(address).length);
export const withoutFragment = (address: string) => address.replace(/#.*/s, '');

/**
 * The path of the screen that a fragment asks for, or undefined where the fragment is the page's.
 * Letter case makes no difference, nor does what mail programs add to the end of a link.
 *
 * @param fragment - as `fragmentOf` returns it
 * @param basePath - as `normaliseBasePath` returns it
 */
export function parseHash(fragment: string, basePath: string): string | undefined {
  const rest = restOf(fragment, basePath);
  if (rest === undefined) return undefined;
  if (isWord(basePath)) return screenPaths.find((path) => matches(rest, formatWord(path, '')));
  return canonical(rest);
}

/**
 * What a fragment has after the base path, in lower case. Undefined where the fragment is the
 * page's. Below a word, it is the page's too if the rest is the name of no screen; `parseHash`
 * finds that out.
 *
 * @param fragment - as `fragmentOf` returns it
 * @param basePath - as `normaliseBasePath` returns it
 */
export function restOf(fragment: string, basePath: string): string | undefined {
  const text = textOf(fragment.slice(1)).toLowerCase();
  const base = basePath.toLowerCase();
  if (!text.startsWith(base)) return undefined;
  const rest = text.slice(base.length);
  const isHome = basePath !== '' && isEnding(rest);
  const separator = isWord(basePath) ? '-' : '/';
  return isHome || rest.startsWith(separator) ? rest : undefined;
}

/**
 * The fragment that asks for the screen at `path`, with its `#`. Undefined where there is none:
 * below a word, only the screens have hashes.
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

/**
 * The canonical form of a path: decoded, lower case, single slashes, no query, no slash at the end.
 * For a screen, also without what mail programs add.
 */
export function normalisePath(path: string): string {
  return canonical(textOf(path));
}

/**
 * A base path as `parseHash` and `formatHash` take it: a decoded path without a slash at the end,
 * or a word.
 */
export function normaliseBasePath(basePath: string): string {
  return withoutSlashAtEnd(decode(basePath));
}

/**
 * The base path, as `normaliseBasePath` returns it, that a text means. Undefined if the text is no
 * base path.
 */
export function readBasePath(text: string): string | undefined {
  // A word is a valid selector without escapes. `null` is what frameworks write for a missing
  // value.
  const isBasePath = /^(\/[^?#\s]*|(?!(null|undefined)$)[a-z][\w-]*)?$/i.test(text);
  return isBasePath ? normaliseBasePath(text) : undefined;
}

const screenPaths: readonly string[] = paths;

/**
 * Whether a base path is a word, so that the site's hashes are valid selectors:
 * `#academy-training`.
 */
function isWord(basePath: string): boolean {
  return basePath !== '' && !basePath.startsWith('/');
}

function formatWord(path: string, word: string): string {
  return path === '/' ? word : `${word}-${path.slice(1)}`;
}

/** Whether `text` is `wanted`, perhaps with an ending. */
function matches(text: string, wanted: string): boolean {
  return text.startsWith(wanted) && isEnding(text.slice(wanted.length));
}

/**
 * Whether a text is what mail programs and people add to the end of a link: the punctuation of the
 * sentence, a space, or parameters that count clicks.
 */
function isEnding(text: string): boolean {
  return /^[\s\p{Po}\p{Ps}\p{Pe}\p{Pf}\p{Cf}<>]*(&.*)?$/su.test(text);
}

/** A decoded path. Mail programs encode the question mark of a query too. */
function textOf(path: string): string {
  return withoutQuery(decode(withoutQuery(path)));
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

/**
 * Not `replace(/\/+$/, '')`: for a text with many slashes, its time grows with the square of the
 * length.
 */
function withoutSlashAtEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function canonical(path: string): string {
  // Without line breaks, which wouter's pattern for any path does not match.
  const line = `/${path}`.toWellFormed().replace(/[\n\r\u2028\u2029]/g, '');
  const clean = withoutSlashAtEnd(line.replace(/\/{2,}/g, '/')).toLowerCase() || '/';
  return screenPaths.find((screen) => matches(clean, screen)) ?? clean;
}
