// The form. Sveltia CMS reads and writes the files; this tells it what there is, and refuses what the build would refuse.
import CMS from '@sveltia/cms';
import { normalised, refusals } from '../refusals.js';
import { languageName, rootList } from '../words.js';

/** @type {{ config: any, isLocal: boolean }} */
const { config, isLocal } = await (await fetch('./config.json')).json();

document.documentElement.classList.toggle('local', isLocal);

/**
 * The files of all languages on the disk: their texts by their paths, which of them can't be written, and whether the disk
 * is full.
 *
 * @typedef {{ readonly texts: Record<string, string>, readonly readOnly: readonly string[], readonly isFull: boolean }} Disk
 */

/** @returns {Promise<Disk>} */
const readDisk = async () => (await fetch('./files.json', { cache: 'no-store' })).json();

/** What the form has read. */
let opened = isLocal ? (await readDisk()).texts : {};

const fileNames = config.collections[0].files.map(
  (/** @type {{ name: string }} */ { name }) => name,
);

/** The name of a file, such as `home`. @param {string} path */
const nameOf = (path) =>
  fileNames.find((/** @type {string} */ name) => path.endsWith(`/${name}.yaml`));

/** What the form has for each language. @param {any} entry @param {string} file */
function editionsOf({ data, i18n }, file) {
  const all = [
    ['en', data],
    ...Object.entries(i18n).map(([language, each]) => [language, each.data]),
  ];
  return all.map(([language, fields]) => ({
    language,
    fields: normalised(file, fields[rootList] ?? fields),
  }));
}

/** @param {FileSystemDirectoryHandle} folder @param {string} path @throws DOMException if there is no such file */
async function readFile(folder, path) {
  const names = path.split('/');
  const file = names.pop() ?? '';
  let inside = folder;
  for (const name of names) inside = await inside.getDirectoryHandle(name);
  return (await (await inside.getFileHandle(file)).getFile()).text();
}

/** Why files can't be written; empty if they can. @param {string} path - of the English one @param {string[]} languages */
async function hindrances(path, languages) {
  const { texts, readOnly, isFull } = await readDisk();
  const paths = languages.map((language) => path.replace('/en/', `/${language}/`));
  const changed = paths.filter((each) => texts[each] !== opened[each]);
  const locked = paths.filter((each) => readOnly.includes(each));
  return [
    changed.length > 0 &&
      `Somebody else has changed ${changed.join(' and ')} since you opened the form. Copy what you have written, reload this page, and write it again.`,
    locked.length > 0 &&
      `${locked.join(' and ')} can’t be changed. In the properties of the file, remove “Read-only”, then press “Save” again.`,
    isFull && 'The disk is full. Delete files that you don’t need, then press “Save” again.',
  ].filter((sentence) => sentence !== false);
}

/** The editor shows the sentences, and does not save. @param {string[]} sentences */
function refuse(sentences) {
  // This message is the editor's own. Any other one would be an error in the console, and its dialog would say nothing.
  throw new Error('saving_failed', { cause: new Error(sentences.join('\n')) });
}

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const all = /** @type {any} */ (entry.toJS());
    const file = nameOf(all.path);
    const editions = editionsOf(all, file);
    const wrong = editions.flatMap(({ language, fields }) =>
      refusals(file, language, fields).map((each) => `${languageName(language)}: ${each}`),
    );
    if (wrong.length > 0) refuse(wrong);
    if (isLocal) {
      const hindering = await hindrances(
        all.path,
        editions.map(({ language }) => language),
      );
      if (hindering.length > 0) refuse(hindering);
    }
    const isList = rootList in all.data;
    const dataOf = (/** @type {unknown} */ fields) => (isList ? { [rootList]: fields } : fields);
    const [english, ...others] = editions;
    const translations = others.map(({ language, fields }) => [
      language,
      { ...all.i18n[language], data: dataOf(fields) },
    ]);
    return entry.set('data', dataOf(english?.fields)).set('i18n', Object.fromEntries(translations));
  },
});

CMS.registerEventListener({
  name: 'postSave',
  handler: async () => {
    if (isLocal) opened = (await readDisk()).texts;
  },
});

// Another folder, also another copy of the project, is refused before its files are shown.
if (isLocal) {
  const browser = /** @type {{ showDirectoryPicker: () => Promise<FileSystemDirectoryHandle> }} */ (
    /** @type {unknown} */ (window)
  );
  const choose = browser.showDirectoryPicker.bind(window);
  browser.showDirectoryPicker = async () => {
    const folder = await choose();
    const { texts } = await readDisk();
    for (const [path, text] of Object.entries(texts)) {
      if ((await readFile(folder, path)) !== text) throw new DOMException(path, 'NotFoundError');
    }
    return folder;
  };
}

// While its own fonts load, the editor asks another host for them.
await Promise.all([...document.fonts].map((font) => font.load()));
await CMS.init({ config });
