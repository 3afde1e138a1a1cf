// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { attempt, logError, warnOnce, writeLine } from '../../src/browser/log';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

it.each(['is missing', 'throws'])('goes on where the console %s', (kind) => {
  const refuse = () => {
    throw new Error('refused');
  };
  const replacement = kind === 'throws' ? refuse : undefined;
  vi.stubGlobal('console', { error: replacement, warn: replacement, info: replacement });
  expect(() => attempt(`write where the console ${kind}`, refuse)).not.toThrow();
  expect(() => warnOnce(`the console ${kind}`)).not.toThrow();
  expect(() => writeLine('info', 'news')).not.toThrow();
});
