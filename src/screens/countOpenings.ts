import type { CareerEntry, CareerFilter } from '../content/types';

/** Number of displayed entries in the department of the filter; without a department, in all. */
export function countOpenings(
  entries: readonly CareerEntry[],
  { departmentCode }: CareerFilter,
): number {
  return entries.filter(
    ({ display, jobCode }) =>
      display && (departmentCode === undefined || jobCode.startsWith(`${departmentCode}-`)),
  ).length;
}
