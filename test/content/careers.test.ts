import { describe, expect, it } from 'vitest';
import { careerFilters, careersText, sampleCareers } from '../../src/content/careers';
import type { CareerEntry, CareerFilter } from '../../src/content/types';

const entries: readonly CareerEntry[] = sampleCareers;
const filters: readonly CareerFilter[] = careerFilters;

describe('the Careers screen', () => {
  it('says in the wording of the specification that nobody is being hired', () => {
    expect(careersText.message).toBe('Currently, we are not hiring!');
  });

  it('filters by all and by six departments', () => {
    expect(filters.map((filter) => filter.displayName)).toEqual([
      'All',
      'Instructor',
      'Operations',
      'Engineering',
      'People',
      'Sales',
      'Design',
    ]);
  });

  it('gives every filter but All a department of its own', () => {
    const [all, ...departments] = filters.map((filter) => filter.departmentCode);
    expect(all).toBeUndefined();
    expect(departments).not.toContain(undefined);
    expect(new Set(departments).size).toBe(6);
  });

  it('keeps three sample entries and displays none', () => {
    expect(entries.map((entry) => entry.display)).toEqual([false, false, false]);
  });

  it('gives every entry an id and a job code of its own', () => {
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(3);
    expect(new Set(entries.map((entry) => entry.jobCode)).size).toBe(3);
  });

  it.each(sampleCareers)('fills in every field of $jobCode, in a known department', (entry) => {
    for (const value of Object.values<unknown>(entry)) {
      if (typeof value === 'string' || Array.isArray(value)) expect(value).not.toHaveLength(0);
    }
    expect(filters.map((filter) => filter.departmentCode)).toContain(entry.jobCode.split('-')[0]);
  });
});
