import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** The files of the project that the form knows, by their paths. */
export type Files = Record<string, string>;

const folders = ['en', 'ar', 'hi'].map((language) => `src/content/${language}`);

export function readProject(): Files {
  const files: Files = {};
  for (const folder of [...folders, 'src/drawings/clients']) {
    for (const name of readdirSync(folder)) {
      files[`${folder}/${name}`] = readFileSync(`${folder}/${name}`, 'utf8');
    }
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
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
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
