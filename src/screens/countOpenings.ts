import type { CareerEntry, CareerFilter } from '../content/types';

/** How many of `entries` are displayed openings of the filter's department, or of any. */
export function countOpenings(
  entries: readonly CareerEntry[],
  { departmentCode }: CareerFilter,
): number {
  return entries.filter(
    ({ display, jobCode }) =>
      display && (departmentCode === undefined || jobCode.startsWith(`${departmentCode}-`)),
  ).length;
}
