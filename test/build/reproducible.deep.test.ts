// @vitest-environment node
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it('a build in another folder has the same bytes as the build of this one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reproducible-'));
  const copy = join(folder, 'another folder', 'with a', 'longer path');
  const configuration = ['rollup.config.mjs', 'package.json', 'tsconfig.json'];
  const sources = ['src', 'build', ...configuration, 'LICENSE', 'README.md', 'docs'];
  for (const name of sources) await cp(name, join(copy, name), { recursive: true });
  await mkdir(join(copy, 'node_modules'));
  // What the bundle contains is copied, because a source map names the real path of a linked folder.
  const bundled = /^(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)$/;
  for (const name of await readdir('node_modules')) {
    const [original, packaged] = [resolve('node_modules', name), join(copy, 'node_modules', name)];
    if (bundled.test(name)) await cp(original, packaged, { recursive: true });
    else if (!name.startsWith('.')) await symlink(original, packaged, 'junction');
  }
  await run('npm', ['run', 'build'], { cwd: copy });
  const names = await readdir('dist');
  expect(names).toContain('training-site.js.map');
  expect((await readdir(join(copy, 'dist'))).sort()).toEqual(names.sort());
  for (const name of names) {
    const built = await readFile(join(copy, 'dist', name));
    expect(built.equals(await readFile(`dist/${name}`)), name).toBe(true);
  }
  await rm(folder, { recursive: true });
}, 240_000);
