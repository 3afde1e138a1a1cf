// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { attempt, logError, warnOnce } from '../../src/browser/log';

afterEach(() => vi.restoreAllMocks());

it('writes what the page refuses once, and another refusal too', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const error = new Error('no');
  const refuse = () => {
    throw error;
  };
  for (const what of ['read one', 'read another', 'read one']) attempt(what, refuse);
  expect(log.mock.calls).toEqual([
    ['training-site: could not read one.', error],
    ['training-site: could not read another.', error],
  ]);
});

it('does what the page allows, and writes nothing', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const act = vi.fn();
  attempt('act', act);
  expect(act).toHaveBeenCalledOnce();
  expect(log).not.toHaveBeenCalled();
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
