/** The copyright line; a clock that is behind the founding year gives that year alone. */
export function copyright(from: number, to: number, holder: string): string {
  return `© ${to > from ? `${from}–${to}` : from} ${holder}`;
}
