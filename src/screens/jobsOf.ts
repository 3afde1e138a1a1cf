import type { CareerEntry, CareerFilter } from '../content/types';

/** The displayed entries in the department of the filter; without a department, in all. */
export function jobsOf(
  entries: readonly CareerEntry[],
  { departmentCode }: CareerFilter,
): readonly CareerEntry[] {
  return entries.filter(
    ({ display, jobCode }) =>
      display && (departmentCode === undefined || jobCode.startsWith(`${departmentCode}-`)),
  );
}
