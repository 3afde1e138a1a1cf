import { existsSync, readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createArchive } from '../build/tools/release/archive.mjs';
import { evidence } from '../build/tools/release/evidence.mjs';

const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));

describe('the archive', async () => {
  const archive = await createArchive('.');
  const entries = unzipSync(archive);
  const names = Object.keys(entries);
  const top = `training-site-widget-${manifest.version}/`;
  const textOf = (name: string) => strFromU8(entries[name] as Uint8Array);

  it('has the same bytes each time', async () => {
    const isSame = Buffer.from(archive).equals(await createArchive('.'));
    expect(isSame).toBe(true);
  });

  it('has everything in one folder, named after the version', () => {
    const outside = names.filter((name) => !name.startsWith(top));
    expect(outside).toEqual([]);
  });

  it.each([
    'README.md',
    'LICENSE',
    'dist/training-site.min.js',
    'dist/THIRD-PARTY-LICENSES.txt',
    'evidence/index.html',
    'evidence/accessibility.html',
    'docs/install.md',
    'examples/drupal/README.md',
    'docs/images/portal.webp',
  ])('has %s', (name) => {
    expect(names).toContain(top + name);
  });

  it.each(Object.values<{ file: string }>(manifest.files))('has $file', ({ file }) => {
    expect(names).toContain(`${top}dist/${file}`);
  });

  describe('its pages and documents', () => {
    const pages = names.filter((name) =>
      /\/(demo\/[^/]+|embed[^/]*|evidence\/[^/]+)\.html$|\.md$/.test(name),
    );

    /** The paths in the archive that a page or a document links to. */
    function linkedFrom(page: string) {
      const link = page.endsWith('.md') ? /\]\(([^)#:]+)[)#]/g : / (?:href|src)="([^"#:]+)"/g;
      return [...textOf(page).matchAll(link)].map(([, address = '']) =>
        new URL(address, `https://archive.example/${page}`).pathname.slice(1),
      );
    }

    const isFolder = (path: string) =>
      path.endsWith('/') && names.some((name) => name.startsWith(path));
    const isThere = (path: string) => names.includes(path) || isFolder(path);

    it.each(['demo/configure.html', 'dist/embed.html', 'README.md'])('include %s', (name) => {
      expect(pages).toContain(top + name);
    });

    it.each(pages)('%s has no broken link', (page) => {
      const broken = linkedFrom(page).filter((path) => !isThere(path));
      expect(broken).toEqual([]);
    });

    it.each([
      ['dist/embed.html', 1],
      ['dist/embed.linked.html', 2],
    ])('%s links to %i file or files', (name, count) => {
      expect(linkedFrom(`${top}${name}`)).toHaveLength(count);
    });
  });
});

describe('the evidence', () => {
  const files = evidence('.', manifest);

  const licences = readFileSync('dist/THIRD-PARTY-LICENSES.txt', 'utf8');
  // "react 19.2.9 (MIT)", underlined.
  const bundled = [...licences.matchAll(/^(\S+) (\S+) \(.+\)\n=/gm)];

  it.each(bundled.map(([, name, version]) => [name, version]))('lists %s %s', (name, version) => {
    expect(files['index.html']).toContain(`<td>${name}</td><td>${version}</td>`);
  });

  describe('the tests that it names', () => {
    const paragraphs = (files['index.html'] ?? '').match(/<p class="tests">.*?<\/p>/gs) ?? [];
    const named = [...paragraphs.join().matchAll(/<code>([\w./]+)<\/code>/g)].map(
      ([, name = '']) => name,
    );

    it('are many', () => {
      expect(named.length).toBeGreaterThan(20);
    });

    it.each([...new Set(named)])('include %s, which exists', (name) => {
      const files = [`test/${name}.test.ts`, `test/${name}.test.tsx`, `${name}.test.ts`];
      const isThere = files.some((file) => existsSync(file));
      expect(isThere, `none of ${files.join(', ')} exists`).toBe(true);
    });
  });
});
