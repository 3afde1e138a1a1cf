import { mismatch } from '../embed/options/mismatch';

/**
 * An address that the page gives; undefined if it gives none.
 *
 * @param name - what the page calls it, for the error
 * @throws TypeError if the value is no `https:` or `http:` address
 */
export function checkAddress(value: unknown, name: string): string | undefined {
  if (value == null) return undefined;
  if (typeof value === 'string' && /^https?:\/\/[^\s"'<>]+$/i.test(value) && URL.canParse(value)) {
    return value;
  }
  throw mismatch(name, 'an https: or http: address', value);
}
