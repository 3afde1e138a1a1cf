// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}

const read = (path: string) => readFileSync(path, 'utf8');
const manifest = JSON.parse(read('package.json'));
const locked = Object.entries<LockedPackage>(JSON.parse(read('package-lock.json')).packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ ...entry, path, name: path.replace(/^.*node_modules\//, '') }));
const exact = /^(npm:.+@)?\d+\.\d+\.\d+$/;

it('a page that installs the package gets no other package', () => {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifest;
  expect({ ...dependencies, ...optionalDependencies }).toEqual({});
  for (const name of Object.keys(peerDependencies)) {
    expect(manifest.peerDependenciesMeta?.[name], name).toEqual({ optional: true });
  }
});

it('every package is locked to one version, with a hash of its content', () => {
  expect(locked.length).toBeGreaterThan(300);
  const versions = Object.entries<string>(manifest.devDependencies);
  expect(versions.filter(([, version]) => !exact.test(version))).toEqual([]);
  for (const { path, version, integrity, resolved, optional, os } of locked) {
    expect(version, path).toMatch(/^\d+\.\d+\.\d+[\w.+-]*$/);
    expect(resolved ?? 'https://registry.npmjs.org/', path).toMatch(
      /^https:\/\/registry\.npmjs\.org\//,
    );
    // npm leaves the hash out where the registry has no package for another operating system.
    if (!(optional && os)) expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/);
  }
});

it('no package runs a script when it is installed, unless it is allowed by name', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  const withScript = locked.filter(({ hasInstallScript }) => hasInstallScript);
  const reviewed = Object.keys(manifest.allowScripts ?? {});
  expect(withScript.map(({ name }) => name).sort()).toEqual(reviewed.sort());
});

it('the licences of all bundled packages are in the package, with their texts', () => {
  const { sources } = JSON.parse(read('dist/training-site.js.map')) as { sources: string[] };
  const bundled = sources.flatMap(
    (source) => source.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? [],
  );
  const titles = [...new Set(bundled)].sort().map((name) => {
    const { version, license } = JSON.parse(read(`node_modules/${name}/package.json`));
    return `${name} ${version} (${license})`;
  });
  const [, ...sections] = read('dist/THIRD-PARTY-LICENSES.txt').split(/\n(?=.+\n=+\n)/);
  expect(sections.map((section) => section.split('\n')[0])).toEqual(titles);
  for (const section of sections) expect(section).toMatch(/THE SOFTWARE IS PROVIDED "AS IS"/);
  expect(read('dist/training-site.js').split('\n')[0]).toContain('THIRD-PARTY-LICENSES.txt');
});
