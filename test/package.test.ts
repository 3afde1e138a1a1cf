// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { exportedParts } from '../src/embed/hostElement';
import { attributeNames, propertyNames } from '../src/embed/options/attributes';

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}

const read = (path: string) => readFileSync(path, 'utf8');
const json = (path: string) => JSON.parse(read(path));
const manifest = json('package.json');
const { sources } = json('dist/training-site.js.map');
const packageOf = (path: string) => path.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
const bundled = new Set<string>(sources.flatMap((source: string) => packageOf(source) ?? []));
/** The folders with a package.json: the project, and those that `build/tools/install.mjs` installs. */
const folders = ['.', 'test/guests', 'test/mutation'];

it.each(['training-site.js', 'training-site.mjs'])(
  '%s has a map with its sources and the same debug id',
  (file) => {
    const map = json(`dist/${file}.map`);
    expect(map.sourcesContent).toHaveLength(map.sources.length);
    expect(map.sourcesContent.every((text: unknown) => typeof text === 'string')).toBe(true);
    expect(read(`dist/${file}`)).toContain(`sourceMappingURL=${file}.map`);
    expect(read(`dist/${file}`)).toContain(`debugId=${map.debugId}`);
  },
);

it('the custom elements manifest lists all attributes, members, parts and properties of the element', () => {
  const [element] = json('dist/custom-elements.json').modules[0].declarations;
  const names = (entries: { name: string }[]) => entries.map(({ name }) => name);
  expect(element.tagName).toBe('training-site');
  expect(names(element.attributes)).toEqual([...attributeNames, 'loading']);
  expect(names(element.cssParts).join(', ')).toBe(exportedParts);
  expect(names(element.members)).toEqual([...propertyNames, 'navigate']);
  const inReadme = read('README.md').match(/--training-site-[\w-]+/g);
  expect(names(element.cssProperties).sort()).toEqual([...new Set(inReadme)].sort());
  for (const { name, description } of [element, ...element.members, ...element.events]) {
    expect(description, name).toMatch(/\w/);
  }
});

it('the script contains React, wouter and their dependencies, and only the entries for hosts with React import it', () => {
  expect([...bundled].sort()).toEqual([
    ...['react', 'react-dom', 'regexparam', 'scheduler', 'use-sync-external-store', 'wouter'],
  ]);
  const imports = (file: string) => [
    ...new Set(read(`dist/${file}`).match(/(?<=\b(?:from|import) ?["'])[^"']+/g)),
  ];
  expect(imports('training-site.mjs')).toEqual([]);
  const shared = './training-site.shared.mjs';
  const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
  expect(imports('training-site.shared.mjs').sort()).toEqual(react);
  for (const entry of ['external-react', 'element']) {
    expect(imports(`training-site.${entry}.mjs`).sort(), entry).toEqual([shared, ...react]);
  }
});

it('a page that installs the package gets no other package, and may have any version of React', () => {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies } = manifest;
  expect({ ...dependencies, ...optionalDependencies }).toEqual({});
  for (const [name, range] of Object.entries(peerDependencies)) {
    expect([range, manifest.peerDependenciesMeta[name]], name).toEqual(['*', { optional: true }]);
  }
});

it('the entry for hosts with React refuses React 18', async () => {
  vi.doMock('react', async (load) => ({ ...(await load<object>()), version: '18.3.1' }));
  const get = vi.fn();
  vi.stubGlobal('customElements', { get });
  await expect(import('../src/externalReact')).rejects.toThrow('needs React 19, found 18.3.1');
  expect(get).not.toHaveBeenCalled();
  vi.doUnmock('react');
});

it.each(folders)(
  'every package is locked to one version, with its hash, and runs no script at its installation: %s',
  (folder) => {
    const ranges = Object.entries<string>(json(`${folder}/package.json`).devDependencies);
    expect(ranges.filter(([, range]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(range))).toEqual([]);
    const { packages } = json(`${folder}/package-lock.json`);
    const locked = Object.entries<LockedPackage>(packages).slice(1);
    expect(locked.length).toBeGreaterThan(ranges.length);
    const registry = 'https://registry.npmjs.org/';
    for (const [path, { integrity, resolved = registry, optional, os }] of locked) {
      expect(resolved.startsWith(registry), path).toBe(true);
      // npm leaves the hash out where the registry has no package for another operating system.
      if (!(optional && os)) expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/);
    }

    const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
    // Those that are allowed by name.
    const reviewed = Object.keys(manifest.allowScripts ?? {});
    expect(withScript.map(([path]) => packageOf(path)).sort()).toEqual(reviewed.sort());
  },
);

it('the licences of all bundled packages are in the package', () => {
  const titles = [...bundled].sort().map((name) => {
    const { version, license } = json(`node_modules/${name}/package.json`);
    return `${name} ${version} (${license})`;
  });
  const [, ...sections] = read('dist/THIRD-PARTY-LICENSES.txt').split(/\n(?=.+\n=+\n)/);
  expect(sections.map((section) => section.split('\n')[0])).toEqual(titles);
  const whole =
    /\(MIT\)\n[\s\S]*THE SOFTWARE IS PROVIDED "AS IS"|\(Unlicense\)\n=+\n\nhttps:\/\/unlicense/;
  for (const section of sections) expect(section).toMatch(whole);
  expect(read('dist/training-site.js').split('\n')[0]).toContain('THIRD-PARTY-LICENSES.txt');
});
