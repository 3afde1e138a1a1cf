import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, launchChromium } from '../../build/tools/chromium.mjs';
import { eventually } from './engines/sitePage';

/**
 * A copy of the project, whose texts the tests change, in a folder with a name as Windows gives it.
 */
const copy = '.cache/dev test (1)';
const parts = [
  'src',
  'build',
  'demo',
  'package.json',
  'package-lock.json',
  'rollup.config.mjs',
  'tsconfig.json',
];
const file = `${copy}/src/content/en/home.yaml`;
const stylesheet = 'src/components/Header.module.css';
const component = 'src/screens/TrainingScreen.tsx';

/** Writes a file of the copy as it is in the project, or with other code in one place. */
function write(path: string, before = '', after = '') {
  writeFileSync(`${copy}/${path}`, readFileSync(path, 'utf8').replace(before, after));
}

const original = readFileSync('test/fixtures/content/en/home.yaml', 'utf8');

let program: ChildProcess;
let address: string;
let browser: Browser;
let page: Page;

// One page stays open, and each test makes the next change.
describe.runIf(chromiumPath)('npm run dev', () => {
  const siteIsShown = () => page.getByRole('heading', { level: 1 }).isVisible();

  beforeAll(async () => {
    rmSync(copy, { recursive: true, force: true });
    for (const part of parts) cpSync(part, `${copy}/${part}`, { recursive: true });
    cpSync('test/fixtures/content/en', `${copy}/src/content/en`, { recursive: true });
    // The program begins with three mistakes.
    writeFileSync(file, original.replace('icon: learning-path', 'icon: path'));
    write(stylesheet, '{', '');
    write(component, 'size="page"', 'size="huge"');
    const env = { ...process.env, CONTENT: 'src/content', DIST: 'dist', PORT: '0' };
    program = spawn(process.execPath, ['build/tools/dev.mjs'], {
      cwd: copy,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    address = await new Promise((done, fail) => {
      let output = '';
      program.stdout?.on('data', (data) => {
        output += data;
        const [, found] = /The site: (\S+)/.exec(output) ?? [];
        if (found) done(found);
      });
      program.once('exit', () => fail(new Error(`npm run dev has ended: ${output}`)));
    });
    browser = await launchChromium();
    page = await browser.newPage();
    await page.goto(address);
  });

  afterAll(async () => {
    await browser?.close();
    program?.kill();
    rmSync(copy, { recursive: true, force: true });
  });

  const says = () => page.getByRole('alert').textContent();

  it('npm run dev says what is wrong in a stylesheet when it begins, with its place', async () => {
    await eventually(says).toMatch(/src\/components\/Header\.module\.css \(\d+:\d+\): [^\n]+/);
    write(stylesheet);
    await eventually(says).not.toContain('Header.module.css');
  });

  it('npm run dev says what is wrong with a text in sentences, without a stack', async () => {
    await eventually(says).toMatch(
      /The content has mistakes\.\nsrc\/content\/en\/home\.yaml:\d+: reasons\[4\]\.icon: expected one of [^\n]+(\n\n|$)/,
    );
    writeFileSync(file, original);
    await eventually(says).not.toContain('home.yaml');
  });

  it('npm run dev says what is wrong with a type when it begins, beside the site', async () => {
    await eventually(says).toContain(`${component}(`);
    await eventually(siteIsShown).toBe(true);
  });

  it('npm run dev shows the site alone when the last mistake is mended', async () => {
    write(component);
    await eventually(() => page.getByRole('alert').count()).toBe(0);
    await eventually(siteIsShown).toBe(true);
  });

  it('npm run dev shows a changed text', async () => {
    writeFileSync(file, original.replace('Our Happy Clients', 'Who works with us'));
    await eventually(() => page.getByText('Who works with us').count()).toBe(1);
  });

  it('npm run dev shows the site and the mistake when a text becomes wrong', async () => {
    writeFileSync(file, original.replace(/^lede: /m, 'lede: "'));
    await eventually(says).toContain(
      'the text begins with a quotation mark, and the closing one is missing',
    );
    expect(await siteIsShown()).toBe(true);
    writeFileSync(file, original);
    await eventually(() => page.getByRole('alert').count()).toBe(0);
  });

  it('npm run dev shows the site when the missing file of a logo is there', async () => {
    writeFileSync(file, original.replace('img: kitebridge', 'img: aster'));
    await eventually(says).toContain('there is no file');
    cpSync(
      'test/fixtures/content/clients/kitebridge.svg',
      `${copy}/src/drawings/clients/aster.svg`,
    );
    await eventually(() => page.getByRole('alert').count()).toBe(0);
    writeFileSync(file, original);
  });

  it.each([
    ['a syntax error', component, '<Section labelledBy', '<<Section labelledBy', 'error TS'],
    ['a wrong type', component, 'size="page"', 'size="huge"', 'TrainingScreen.tsx('],
    ['a missing class', component, 'classes.quiet', 'classes.none', '"none" is not exported by'],
    ['a broken stylesheet', stylesheet, '{', '', 'src/components/Header.module.css ('],
    ['an unknown property', stylesheet, 'var(--ts-line)', 'var(--ts-lines)', '--ts-lines'],
  ])(
    'npm run dev tells %s, lives, and shows the site when it is mended',
    async (_, path, before, after, message) => {
      write(path, before, after);
      await eventually(() => page.getByRole('alert').allTextContents()).toEqual([
        expect.stringContaining(message),
      ]);
      write(path);
      await eventually(() => page.getByRole('alert').count()).toBe(0);
      await eventually(siteIsShown).toBe(true);
    },
  );

  it('npm run dev shows what a new file adds', async () => {
    writeFileSync(
      `${copy}/src/screens/newHeading.ts`,
      "export const newHeading: string = 'A new heading';\n",
    );
    const code = readFileSync(component, 'utf8').replace('{training.heading}', '{newHeading}');
    writeFileSync(`${copy}/${component}`, `import { newHeading } from './newHeading';\n${code}`);
    await page.goto(`${address}#/training`);
    await eventually(() => page.getByRole('heading', { name: 'A new heading' }).count()).toBe(1);
  });
});
