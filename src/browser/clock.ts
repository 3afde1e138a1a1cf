/** The year on the visitor's clock, which may be wrong. */
export function currentYear(): number {
  return new Date().getFullYear();
}
