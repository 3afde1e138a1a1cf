// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applications, portals, resultOf } from './e2e/examples';
import { tableRows } from './tableRows';

interface Row {
  /** Of examples/, if the row links to one. */
  readonly folder: string | undefined;
  readonly way: string;
  readonly result: string;
  readonly knownFrom: string;
}

const rows = tableRows('docs/hosts.md', '| Host | Way | Result | Known from |').map(
  ([host = '', way = '', result = '', knownFrom = '']): Row => ({
    folder: /\]\(\.\.\/examples\/([\w-]+)\/\)/.exec(host)?.[1],
    ...{ way, result, knownFrom },
  }),
);
const rowOf = (folder: string) => rows.find((row) => row.folder === folder);
const walked = [...new Set([...applications, ...portals].map(({ folder }) => folder))];

it.each(walked)('docs/hosts.md says that a test walks through examples/%s', (folder) => {
  expect(rowOf(folder)?.knownFrom).toBe('test');
});

it.each(portals)('docs/hosts.md says what works in $name', (portal) => {
  expect(rowOf(portal.folder)?.result).toBe(resultOf(portal));
});

describe.each(rows.flatMap(({ folder, way }) => (folder ? [{ folder, way }] : [])))(
  'examples/$folder, which docs/hosts.md links to,',
  ({ folder, way }) => {
    it('has instructions', () => {
      expect(existsSync(`examples/${folder}/README.md`)).toBe(true);
    });

    it('has the code that the row names', () => {
      const list = ['ls-files', '--cached', '--others', '--exclude-standard', `examples/${folder}`];
      const files = execFileSync('git', list, { encoding: 'utf8' }).trim().split('\n');
      const text = files.map((file) => `${file}\n${readFileSync(file, 'utf8')}`).join('\n');
      const pieces = [...way.matchAll(/`([^`]+)`/g)].map(([, piece = '']) => piece);
      const missing = pieces.filter((piece) => !text.includes(piece));
      expect(missing).toEqual([]);
    });
  },
);
