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
  const names = ['src', 'build', 'tools/content.mjs', 'rollup.config.mjs'];
  names.push('package.json', 'tsconfig.json');
  for (const name of names) await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
});

afterAll(() => rm(folder, { recursive: true }));

it.each([
  [
    'a type error',
    ['src/content/faq.ts', "question: 'How", "questions: 'How"],
    /src\/content\/faq\.ts \(6:\d+\): .*'questions' does not exist in type 'FaqItem'/,
  ],
  [
    'a straight apostrophe',
    ['src/content/faq.ts', 'We reply', "It's right. We reply"],
    /^The content has mistakes\.\nsrc\/content\/faq\.ts:8: write ’ instead of ', or a comma .*\n$/,
  ],
  [
    'a difference from the specification',
    ['src/content/reasons.ts', "'True partners'", "'Partners'"],
    /reasons\.ts: the specification fixes the reasons: "True partners" is missing, "Partners" is new\./,
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
    'a wrong text',
    ['src/content/home.ts', "lede: '", "lede: '  "],
    /src\/content\/home\.ts: homeText\.lede: expected one line, with one space between words/,
  ],
])('the check stops at %s, and one line names file and reason', async (_, edit, message) => {
  const [name = '', before = '', after = ''] = edit;
  const file = join(folder, name);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(before, after));
  const failure = await run('node', ['tools/content.mjs'], { cwd: folder }).catch((error) => error);
  await writeFile(file, text);
  expect(failure).toMatchObject({ code: 1 });
  expect(failure.stderr).toMatch(message);
});
