// @vitest-environment node
import { expect, it } from 'vitest';
import { readPieces, withoutContent } from '../../build/pieces.mjs';
import { company, home } from '../../src/content/edition';

it('the budget of the script counts all code and no content', async () => {
  const pieces = await readPieces();
  const script = pieces.map(({ text }) => text).join('');
  const code = withoutContent(pieces);
  for (const words of [company.careersEmail, home.mailText]) {
    expect([script.includes(words), code.includes(words)]).toEqual([true, false]);
  }
  expect(code.length).toBeGreaterThan(0.9 * script.length);
});
