import { readdirSync, readFileSync } from 'node:fs';

/** The code blocks of what people read who embed the site. Each is compiled or run. */
export const codeBlocks = [
  'README.md',
  'docs/hosts.md',
  'docs/routers.md',
  'docs/serving.md',
  'docs/questions.md',
  'docs/troubleshooting.md',
  ...readdirSync('examples').map((folder) => `examples/${folder}/README.md`),
].flatMap((document) => {
  const blocks = readFileSync(document, 'utf8').matchAll(/^```(\w*)\n(.*?)\n```$/gms);
  return [...blocks].map(([, language = '', code = '']) => ({ document, language, code }));
});

export const written = (...languages: string[]) =>
  codeBlocks.filter(({ language }) => languages.includes(language));
