// @vitest-environment node
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faults-'));
  const names = ['src', 'build', 'rollup.config.mjs'];
  names.push('package.json', 'tsconfig.json');
  for (const name of names) await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
});

afterAll(() => rm(folder, { recursive: true }));

it.each([
  [
    'a type error',
    ['src/site/copyright.ts', ': string {', ': number {'],
    /src\/site\/\w+\.tsx? \(\d+:\d+\): .*TS2322/,
  ],
  [
    'an unknown class',
    ['src/drawings/ClientLogo.tsx', 'classes.logo', 'classes.mark'],
    /src\/drawings\/ClientLogo\.tsx \(\d+:\d+\): "mark" is not exported by .*ClientLogo\.module\.css/,
  ],
  [
    'a custom property that nobody defines',
    ['src/components/Lede.module.css', '{', '{ color: var(--inc);'],
    /src\/components\/Lede\.module\.css: no stylesheet defines the custom property --inc\./,
  ],
  [
    'a mistake in the content',
    ['src/content/en/home.yaml', 'lede:', 'led:'],
    /The content has mistakes\.\n(src.*\n)?src\/content\/en\/home\.yaml:\d+: led: no field here has this name\./,
  ],
])('the build stops at %s, and one line names file and reason', async (_, edit, message) => {
  const [name = '', before = '', after = ''] = edit;
  const file = join(folder, name);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(before, after));
  const failure = await run('node', ['build/build.mjs'], { cwd: folder }).catch((error) => error);
  await writeFile(file, text);
  expect(failure).toMatchObject({ code: 1 });
  expect(failure.stderr).toMatch(message);
});
