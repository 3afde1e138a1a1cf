// The form. Sveltia CMS reads and writes the files; this tells it what there is, and refuses what
// the build would refuse. Before the editor, which reads it at once.
import './settings.js';
import CMS from '@sveltia/cms';
import { makeCodes, normalised, validationErrors, warningsFor } from '../validation.js';
import { languageName, rootList } from '../words.js';

const config = await (await fetch('./config.json')).json();

/**
 * The files of all languages on the disk: their texts by their paths, which of them can't be read
 * or written, and whether the disk is full.
 *
 * @typedef {{ readonly texts: Record<string, string>, readonly unreadable: readonly string[], readonly readOnly: readonly string[], readonly isFull: boolean }} Disk
 */

/** @returns {Promise<Disk>} */
const readDisk = async () => (await fetch('./files.json', { cache: 'no-store' })).json();

/** What the form has read. */
let opened = (await readDisk()).texts;

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
    ...Object.entries(i18n ?? {}).map(([language, each]) => [language, each.data]),
  ];
  return all.map(([language, fields]) => ({
    language,
    name: languageName(language),
    fields: normalised(file, fields[rootList] ?? fields),
  }));
}

/**
 * @param {FileSystemDirectoryHandle} folder
 * @param {string} path @throws DOMException if there is no such file
 */
async function readFile(folder, path) {
  const names = path.split('/');
  const file = names.pop() ?? '';
  let inside = folder;
  for (const name of names) inside = await inside.getDirectoryHandle(name);
  return (await (await inside.getFileHandle(file)).getFile()).text();
}

/** Why files can't be written; empty if they can. @param {string[]} paths */
async function savingErrors(paths) {
  const { texts, unreadable, readOnly, isFull } = await readDisk();
  const broken = paths.filter((each) => unreadable.includes(each));
  const changed = paths.filter((each) => texts[each] !== opened[each]);
  const locked = paths.filter((each) => readOnly.includes(each));
  return [
    broken.length > 0 &&
      `${broken.join(' and ')} can’t be read, so the form has not its texts. Correct the line that is named beside the form, then reload this page.`,
    changed.length > 0 &&
      `Somebody else has changed ${changed.join(' and ')} since you opened the form. Copy what you have written, reload this page, and write it again.`,
    locked.length > 0 &&
      `${locked.join(' and ')} can’t be changed. In the properties of the file, remove “Read-only”, then press “Save” again.`,
    isFull && 'The disk is full. Delete files that you don’t need, then press “Save” again.',
  ].filter((sentence) => sentence !== false);
}

/** Says why nothing is saved. */
class Refusal extends Error {}

/** What is wrong with an entry of the editor, and what is saved. @param {any} entry */
async function check(entry) {
  const all = entry.toJS();
  const file = nameOf(all.path);
  const editions = editionsOf(all, file);
  makeCodes(
    file,
    editions.map(({ fields }) => fields),
  );
  saving = editions.map(({ language }) => all.path.replace('/en/', `/${language}/`));
  const errors = await savingErrors(saving);
  if (errors.length > 0) throw new Refusal(errors.join('\n'));
  const [english, ...others] = editions;
  /**
   * The languages of each sentence: what is the same in all of them is said once.
   * @type {Map<string, string[]>}
   */
  const wrong = new Map();
  for (const { language, name, fields } of editions) {
    for (const sentence of validationErrors(file, language, fields, english?.fields)) {
      wrong.set(sentence, [...(wrong.get(sentence) ?? []), name]);
    }
  }
  const sentences = [...wrong].map(([sentence, names]) =>
    names.length === editions.length ? sentence : `${names.join(', ')}: ${sentence}`,
  );
  if (sentences.length > 0) throw new Refusal(sentences.join('\n'));
  warnings = warningsFor(file, editions);
  const isList = rootList in all.data;
  const dataOf = (/** @type {unknown} */ fields) => (isList ? { [rootList]: fields } : fields);
  const translations = others.map(({ language, fields }) => [
    language,
    { ...all.i18n[language], data: dataOf(fields) },
  ]);
  return entry.set('data', dataOf(english?.fields)).set('i18n', Object.fromEntries(translations));
}

/** The paths of the files that are being saved. @type {string[]} */
let saving = [];
/** What somebody should look at in what is being saved. @type {string[]} */
let warnings = [];

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    try {
      return await check(entry);
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      const unexpected = `The form has a mistake of its own, and nothing is saved. Please show this to a developer: ${message}`;
      const cause = error instanceof Refusal ? error : new Error(unexpected);
      // This message is the editor's own. Any other one would be an error in the console, and its
      // dialog would say nothing.
      throw new Error('saving_failed', { cause });
    }
  },
});

CMS.registerEventListener({
  name: 'postSave',
  handler: async () => {
    showAdvice();
    opened = (await readDisk()).texts;
  },
});

/** The editor's error, with what is written and what is not. @param {Error} error */
async function afterFailedSave(error) {
  const { texts } = await readDisk();
  const written = saving.filter((path) => texts[path] !== opened[path]);
  if (written.length === 0) return new Error(`${error.message} Nothing is written.`);
  const others = saving.filter((path) => !written.includes(path));
  opened = texts;
  const sentence = `${written.join(' and ')} is written, and ${others.join(' and ')} may not be.`;
  return new Error(`${error.message} ${sentence} Press “Save” again.`);
}

// bundle.mjs lets the editor call it.
Object.assign(window, { afterFailedSave });

/** Says below the form what somebody should look at. */
function showAdvice() {
  const panel = document.querySelector('#advice') ?? makePanel();
  const list = document.createElement('ul');
  for (const sentence of warnings) list.append(textIn('li', sentence));
  panel.querySelector('ul')?.replaceWith(list);
  panel.toggleAttribute('hidden', warnings.length === 0);
}

function makePanel() {
  const panel = document.createElement('section');
  panel.id = 'advice';
  panel.setAttribute('role', 'status');
  const close = textIn('button', 'Close');
  close.addEventListener('click', () => panel.toggleAttribute('hidden', true));
  panel.append(textIn('h2', 'Saved. Please look at:'), document.createElement('ul'), close);
  document.body.append(panel);
  return panel;
}

/** @param {string} name - of the element @param {string} text */
function textIn(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

// Another folder, also another copy of the project, is refused before its files are shown.
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

// While its own fonts load, the editor asks another host for them.
await Promise.all([...document.fonts].map((font) => font.load()));
await CMS.init({ config });
