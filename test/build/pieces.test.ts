// @vitest-environment node
import { expect, it } from 'vitest';
import { loadSource } from '../../build/node.mjs';
import { readPieces, withoutContent } from '../../build/pieces.mjs';

it('the budget of the script counts all code and no content', async () => {
  const pieces = await readPieces();
  const script = pieces.map(({ text }) => text).join('');
  const code = withoutContent(pieces);
  const { company, clients } = loadSource().content;
  for (const words of [company.company.careersEmail, clients.clients[0].displayName]) {
    expect([script.includes(words), code.includes(words)]).toEqual([true, false]);
  }
  expect(code.length).toBeGreaterThan(0.9 * script.length);
});
