import { existsSync, readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createArchive } from '../build/tools/release/archive.mjs';
import { evidence } from '../build/tools/release/evidence.mjs';

it('the archive has the build, its documents and code to copy, and the same bytes each time', async () => {
  const { version, files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  const archive = await createArchive('.');
  expect(Buffer.from(archive).equals(await createArchive('.'))).toBe(true);
  const entries = unzipSync(archive);
  const names = Object.keys(entries);
  const top = `training-site-widget-${version}/`;
  const textOf = (name: string) => strFromU8(entries[name] as Uint8Array);
  expect(names.filter((name) => !name.startsWith(top))).toEqual([]);
  const wanted = [
    ...['README.md', 'LICENSE', 'dist/training-site.js', 'dist/THIRD-PARTY-LICENSES.txt'],
    ...['evidence/index.html', 'evidence/accessibility.html', 'evidence/sbom.cdx.json'],
    ...['examples/liferay/README.md', 'docs/images/portal.webp'],
  ];
  expect(names).toEqual(expect.arrayContaining(wanted.map((name) => top + name)));

  const install = textOf(`${top}install.html`);
  expect(install.replaceAll('&lt;', '<')).toContain('<training-site></training-site>');
  for (const { file, integrity, script } of Object.values<Record<string, string>>(files)) {
    expect(names).toContain(`${top}dist/${file}`);
    expect(install).toContain(file);
    expect(install).toContain(script ?? integrity);
  }

  // Each page finds what it links to.
  const pages = names.filter((name) =>
    /\/(demo\/[^/]+|install|embed|evidence\/[^/]+)\.html$|\.md$/.test(name),
  );
  const [demo, embed] = [`${top}demo/configure.html`, `${top}dist/embed.html`];
  expect(pages).toEqual(expect.arrayContaining([demo, embed, `${top}README.md`]));
  for (const page of pages) {
    const link = page.endsWith('.md') ? /\]\(([^)#:]+)[)#]/g : / (?:href|src)="([^"#:]+)"/g;
    const linked = [...textOf(page).matchAll(link)].map(([, address = '']) =>
      new URL(address, `https://archive.example/${page}`).pathname.slice(1),
    );
    const isThere = (path: string) =>
      names.some((name) => name === path || (path.endsWith('/') && name.startsWith(path)));
    expect(linked.filter((path) => !isThere(path))).toEqual([]);
    if (page === embed) expect(linked).toHaveLength(2);
  }
});

describe('the evidence', () => {
  const files = evidence('.', JSON.parse(readFileSync('dist/manifest.json', 'utf8')));

  it('lists exactly the packages of THIRD-PARTY-LICENSES.txt, each with what it needs', () => {
    const licenses = readFileSync('dist/THIRD-PARTY-LICENSES.txt', 'utf8');
    const bundled = [...licenses.matchAll(/^(\S+ \S+) \(.+\)\n=/gm)].map(([, title]) => title);
    const { metadata, components, dependencies } = JSON.parse(files['sbom.cdx.json'] ?? '');
    type Part = Record<'name' | 'version', string>;
    expect(components.map(({ name, version }: Part) => `${name} ${version}`)).toEqual(bundled);
    expect(bundled.length).toBeGreaterThan(5);
    expect(metadata.component.name).toBe('training-site-widget');
    expect(dependencies).toHaveLength(bundled.length + 1);
  });

  it('names tests that exist', () => {
    const named = [
      ...(files['index.html'] ?? '').matchAll(/<p class="tests">(.*?)<\/p>/gs),
    ].flatMap(([, tests = '']) =>
      [...tests.matchAll(/<code>([\w./]+)<\/code>/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(20);
    const isThere = (name = '') =>
      [`test/${name}.test.ts`, `test/${name}.test.tsx`, `${name}.test.ts`].some(existsSync);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});
