import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { stringify } from 'yaml';
import { readProject, writeFiles } from './form';

const parts = [
  'demo/hosts',
  'src',
  'build',
  'editor',
  'package-lock.json',
  'package.json',
  'rollup.config.mjs',
  'tsconfig.json',
];

/** `npm run edit` reads the files of its folder. */
export const environment = { ...process.env, CONTENT: 'src/content', PORT: '0' };

/** Copies what the program needs. The folder has the texts of the tests, and publishes these languages. */
export function copyProject(folder: string, languages: readonly string[] = ['en', 'ar', 'hi']) {
  rmSync(folder, { recursive: true, force: true });
  for (const part of parts) {
    cpSync(part, `${folder}/${part}`, {
      recursive: true,
      // Newer files would be installed again.
      preserveTimestamps: true,
      filter: (path) => !path.includes('node_modules'),
    });
  }
  symlinkSync(resolve('editor/node_modules'), `${folder}/editor/node_modules`);
  for (const [path, text] of Object.entries(readProject()))
    writeFileSync(`${folder}/${path}`, text);
  writeFileSync(`${folder}/src/content/languages.yaml`, stringify(languages));
}

/** `npm run edit`, while it runs. */
export class Desk {
  /** What the program has written to the terminal as errors, and no test has expected yet. */
  errors = '';
  address = '';
  readonly #program: ChildProcess;

  /** @param folder - with a copy of the project */
  constructor(folder: string) {
    this.#program = spawn('node', ['build/tools/edit.mjs'], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#program.stderr?.on('data', (data) => {
      this.errors += data;
    });
  }

  /** Waits until it has an address. */
  async start() {
    this.address = await new Promise((done, fail) => {
      let output = '';
      this.#program.stdout?.on('data', (data) => {
        output += data;
        const [, found] = /The form and the site: (\S+)/.exec(output) ?? [];
        if (found) done(found);
      });
      this.#program.once('exit', () =>
        fail(new Error(`npm run edit has ended: ${output}${this.errors}`)),
      );
    });
  }

  /** The lines that the program has written as errors, except those with an expected text. */
  errorsWithout(...expected: readonly string[]) {
    const lines = this.errors.split('\n').filter((line) => line.trim() !== '');
    return lines.filter((line) => !expected.some((text) => line.includes(text)));
  }

  stop() {
    this.#program.kill();
  }
}

/** From now on, the page chooses the folder of its private storage. */
export const chooseOwnFolder = (page: Page) =>
  page.addInitScript(() => {
    const choose = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('project');
    Object.assign(window, { showDirectoryPicker: choose });
  });

export const formIn = (page: Page) => page.frameLocator('iframe[title="The form"]');
export const siteIn = (page: Page) => page.frameLocator('iframe[title="The site"]');

/** Opens the form and the site, chooses a folder with these files, and opens the texts of a screen. */
export async function openDesk(page: Page, address: string, screen: string, files = readProject()) {
  await page.goto(address);
  await writeFiles(page, files);
  await formIn(page).getByRole('button', { name: 'Choose the Folder' }).click();
  await formIn(page).getByText(screen, { exact: true }).click();
}
