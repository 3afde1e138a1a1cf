import { expect, it } from 'vitest';
import { copyright } from '../../src/site/copyright';

it('runs from the founding year to the current one', () => {
  expect(copyright(2015, 2026, 'Skillmere')).toBe('© 2015–2026 Skillmere');
});

it.each([2015, 2014, 1970])('is the founding year alone when the clock says %i', (year) => {
  expect(copyright(2015, year, 'Skillmere')).toBe('© 2015 Skillmere');
});
