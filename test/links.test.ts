// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
  ...readdirSync('examples').map((folder) => join('examples', folder, 'README.md')),
];

/** The addresses of the headings of a document, as GitHub makes them. */
const anchorsOf = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(documents)('links in %s lead to headings that exist', (document) => {
  const text = readFileSync(document, 'utf8').replaceAll(/```.*?```/gs, '');
  // [Frame](serving.md#frame), [Frame](#frame)
  const links = [...text.matchAll(/\]\((?![a-z]+:)([^)#\s]*\.md)?#([^)\s]+)\)/g)];
  const broken = links.filter(([, file, anchor = '']) => {
    const target = file ? join(dirname(document), file) : document;
    return !anchorsOf(target).includes(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});
