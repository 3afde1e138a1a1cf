import { readFileSync } from 'node:fs';

export interface CodeBlock {
  readonly language: string;
  readonly code: string;
}

/** The code blocks of a document, in its order. */
export function codeBlocks(document: string): readonly CodeBlock[] {
  const blocks = readFileSync(document, 'utf8').matchAll(/^```(\w*)\n(.*?)^```$/gms);
  return [...blocks].map(([, language = '', code = '']) => ({ language, code }));
}
