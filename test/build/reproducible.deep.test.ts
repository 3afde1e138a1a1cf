// @vitest-environment node
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
// What the bundle contains is copied, because a source map names the real path of a linked folder.
const bundled = ['react', 'react-dom', 'scheduler', 'wouter', 'regexparam'];
bundled.push('use-sync-external-store');

let folder: string;
const builds: Record<string, string>[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reproducible-'));
  const { stdout } = await run('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ]);
  const files = stdout.split('\0').filter((file) => !/^(demo|docs|examples|test|$)/.test(file));
  const copies = [join(folder, 'a'), join(folder, 'another folder', 'with a', 'longer path')];
  builds.push(...(await Promise.all(copies.map((copy) => buildIn(copy, files)))));
}, 120_000);

afterAll(() => rm(folder, { recursive: true }));

/** Builds a copy of the sources in a new folder, and gives a hash of each file of its dist/. */
async function buildIn(copy: string, files: readonly string[]) {
  for (const file of files) {
    await mkdir(join(copy, dirname(file)), { recursive: true });
    await cp(file, join(copy, file));
  }
  const packages = join(copy, 'node_modules');
  await mkdir(packages);
  for (const name of await readdir('node_modules')) {
    if (name.startsWith('.')) continue;
    const original = resolve('node_modules', name);
    if (bundled.includes(name)) await cp(original, join(packages, name), { recursive: true });
    else await symlink(original, join(packages, name), 'junction');
  }
  await run('npm', ['run', 'build'], { cwd: copy });
  return hashesOf(join(copy, 'dist'));
}

async function hashesOf(dist: string) {
  const hashes: Record<string, string> = {};
  for (const file of await readdir(dist)) {
    const content = await readFile(join(dist, file));
    hashes[file] = createHash('sha256').update(content).digest('hex');
  }
  return hashes;
}

it('two builds in different folders have the same bytes', () => {
  const [one, other] = builds;
  expect(Object.keys(one ?? {})).toContain('training-site.js.map');
  expect(one).toEqual(other);
});

it('the build of this folder has the same bytes as the build of a copy', async () => {
  expect(await hashesOf('dist')).toEqual(builds[0]);
});
