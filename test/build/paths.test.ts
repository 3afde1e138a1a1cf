import { readFileSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isIn, isPackage, withSlashes } from '../../build/paths.mjs';

const systems = [
  { name: 'Windows', system: win32, root: 'c:\\Users\\Asha Rao\\site (1)' },
  { name: 'Linux and macOS', system: posix, root: '/home/asha rao/site (1)' },
];

describe.each(systems)('on $name', ({ system, root }) => {
  const file = (...names: string[]) => system.join(root, ...names);

  it('a compiled module is known by its folder', () => {
    const script = file('.cache', 'compiled', 'script.js');
    expect(isIn('compiled', script, root, system)).toBe(true);
  });

  it('another module is not in that folder', () => {
    expect(isIn('compiled', file('src', 'script.ts'), root, system)).toBe(false);
  });

  it.each(['compiled', 'clients'])('a folder around the project may be named %s', (folder) => {
    const project = system.join(root, folder, 'site');
    const logo = system.join(project, 'src', 'drawings', 'logo.svg');
    expect(isIn(folder, logo, project, system)).toBe(false);
  });

  it('a project below a folder named clients has logos of clients', () => {
    const project = system.join(root, 'clients');
    const logo = system.join(project, 'src', 'drawings', 'clients', 'verrin.svg');
    expect(isIn('clients', logo, project, system)).toBe(true);
  });

  it('a file is not in a folder of its own name', () => {
    expect(isIn('compiled', file('src', 'compiled'), root, system)).toBe(false);
  });

  it('a path has slashes in an address', () => {
    expect(withSlashes(system.join('embed', 'hash.js'), system)).toBe('embed/hash.js');
  });

  it('a file of the project is not a package', () => {
    expect(isPackage(file('src', 'script.ts'), system)).toBe(false);
  });

  it.each(['react', '@svgr/core', 'content', 'react-dom/client'])('%s is a package', (id) => {
    expect(isPackage(id, system)).toBe(true);
  });

  it('an import that begins with a dot is not a package', () => {
    expect(isPackage('./script', system)).toBe(false);
  });
});

describe('the commands for people who change texts', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

  it.each(['start', 'dev', 'edit', 'build', 'content'])(
    'npm run %s needs no shell of Linux',
    (name) => {
      const commands: string[] = scripts[name].split(' && ');
      for (const command of commands) expect(command).toMatch(/^(npm run|node|rollup) [\w ./-]+$/);
    },
  );

  it('npm ci runs no script of the project', () => {
    const ofInstall = ['preinstall', 'install', 'postinstall', 'prepare'];
    expect(ofInstall.filter((name) => name in scripts)).toEqual([]);
  });
});
