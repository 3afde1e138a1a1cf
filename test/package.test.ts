import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { exportedParts } from '../src/embed/hostElement';
import { attributeNames, propertyNames } from '../src/embed/options/attributes';

const read = (path: string) => readFileSync(path, 'utf8');
const readJson = (path: string) => JSON.parse(read(path));

describe.each(['training-site.js', 'training-site.mjs'])('the source map of %s', (file) => {
  const map = readJson(`dist/${file}.map`);
  const code = read(`dist/${file}`);

  it('the source map of a script is named in it', () => {
    expect(code).toContain(`sourceMappingURL=${file}.map`);
  });

  it('the source map of a script has its debug id', () => {
    expect(map.debugId).toMatch(/\w/);
    expect(code).toContain(`debugId=${map.debugId}`);
  });

  it('the source map of a script leads from its code to the source', () => {
    const text = 'is not known and has no effect';
    const [before = ''] = code.split(text);
    const lines = before.split('\n');
    const place = new SourceMap(map).findEntry(lines.length - 1, lines.at(-1)?.length ?? 0);
    if (!('originalSource' in place)) throw new Error('Expected an entry of the map.');
    const source: string = map.sourcesContent[map.sources.indexOf(place.originalSource)];
    expect(source.split('\n')[place.originalLine]).toContain(text);
  });

  it('the source map of a script has the text of every source', () => {
    const missing = map.sources.filter(
      (_: string, index: number) => typeof map.sourcesContent[index] !== 'string',
    );
    expect(missing).toEqual([]);
  });
});

describe('the files of the manifest', () => {
  const { version, files } = readJson('dist/manifest.json');
  const entries = Object.entries<{ file: string; integrity: string }>(files);
  const bytesOf = (file: string) => readFileSync(`dist/${file}`);
  const digestOf = (file: string) => createHash('sha384').update(bytesOf(file));

  it.each(entries)('%s is the same under its versioned name', (name, { file }) => {
    expect(bytesOf(file).equals(bytesOf(name))).toBe(true);
  });

  it.each(entries)('%s has the integrity that the manifest says', (_, { file, integrity }) => {
    expect(integrity).toBe(`sha384-${digestOf(file).digest('base64')}`);
  });

  // An upgrade replaces the others.
  it.each(entries.filter(([name]) => /^training-site\.m?js$/.test(name)))(
    '%s has its version and its content in its name',
    (name, { file }) => {
      const [stem, extension] = name.replace('.js', '.min.js').split(/\.(.*)/);
      const digest = digestOf(file).digest('hex').slice(0, 8);
      expect(file).toBe(`${stem}-${version}-${digest}.${extension}`);
    },
  );
});

it('training-site.min.js has the same bytes as training-site.js', () => {
  const isSame = read('dist/training-site.min.js') === read('dist/training-site.js');
  expect(isSame).toBe(true);
});

it('the script has a name with a hash that ends with .min.js', () => {
  const { 'training-site.js': script } = readJson('dist/manifest.json').files;
  expect(script.file).toMatch(/^training-site-.*\.min\.js$/);
});

it('the manifest has the hash of the styles in embed.html, for a policy that refuses others', () => {
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(read('dist/embed.html')) ?? [];
  const { integrity } = readJson('dist/manifest.json').files['training-site.css'];
  expect(integrity).toBe(`sha384-${createHash('sha384').update(styles).digest('base64')}`);
});

it('the bill of materials has the packages of the licences, with their versions', () => {
  interface Component {
    readonly name: string;
    readonly version: string;
    readonly licenses: readonly { readonly license: { readonly id: string } }[];
  }
  const { bomFormat, components } = readJson('dist/sbom.cdx.json');
  const titles = (components as readonly Component[]).map(
    ({ name, version, licenses }) => `${name} ${version} (${licenses[0]?.license.id})`,
  );
  const licences = read('dist/THIRD-PARTY-LICENSES.txt').match(/^.*(?=\n=+$)/gm);
  expect(bomFormat).toBe('CycloneDX');
  expect(titles.sort()).toEqual(licences);
});

it('the bill of materials has the hash by which npm has checked each package', () => {
  const { packages } = readJson('package-lock.json');
  const { components } = readJson('dist/sbom.cdx.json');
  for (const { name, hashes } of components) {
    const [{ alg, content }] = hashes;
    const integrity = `sha512-${Buffer.from(content, 'hex').toString('base64')}`;
    expect.soft(alg, name).toBe('SHA-512');
    expect.soft(integrity, name).toBe(packages[`node_modules/${name}`].integrity);
  }
});

it('the bill of materials says which package needs which', () => {
  const { metadata, components, dependencies } = readJson('dist/sbom.cdx.json');
  const namesOf = new Map<string, string>(
    [...components, metadata.component].map(({ 'bom-ref': ref, name }) => [ref, name]),
  );
  const needed = Object.fromEntries(
    dependencies.map(({ ref, dependsOn = [] }: { ref: string; dependsOn?: string[] }) => [
      namesOf.get(ref),
      dependsOn.map((ref) => namesOf.get(ref)).sort(),
    ]),
  );
  expect(needed).toEqual({
    'training-site-widget': ['react', 'react-dom', 'wouter'],
    'react-dom': ['react', 'scheduler'],
    wouter: ['react', 'regexparam', 'use-sync-external-store'],
    'use-sync-external-store': ['react'],
    react: [],
    regexparam: [],
    scheduler: [],
  });
});

describe('the custom elements manifest', () => {
  interface Entry {
    readonly name: string;
    readonly description?: string;
  }
  const [element] = readJson('dist/custom-elements.json').modules[0].declarations;
  const namesOf = (entries: Entry[]) => entries.map(({ name }) => name);

  it('the custom elements manifest is that of <training-site>', () => {
    expect(element.tagName).toBe('training-site');
  });

  it('the custom elements manifest lists the attributes of the element and that of the loader', () => {
    expect(namesOf(element.attributes)).toEqual([...attributeNames, 'loading']);
  });

  it('the custom elements manifest lists the properties of the element and its method', () => {
    expect(namesOf(element.members)).toEqual([...propertyNames, 'navigate']);
  });

  it('the custom elements manifest lists the parts that the element exports', () => {
    expect(namesOf(element.cssParts).join(', ')).toBe(exportedParts);
  });

  it('the custom elements manifest lists the custom properties that README.md documents', () => {
    const documented = new Set(read('README.md').match(/--training-site-[\w-]+/g));
    expect(namesOf(element.cssProperties).sort()).toEqual([...documented].sort());
  });

  it('the custom elements manifest describes everything that it lists', () => {
    const { members, events, cssProperties, cssParts } = element;
    const entries: Entry[] = [element, ...members, ...events, ...cssProperties, ...cssParts];
    expect(namesOf(entries.filter(({ description }) => !description))).toEqual([]);
  });
});

/** The name of the package that a source of the bundle comes from, if it is not ours. */
const packageOf = (source: string) => source.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
const sources: string[] = readJson('dist/training-site.js.map').sources;
const bundledPackages = [...new Set(sources.flatMap((source) => packageOf(source) ?? []))].sort();

it('the script contains React, wouter and their dependencies, and no other package', () => {
  const wouterAndItsOwn = ['wouter', 'regexparam', 'use-sync-external-store'];
  const reactAndItsOwn = ['react', 'react-dom', 'scheduler'];
  expect(bundledPackages).toEqual([...wouterAndItsOwn, ...reactAndItsOwn].sort());
});

describe('the imports of', () => {
  const importsOf = (file: string) => {
    const imports = read(`dist/${file}`).match(/(?<=\b(?:from|import) ?["'])[^"']+/g);
    return [...new Set(imports)].sort();
  };
  const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

  it('the module imports nothing', () => {
    expect(importsOf('training-site.mjs')).toEqual([]);
  });

  it('the chunk for hosts with React imports only React', () => {
    expect(importsOf('training-site.shared.mjs')).toEqual(react);
  });

  it.each(['external-react', 'element'])(
    'the entry %s imports only React and the chunk for hosts with React',
    (entry) => {
      const imports = importsOf(`training-site.${entry}.mjs`);
      expect(imports).toEqual(['./training-site.shared.mjs', ...react]);
    },
  );
});

describe('a page that installs the package', () => {
  const manifest = readJson('package.json');

  it('a page that installs the package gets no other package', () => {
    expect(manifest.dependencies ?? {}).toEqual({});
    expect(manifest.optionalDependencies ?? {}).toEqual({});
  });

  it.each(Object.keys(manifest.peerDependencies))(
    'a page that installs the package may have any version of %s, or none',
    (name) => {
      expect(manifest.peerDependencies[name]).toBe('*');
      expect(manifest.peerDependenciesMeta[name]).toEqual({ optional: true });
    },
  );
});

it('the entry for hosts with React refuses React 18, and defines no element', async () => {
  vi.doMock('react', async (load) => ({ ...(await load<object>()), version: '18.3.1' }));
  const get = vi.fn();
  vi.stubGlobal('customElements', { get });
  await expect(import('../src/externalReact')).rejects.toThrow('needs React 19, found 18.3.1');
  expect(get).not.toHaveBeenCalled();
  vi.doUnmock('react');
});

describe('the licences of the bundled packages', () => {
  // Each section begins with a title that is underlined.
  const [, ...sections] = read('dist/THIRD-PARTY-LICENSES.txt').split(/\n(?=.+\n=+\n)/);
  const titleOf = (section: string) => section.split('\n', 1)[0];

  it('the licences of the bundled packages are in the package, with their name and version', () => {
    const titles = bundledPackages.map((name) => {
      const { version, license } = readJson(`node_modules/${name}/package.json`);
      return `${name} ${version} (${license})`;
    });
    expect(sections.map(titleOf)).toEqual(titles);
  });

  it('the licences of the bundled packages have their whole text', () => {
    const lastWords: Record<string, string> = {
      MIT: 'THE SOFTWARE IS PROVIDED "AS IS"',
      Unlicense: 'https://unlicense.org',
    };
    for (const section of sections) {
      const title = titleOf(section);
      const [, licence = ''] = title?.match(/\((.+)\)$/) ?? [];
      expect(section, title).toContain(lastWords[licence] ?? 'a licence that this test knows');
    }
  });

  it('the licences of the bundled packages are named at the start of the script', () => {
    const [firstLine] = read('dist/training-site.js').split('\n', 1);
    expect(firstLine).toContain('THIRD-PARTY-LICENSES.txt');
  });
});
