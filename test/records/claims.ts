import { readFileSync } from 'node:fs';
import { pitfalls } from './pitfalls';

/** A claim of the documentation, and the test that proves it. */
export interface Claim {
  /** The document that makes it. */
  readonly source: string;
  /** The test file, from `test/` on, without `.test.ts`. */
  readonly file: string;
  /** The title of the test, or a part of it, with the placeholders of `it.each` as written. */
  readonly title: string;
}

const read = (document: string) =>
  readFileSync(new URL(`../../${document}`, import.meta.url), 'utf8');

/** What ACCESSIBILITY.md says of each criterion, in one line. */
export const criteria = read('ACCESSIBILITY.md')
  .split(/\n(?=- |#|\n)/)
  .filter((text) => text.startsWith('- **'))
  .map((text) => text.replace(/\s+/g, ' ').trim());

const claimsOf = (document: string): Claim[] =>
  [
    ...read(document)
      .replace(/\s+/g, ' ')
      .matchAll(/`([\w./]+)` “(.+?)”/g),
  ].map(([, file = '', title = '']) => ({ source: document, file, title }));

export const claims: readonly Claim[] = [
  ...claimsOf('ACCESSIBILITY.md'),
  ...claimsOf('SECURITY.md'),
  ...pitfalls.map(([pitfall, file, title]) => ({
    source: `test/records/pitfalls.ts, ${pitfall}`,
    file,
    title,
  })),
];

/** Whether a test has this title; in the title, `%s` and `$where` match any text. */
export function isOf(title: string, name: string): boolean {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replace(/%[a-z]|\\\$\w+/g, '.*')).test(name);
}
