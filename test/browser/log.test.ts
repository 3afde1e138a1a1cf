// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { attempt, messageOf } from '../../src/browser/log';

/** What the console gets, if a part of the page throws these values one after another. */
function logged(...thrown: unknown[]) {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  for (const value of thrown) {
    attempt('call it', () => {
      throw value;
    });
  }
  return log.mock.calls.map(([, value]) => value);
}

it('errors with different messages are logged, each of them once', () => {
  const [one, other, third] = [new Error('one'), new Error('other'), new TypeError('third')];
  expect(logged(one, other, new Error('one'), third, one)).toEqual([one, other, third]);
});

it('whatever is thrown is logged', () => {
  const values = [undefined, null, Symbol('no'), Object.create(null), 7n];
  expect(logged(...values)).toEqual(values);
});

it.each([
  [new Error('no'), 'no'],
  ['text', 'text'],
  [undefined, 'undefined'],
  [Object.create(null), 'An error without a message.'],
])('the message of %j is %s', (thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});
