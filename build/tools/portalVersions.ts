// The table of the portals in docs/hosts.md: who is tried, in which version, and with which result.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Part, type Portal, parts } from '../../test/e2e/examples';

const document = 'docs/hosts.md';

/** The version of an installed Debian package; undefined if it is not installed. */
function debianVersion(name: string): string | undefined {
  try {
    const status = execFileSync('dpkg-query', ['--status', name], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    const lines = status.split('\n');
    if (!lines.includes('Status: install ok installed')) return undefined;
    return lines.find((line) => line.startsWith('Version: '))?.slice('Version: '.length);
  } catch {
    return undefined;
  }
}

/** The Debian packages of a portal that are not installed. */
export const missingPackages = ({ packages = [] }: Portal) =>
  packages.filter((name) => !debianVersion(name));

/** The version of the portal, which is installed. */
function versionOf({ folder, tried }: Portal): string {
  if ('debian' in tried) return `${debianVersion(tried.debian)} (Debian)`;
  const file = 'file' in tried ? tried.file : `node_modules/${tried.npm}/package.json`;
  return JSON.parse(readFileSync(`examples/${folder}/${file}`, 'utf8')).version;
}

/** What works, for the table. */
export function resultOf({ without = {} }: Portal): string {
  const failed = Object.keys(without) as readonly Part[];
  if (failed.length === 0) return 'all';
  return `all but ${failed.map((part) => `${parts[part]}: ${without[part]}`).join('; ')}`;
}

/** The rows of a table in docs/hosts.md, as lists of cells. */
export function tableRows(header: RegExp): readonly (readonly string[])[] {
  const lines = readFileSync(document, 'utf8').split('\n');
  const rows = lines.slice(lines.findIndex((line) => header.test(line)) + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end).map(cellsOf);
}

/** The rows of the table of the portals. */
export const readRows = () => tableRows(/^\| Portal +\| Version /);

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.trim());

/** Writes into the table that all that the portal can do was tried with success. */
export function recordWalk(portal: Portal): void {
  const cells = [portal.name, versionOf(portal), portal.way, resultOf(portal)];
  const row = `| ${cells.join(' | ')} |`;
  const text = readFileSync(document, 'utf8');
  const old = text.split('\n').find((line) => cellsOf(line)[0] === portal.name);
  if (!old) throw new Error(`${document} needs this row: ${row}`);
  const changed = text.replace(old, () => row);
  writeFileSync(document, changed);
  // It aligns the columns of the table.
  execFileSync('node_modules/.bin/biome', ['format', '--write', document], { stdio: 'pipe' });
}
