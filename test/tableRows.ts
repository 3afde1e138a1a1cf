import { readFileSync } from 'node:fs';

/** The rows of a table in docs/hosts.md, as lists of cells. `header` is the start of its first line, without padding. */
export function tableRows(header: string): readonly (readonly string[])[] {
  const lines = readFileSync('docs/hosts.md', 'utf8').split('\n');
  const start = lines.findIndex((line) => line.replaceAll(/ +/g, ' ').startsWith(header));
  const rows = lines.slice(start + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end).map(cellsOf);
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.trim());
