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
    'dist/training-site.js',
    'dist/THIRD-PARTY-LICENSES.txt',
    'evidence/index.html',
    'evidence/accessibility.html',
    'evidence/sbom.cdx.json',
    'examples/liferay/README.md',
    'docs/images/portal.webp',
  ])('has %s', (name) => {
    expect(names).toContain(top + name);
  });

  describe('install.html', () => {
    const install = textOf(`${top}install.html`);
    const files = Object.values<Record<string, string>>(manifest.files);

    it('has the code of the element to copy', () => {
      expect(install.replaceAll('&lt;', '<')).toContain('<training-site></training-site>');
    });

    for (const built of files) {
      it(`has ${built.file}, which is in the archive, with its hash`, () => {
        expect(names).toContain(`${top}dist/${built.file}`);
        expect(install).toContain(built.file);
        expect(install).toContain(built.script ?? built.integrity);
      });
    }
  });

  describe('its pages and documents', () => {
    const pages = names.filter((name) =>
      /\/(demo\/[^/]+|install|embed|evidence\/[^/]+)\.html$|\.md$/.test(name),
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

    it('dist/embed.html links to two files', () => {
      expect(linkedFrom(`${top}dist/embed.html`)).toHaveLength(2);
    });
  });
});

describe('the evidence', () => {
  const files = evidence('.', manifest);

  describe('the list of packages', () => {
    interface Part {
      readonly name: string;
      readonly version: string;
    }
    const { metadata, components, dependencies } = JSON.parse(files['sbom.cdx.json'] ?? '');
    const licences = readFileSync('dist/THIRD-PARTY-LICENSES.txt', 'utf8');
    // "react 19.2.9 (MIT)", underlined.
    const bundled = [...licences.matchAll(/^(\S+ \S+) \(.+\)\n=/gm)].map(([, title]) => title);

    it('is that of this package', () => {
      expect(metadata.component.name).toBe('training-site-widget');
    });

    it('has exactly the packages of THIRD-PARTY-LICENSES.txt', () => {
      const listed = components.map(({ name, version }: Part) => `${name} ${version}`);
      expect(listed).toEqual(bundled);
      expect(listed.join()).toContain('react-dom');
    });

    it('says for each of them, and for this package, what it needs', () => {
      const described = [metadata.component, ...components];
      expect(dependencies).toHaveLength(described.length);
    });
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
