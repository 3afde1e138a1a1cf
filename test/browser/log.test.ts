import { afterEach, expect, it, vi } from 'vitest';
import { logError, logOnce, warnOnce } from '../../src/browser/log';

afterEach(() => vi.restoreAllMocks());

it('writes the same error of the page once, and another one too', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const error = new Error('no');
  for (const what of ['one', 'other', 'one']) logOnce(what, error);
  expect(log.mock.calls).toEqual([
    ['training-site: one.', error],
    ['training-site: other.', error],
  ]);
});

it('writes each error of the site', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const error = new Error('no');
  logError(error);
  logError(error);
  expect(log.mock.calls).toEqual([
    ['training-site:', error],
    ['training-site:', error],
  ]);
});

it('warns with the same words once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (const what of ['one', 'other', 'one']) warnOnce(what);
  expect(warn.mock.calls).toEqual([['one'], ['other']]);
});
