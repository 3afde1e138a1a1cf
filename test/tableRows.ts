import { readFileSync } from 'node:fs';

/**
 * The rows of the tables of a document whose header begins with `header` (without padding), as
 * lists of cells.
 */
export function tableRows(document: string, header: string): readonly (readonly string[])[] {
  const tables = readFileSync(document, 'utf8')
    .replaceAll(/ +/g, ' ')
    .split('\n\n')
    .filter((block) => block.startsWith(header));
  return tables.flatMap((table) => table.trim().split('\n').slice(2).map(cellsOf));
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.trim());
