import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Widths of the site in px, with text of 16px, at which its layout changes. To change one, replace
 * it here and in the files that a failure names.
 */
const breakpoints = [240, 420, 560, 640, 768, 1024];

const sheets = readdirSync('src', { recursive: true })
  .map((file) => join('src', `${file}`))
  .filter((file) => file.endsWith('.css'));

it.each(sheets)('every container query of %s has one of the breakpoints', (file) => {
  const queries = readFileSync(file, 'utf8').matchAll(/@container (?!rest)[^{]*?(\d+)(px|em)/g);
  const others = [...queries].filter(
    ([, width, unit]) => !breakpoints.includes(Number(width) * (unit === 'em' ? 16 : 1)),
  );
  expect(others.map(([query]) => query)).toEqual([]);
});
