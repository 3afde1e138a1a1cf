// The checks of option values. Each returns the setting, or throws a TypeError that begins with `name`.
import { normaliseBasePath, normalisePath } from '../hash';
import { limitLength, mismatch } from './mismatch';

const maxPathLength = 200;

export function checkBasePath(value: unknown, name: string): string {
  if (typeof value === 'string') {
    limitLength(name, value, maxPathLength);
    // A word is a valid selector without escapes. `null` is what frameworks write for a missing value.
    if (/^(\/[^?#\s]*|(?!(null|undefined)$)[a-z][\w-]*)?$/i.test(value)) {
      return normaliseBasePath(value);
    }
  }
  throw mismatch(name, '"", a path such as "/academy" or a word such as "academy"', value);
}

export function checkPath(value: unknown, name: string): string {
  if (typeof value === 'string') {
    limitLength(name, value, maxPathLength);
    if (value.startsWith('/')) return normalisePath(value);
  }
  throw mismatch(name, 'a path such as "/careers"', value);
}

/** The setting has a slash at its end. */
export function checkPages(value: unknown, name: string): string {
  if (typeof value === 'string') {
    limitLength(name, value, maxPathLength);
    // Without `//` and backslashes, which would lead to another origin.
    if (/^((https?:\/\/[^\s/?#\\]+|\.{0,2}(?=\/))(\/[^\s/?#\\]+)*\/?)?$/i.test(value)) {
      return value.replace(/[^/]$/, '$&/');
    }
  }
  throw mismatch(name, '"", a path such as "/academy/" or an https: or http: address', value);
}

export function checkSource(value: unknown, name: string): string {
  if (typeof value === 'string') {
    limitLength(name, value, 80);
    if (!/\p{Cc}/u.test(value)) return value.trim().toWellFormed();
  }
  throw mismatch(name, 'a line of text', value);
}

const parts = ['header', 'footer', 'notice'];

/** The setting has each word once, with a space between. */
export function checkHide(value: unknown, name: string): string {
  if (typeof value === 'string') {
    const words = value.split(/[\s,]+/).filter((word) => word !== '');
    if (words.every((word) => parts.includes(word))) {
      return parts.filter((part) => words.includes(part)).join(' ');
    }
  }
  throw mismatch(name, `words in "${parts.join(' ')}", or ""`, value);
}

export function checkFunction<Value>(value: unknown, name: string): Value {
  if (typeof value === 'function') return value as Value;
  throw mismatch(name, 'a function', value);
}

export function oneOf<const Value>(...values: readonly Value[]) {
  return (value: unknown, name: string): Value => {
    const known = values.find((candidate) => candidate === value);
    if (known !== undefined) return known;
    throw mismatch(name, values.map((known) => JSON.stringify(known)).join(' or '), value);
  };
}
