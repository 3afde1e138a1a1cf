import { mismatch } from './mismatch';

/** Throws unless `value` is a path that `navigate` can take. */
export function requirePath(value: unknown): asserts value is string {
  if (typeof value === 'string' && value.startsWith('/')) return;
  throw mismatch('navigate(path)', 'a path such as "/training"', value);
}
