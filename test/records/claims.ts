import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../docs/accessibility.md', import.meta.url), 'utf8');

/** What docs/accessibility.md says of each criterion, in one line. */
export const criteria = text
  .split(/\n(?=- |#|\n)/)
  .filter((part) => part.startsWith('- **'))
  .map((part) => part.replace(/\s+/g, ' ').trim());

/** The tests that docs/accessibility.md names: the file from `test/` on, without `.test.ts`, and the title. */
export const claims = [...text.replace(/\s+/g, ' ').matchAll(/`([\w./]+)` “(.+?)”/g)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

/** Whether a test has this title; in the title, `%s` and `$where` match any text. */
export function isOf(title: string, name: string): boolean {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replace(/%[a-z]|\\\$\w+/g, '.*')).test(name);
}
