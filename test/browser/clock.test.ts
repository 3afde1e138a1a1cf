// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { currentYear } from '../../src/browser/clock';

afterEach(() => vi.useRealTimers());

it('is the year of the visitor’s own time zone', () => {
  vi.useFakeTimers({ now: new Date(2031, 0, 1, 0, 30) });
  expect(currentYear()).toBe(2031);
  vi.setSystemTime(new Date(2030, 11, 31, 23, 30));
  expect(currentYear()).toBe(2030);
});
