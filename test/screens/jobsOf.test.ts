import { expect, it } from 'vitest';
import type { CareerEntry } from '../../src/content/types';
import { jobsOf } from '../../src/screens/jobsOf';

const entries = [
  entry('ENG-001', true),
  entry('ENG-002', true),
  entry('ENG-003', false),
  entry('OPS-001', true),
  entry('ENGAGE-001', true),
];
const codes = (found: readonly CareerEntry[]) => found.map(({ jobCode }) => jobCode);

it('gives the displayed jobs of a department', () => {
  const filter = { displayName: 'Engineering', departmentCode: 'ENG' };
  expect(codes(jobsOf(entries, filter))).toEqual(['ENG-001', 'ENG-002']);
});

it('gives every displayed job for a filter without a department', () => {
  const all = ['ENG-001', 'ENG-002', 'OPS-001', 'ENGAGE-001'];
  expect(codes(jobsOf(entries, { displayName: 'All' }))).toEqual(all);
});

it('gives none where there is none', () => {
  expect(jobsOf(entries, { displayName: 'Sales', departmentCode: 'SAL' })).toEqual([]);
  expect(jobsOf([], { displayName: 'All' })).toEqual([]);
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
