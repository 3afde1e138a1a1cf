// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { portals, resultOf } from './e2e/examples';
import { tableRows } from './tableRows';

const folders = [...new Set(portals.map(({ folder }) => folder))];

it('the table of portals says of each how it has the site and what works', () => {
  const rows = tableRows('| Portal | Version |');
  const said = rows.map(([name, , way, result]) => [name, way, result]);
  expect(said).toEqual(portals.map((portal) => [portal.name, portal.way, resultOf(portal)]));
});

it.each(folders)('examples/%s has instructions', (folder) => {
  expect(existsSync(`examples/${folder}/README.md`)).toBe(true);
});

describe('the code that docs/hosts.md has for a portal', () => {
  const document = readFileSync('docs/hosts.md', 'utf8');
  // | [Hugo](../examples/hugo/) | …
  const rows = document.matchAll(/^\| \[[^\]]+\]\(\.\.\/examples\/(\w+)\/\) (.*)$/gm);

  it.each([...rows].map(([, folder, code]) => ({ folder, code })))(
    'is in examples/$folder',
    ({ folder, code = '' }) => {
      const list = ['ls-files', '--cached', '--others', '--exclude-standard', `examples/${folder}`];
      const files = execFileSync('git', list, { encoding: 'utf8' }).trim().split('\n');
      const text = files.map((file) => `${file}\n${readFileSync(file, 'utf8')}`).join('\n');
      const pieces = [...code.matchAll(/`([^`]+)`/g)].map(([, piece = '']) => piece);
      expect(pieces).not.toEqual([]);
      const missing = pieces.filter((piece) => !text.includes(piece));
      expect(missing).toEqual([]);
    },
  );
});
