import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { stringify } from 'yaml';
import { readContent } from '../../build/readContent.mjs';
import { launchChromium } from '../../build/tools/chromium.mjs';
import { serve } from '../../build/tools/server.mjs';
import { bundleForm } from '../../editor/bundle.mjs';

/** The files of the project that the form knows, by their paths. */
export type Files = Record<string, string>;

/** The texts of the tests in a language, in the order and form that the editor writes. */
function filesIn(language: string): Files {
  const {
    language: _,
    company,
    careers,
    ...others
  } = readContent('en', 'test/fixtures/content').content;
  const { jobs, ...texts } = careers;
  const { one, other } = texts.openings;
  const own = { ...texts, openings: { one, other } };
  const files =
    language === 'en'
      ? { ...others, company, careers: { ...own, jobs } }
      : { ...others, careers: own };
  const named = Object.entries(files).map(([name, content]) => [
    `src/content/${language}/${name}.yaml`,
    stringify(content, { lineWidth: 0, singleQuote: true })
      // Whole names of logos.
      .replace(/^( +img: [\w-]+)$/gm, '$1.svg'),
  ]);
  return Object.fromEntries(named);
}

/**
 * The texts of the tests, as if they were those of the project. Other languages have the same words
 * as English, and neither a company nor jobs.
 */
export function readProject(languages: readonly string[] = ['ar', 'hi']): Files {
  const files = Object.assign({}, ...['en', ...languages].map(filesIn));
  for (const name of readdirSync('test/fixtures/content/clients')) {
    const logo = readFileSync(`test/fixtures/content/clients/${name}`, 'utf8');
    files[`src/drawings/clients/${name}`] = logo;
  }
  return files;
}

/** The files that the form has written, and those that it has not changed. */
export const filesOf = (page: Page): Promise<Files> =>
  page.evaluate(async () => {
    const files: Record<string, string> = {};
    const read = async (folder: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, handle] of folder.entries()) {
        const inside = path ? `${path}/${name}` : name;
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, inside);
        else files[inside] = await (await handle.getFile()).text();
      }
    };
    const storage = await navigator.storage.getDirectory();
    await read(await storage.getDirectoryHandle('project'), '');
    return files;
  });

/** Writes a folder of files where the form finds it: in the private storage of the page. */
export const writeFiles = (page: Page, files: Files) =>
  page.evaluate(async (files) => {
    const storage = await navigator.storage.getDirectory();
    const project = await storage.getDirectoryHandle('project', { create: true });
    await project.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of Object.entries(files)) {
      const names = path.split('/');
      const last = names.pop() ?? '';
      let folder = project;
      for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(last, { create: true });
      const writable = await file.createWritable();
      await writable.write(text);
      await writable.close();
    }
  }, files);

/** Opens the form at an address, and chooses a folder with these files. */
export async function chooseFolder(page: Page, address: string, files: Files) {
  await page.addInitScript(() => {
    const choose = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('project');
    Object.assign(window, { showDirectoryPicker: choose });
  });
  await page.goto(address);
  await writeFiles(page, files);
  await page.getByRole('button', { name: 'Choose the Folder' }).click();
}

/** Opens the form at an address with a copy of the project, as after a choice of its folder. */
export async function openForm(page: Page, address: string, files: Files) {
  await chooseFolder(page, address, files);
  await page
    .getByRole('listbox', { name: 'File List' })
    .or(page.getByText('Texts').first())
    .first()
    .waitFor();
}

export type Form = Awaited<ReturnType<typeof startForm>>;

/** Makes the folder of a form, and serves it to pages of a browser. */
export async function startForm(folder: string) {
  await bundleForm(resolve(folder));
  const server = await serve();
  const browser = await launchChromium();

  /** A page, the hosts that it asks, and the errors and warnings of its console. */
  async function newPage() {
    // High enough for each form, because a click moves the page. Few pixels, because the browser
    // draws them without a GPU.
    const context = await browser.newContext({
      viewport: { width: 1400, height: 6000 },
      deviceScaleFactor: 0.25,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const hosts: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (!/^(blob|data):$/.test(protocol)) hosts.push(origin);
    });
    page.on('console', (message) => {
      if (/error|warning/.test(message.type())) complaints.push(message.text());
    });
    return { page, hosts, complaints };
  }

  return {
    address: `${server.origin}/${folder}/form.html`,
    newPage,
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
