// @vitest-environment node
import { expect, it } from 'vitest';
import { loadSource } from '../../build/node.mjs';
import { readPieces, withoutContent } from '../../build/pieces.mjs';

it('the budget of the script counts no text, no logo and no card of a job, but all other code', () => {
  const code = withoutContent([
    { module: 'src/content/faq.ts', text: 'words' },
    { module: 'src/drawings/clients/aster.svg', text: 'logo' },
    { module: 'src/components/JobList.tsx', text: 'job' },
    { module: 'src/components/FaqList.tsx', text: 'list();' },
    { module: 'Rollup', text: 'end();' },
  ]);
  expect(code).toBe('list();end();');
});

it('the source map of the script names the modules of the content', async () => {
  const pieces = await readPieces();
  const script = pieces.map(({ text }) => text).join('');
  const code = withoutContent(pieces);
  const { company, clients } = loadSource().content;
  for (const words of [company.company.careersEmail, clients.clients[0].displayName]) {
    expect([script.includes(words), code.includes(words)]).toEqual([true, false]);
  }
  expect(code.length).toBeGreaterThan(0.9 * script.length);
});
