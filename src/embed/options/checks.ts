// The checks of option values. Each returns the setting, or throws a TypeError that begins with
// `name`.
import { normalisePath, readBasePath } from '../hash';
import { mismatch } from './mismatch';

export type Check<Setting> = (value: unknown, name: string) => Setting;

/**
 * A check of texts.
 *
 * @param expected - what is accepted, as the end of a sentence
 * @param read - the setting for a text; undefined if the text is not accepted
 * @param most - characters. No valid text is longer, and the check of a long text takes time
 */
export function textCheck(
  expected: string,
  read: (text: string) => string | undefined,
  most = 200,
): Check<string> {
  return (value, name) => {
    if (typeof value === 'string') {
      if (value.length > most) throw mismatch(name, `at most ${most} characters`, value.length);
      const setting = read(value);
      if (setting !== undefined) return setting;
    }
    throw mismatch(name, expected, value);
  };
}

export const checkBasePath = textCheck(
  '"", a path such as "/academy" or a word such as "academy"',
  readBasePath,
);

export const checkPath = textCheck('a path such as "/careers"', (text) =>
  text.startsWith('/') ? normalisePath(text) : undefined,
);

/** The setting has a slash at its end. */
export const checkPages = textCheck(
  '"", a path such as "/academy/" or an https: or http: address',
  (text) => {
    if (text === '') return text;
    if (!isFolder(text)) return undefined;
    return text.endsWith('/') ? text : `${text}/`;
  },
);

function isFolder(text: string): boolean {
  // A query or a hash would be in the middle of the address of a page. A backslash, and `//`, would
  // lead to another origin.
  if (/[\s?#\\]/.test(text)) return false;
  const path = text.replace(/^https?:\/\/(?=[^/])/i, '/');
  const begins = /^\.{0,2}\//.test(path);
  return begins && !path.includes('//');
}

/**
 * Whether a text is one line, and has no character that turns the direction of what follows it,
 * such as U+202E: with one, the end of a title or of a mail's subject would be read backwards. The
 * marks U+200E and U+200F stand for a letter only.
 */
export const isLine = (text: string): boolean =>
  !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text);

export const checkSource = textCheck(
  'a line of text, without characters that turn its direction',
  (text) => (isLine(text) ? text.trim().toWellFormed() : undefined),
  80,
);

const parts = ['header', 'footer', 'notice'];

/** The setting has each word once, with a space between. */
export const checkHide = textCheck(`words in "${parts.join(' ')}", or ""`, (text) => {
  const words = text.split(/[\s,]/).filter((word) => word !== '');
  if (!words.every((word) => parts.includes(word))) return undefined;
  return parts.filter((part) => words.includes(part)).join(' ');
});

export function checkFunction<Value>(value: unknown, name: string): Value {
  if (typeof value === 'function') return value as Value;
  throw mismatch(name, 'a function', value);
}

export function oneOf<const Value>(...values: readonly Value[]): Check<Value> {
  return (value, name) => {
    const accepted = values.find((candidate) => candidate === value);
    if (accepted !== undefined) return accepted;
    const expected = values.map((candidate) => JSON.stringify(candidate)).join(' or ');
    throw mismatch(name, expected, value);
  };
}
