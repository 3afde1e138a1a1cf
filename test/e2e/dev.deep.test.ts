import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';

/** A copy of the project, whose texts the tests change, in a folder with a name as Windows gives it. */
const copy = '.cache/dev test (1)';
const parts = ['src', 'build', 'demo', 'package.json', 'rollup.config.mjs', 'tsconfig.json'];
const file = `${copy}/src/content/en/home.yaml`;
const original = readFileSync('test/content/en/home.yaml', 'utf8');

let program: ChildProcess;
let address: string;

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  for (const part of parts) cpSync(part, `${copy}/${part}`, { recursive: true });
  cpSync('test/content/en', `${copy}/src/content/en`, { recursive: true });
  // The program begins with a mistake.
  writeFileSync(file, original.replace('icon: learning-path', 'icon: path'));
  const env = { ...process.env, CONTENT: 'src/content', DIST: 'dist', PORT: '0' };
  program = spawn(process.execPath, ['build/tools/dev.mjs'], { cwd: copy, env });
  address = await new Promise((done, fail) => {
    let output = '';
    program.stdout?.on('data', (data) => {
      output += data;
      const [, found] = /The site: (\S+)/.exec(output) ?? [];
      if (found) done(found);
    });
    program.once('exit', () => fail(new Error(`npm run dev has ended: ${output}`)));
  });
});

afterAll(() => {
  program?.kill();
  rmSync(copy, { recursive: true, force: true });
});

afterEach(() => writeFileSync(file, original));

describeInChromium('npm run dev', ({ open }) => {
  it('says what is wrong with a text in sentences, without a stack', async () => {
    const page = await open(address);
    await eventually(() => page.getByRole('alert').textContent()).toMatch(
      /^The content has mistakes\.\nsrc\/content\/en\/home\.yaml:\d+: reasons\[4\]\.icon: expected one of [^\n]+$/,
    );
  });

  it('shows the site when the mistake is mended', async () => {
    const page = await open(address);
    await eventually(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('shows a changed text', async () => {
    const page = await open(address);
    await eventually(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    writeFileSync(file, original.replace('Our Happy Clients', 'Who works with us'));
    await eventually(() => page.getByText('Who works with us').count()).toBe(1);
  });

  it('shows the site and the mistake when a text becomes wrong', async () => {
    const page = await open(address);
    await eventually(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    writeFileSync(file, original.replace(/^lede: /m, 'lede: "'));
    await eventually(() => page.getByRole('alert').textContent()).toContain(
      'the text begins with a quotation mark, and the closing one is missing',
    );
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});
