import type { Company } from '../content/company';

/**
 * The fields of the company that a page has left as shipped, with spaces between, if it has replaced others:
 * `TrainingSite.diagnose()` reads them. Undefined if it has replaced none or all.
 */
export function shippedFields(company: Company, shipped: Company): string | undefined {
  const fields = Object.keys(shipped) as (keyof Company)[];
  const kept = fields.filter((field) => company[field] === shipped[field]);
  return kept.length < fields.length && kept.length > 0 ? kept.join(' ') : undefined;
}
