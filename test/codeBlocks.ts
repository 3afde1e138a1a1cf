import { readFileSync } from 'node:fs';

/** The code blocks of a document, in its order. */
function codeBlocks(document: string) {
  const blocks = readFileSync(document, 'utf8').matchAll(/^```(\w*)\n(.*?)^```$/gms);
  return [...blocks].map(([, language = '', code = '']) => ({ language, code }));
}

/** What people read who embed the site. Each code block in it is compiled or run. */
export const documents = [
  'README.md',
  'docs/hosts.md',
  'docs/serving.md',
  'docs/troubleshooting.md',
].map((document) => ({ document, blocks: codeBlocks(document) }));
