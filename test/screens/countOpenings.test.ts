import { expect, it } from 'vitest';
import type { CareerEntry } from '../../src/content/types';
import { countOpenings } from '../../src/screens/countOpenings';

const entries = [
  entry('ENG-001', true),
  entry('ENG-002', true),
  entry('ENG-003', false),
  entry('OPS-001', true),
  entry('ENGAGE-001', true),
];

it('counts the displayed openings of a department', () => {
  expect(countOpenings(entries, { displayName: 'Engineering', departmentCode: 'ENG' })).toBe(2);
});

it('counts every displayed opening for a filter without a department', () => {
  expect(countOpenings(entries, { displayName: 'All' })).toBe(4);
});

it('counts none where there is none', () => {
  expect(countOpenings(entries, { displayName: 'Sales', departmentCode: 'SAL' })).toBe(0);
  expect(countOpenings([], { displayName: 'All' })).toBe(0);
});

function entry(jobCode: string, display: boolean): CareerEntry {
  return {
    id: 1,
    display,
    description: '',
    jobCode,
    qualificationList: [],
    minimumQualificationList: [],
    location: '',
    responsibilityList: [],
  };
}
