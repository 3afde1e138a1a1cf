// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exportedParts } from '../src/embed/hostElement';
import { attributeNames } from '../src/embed/options/attributes';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const manifest = json('package.json');
const files = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(files);

it('every file that package.json names exists', () => {
  const { main, module, types, unpkg, jsdelivr, customElements } = manifest;
  const named = [main, module, types, unpkg, jsdelivr, customElements, ...files(manifest.exports)];
  expect(named.filter((file) => !file.includes('*') && !existsSync(file))).toEqual([]);
});

it('every entry with code has types, which come first', () => {
  for (const entry of Object.values<Record<string, Record<string, string>>>(manifest.exports)) {
    if (typeof entry === 'string') continue;
    for (const conditions of 'types' in entry ? [entry] : Object.values(entry)) {
      expect(Object.keys(conditions)).toEqual(['types', 'default']);
    }
  }
});

it.each(['training-site.js', 'training-site.mjs'])(
  'the source map of %s holds its sources',
  (file) => {
    const { sources, sourcesContent } = json(`dist/${file}.map`);
    expect(sourcesContent).toHaveLength(sources.length);
    expect(sourcesContent.filter((text: unknown) => typeof text !== 'string')).toEqual([]);
    expect(readFileSync(`dist/${file}`, 'utf8')).toContain(`sourceMappingURL=${file}.map`);
  },
);

it('the custom elements manifest names what the element has', () => {
  const [{ declarations }] = json('custom-elements.json').modules;
  const [element] = declarations;
  const names = (entries: { name: string }[]) => entries.map(({ name }) => name);
  expect(element.tagName).toBe('training-site');
  expect(names(element.attributes)).toEqual(attributeNames);
  expect(names(element.cssParts).join(', ')).toBe(exportedParts);
  expect(names(element.members)).toEqual(['company', 'navigate']);
  const readme = readFileSync('README.md', 'utf8');
  for (const name of names(element.cssProperties)) expect(readme).toContain(name);
  const css = readFileSync('dist/training-site.css', 'utf8');
  expect(names(element.cssProperties)).toEqual([...new Set(css.match(/--training-site-[\w-]+/g))]);
  // The words are those of the types.
  const types = readFileSync('dist/index.d.ts', 'utf8').replace(/\s+\*?\s*/g, ' ');
  const described = [element, ...element.attributes, ...element.members, ...element.events];
  for (const { name, description } of described) expect(types, name).toContain(description);
});

it('React is only named by the module that leaves it to the host', () => {
  const imported = (file: string) =>
    [...readFileSync(`dist/${file}`, 'utf8').matchAll(/\b(?:from|import) ?["']([^"']+)["']/g)].map(
      ([, name]) => name,
    );
  expect(imported('training-site.mjs')).toEqual([]);
  expect(new Set(imported('training-site.external-react.mjs'))).toEqual(
    new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']),
  );
});
