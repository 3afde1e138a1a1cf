// The form. Sveltia CMS reads and writes the files; this tells it what there is, and refuses what
// the build would refuse. Before the editor, which reads it at once.
import './settings.js';
import CMS from '@sveltia/cms';
import {
  makeCodes,
  normalised,
  otherPicture,
  validationErrors,
  warningsFor,
} from '../validation.js';
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

/** @type {readonly { readonly name: string, readonly label: string }[]} */
const { files } = config.collections[0];

/** @param {string} path */
const fileAt = (path) =>
  files.find(({ name }) => path.endsWith(`/${name}.yaml`)) ?? { name: '', label: path };

/** What a reader calls files: Home in Arabic. @param {readonly string[]} paths */
const titlesOf = (paths) =>
  paths
    .map((path) => `${fileAt(path).label} in ${languageName(path.split('/').at(-2) ?? 'en')}`)
    .join(' and ');

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
      `${titlesOf(broken)} can’t be read, so the form does not have these texts. Correct the line that is named beside the form, then reload this page.`,
    changed.length > 0 &&
      `Somebody else has changed ${titlesOf(changed)} since you opened the form. Copy what you have written, reload this page, and write it again.`,
    locked.length > 0 &&
      `${titlesOf(locked)} can’t be changed. In the properties of ${locked.join(' and ')}, remove “Read-only”, then press “Save” again.`,
    isFull && 'The disk is full. Delete files that you don’t need, then press “Save” again.',
  ].filter((sentence) => sentence !== false);
}

/** Says why nothing is saved. */
class Refusal extends Error {}

/** What is wrong with an entry of the editor, and what is saved. @param {any} entry */
async function check(entry) {
  const all = entry.toJS();
  const file = fileAt(all.path).name;
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

/**
 * Refuses a picture that can't be a logo when it is chosen or dropped: the editor would take it.
 *
 * @param {Event} event
 * @param {FileList | null | undefined} files
 */
function refusePicture(event, files) {
  const [sentence] = [...(files ?? [])].flatMap(({ name }) => otherPicture(name) || []);
  if (!sentence) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  alert(sentence);
}

// Before the listeners of the editor.
addEventListener('drop', (event) => refusePicture(event, event.dataTransfer?.files), true);
addEventListener(
  'change',
  (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    refusePicture(event, target.files);
  },
  true,
);

/** The editor's error, with what is written and what is not. @param {Error} error */
async function afterFailedSave(error) {
  const { texts } = await readDisk();
  const written = saving.filter((path) => texts[path] !== opened[path]);
  if (written.length === 0) return new Error(`${error.message} Nothing is written.`);
  const others = saving.filter((path) => !written.includes(path));
  opened = texts;
  const sentence = `${titlesOf(written)} is written, and ${titlesOf(others)} may not be.`;
  return new Error(`${error.message} ${sentence} Press “Save” again.`);
}

// bundle.mjs lets the editor call it.
Object.assign(window, { afterFailedSave });

const publish =
  'Saved on this computer. Now publish it: run “npm run build” and put its files on your server, as docs/content.md says under “Publish”, or ask the person who does that.';

/** Says below the form how to publish what is saved, and what somebody should look at. */
function showAdvice() {
  const panel = document.querySelector('#advice') ?? makePanel();
  const close = textIn('button', 'Close');
  close.addEventListener('click', () => panel.replaceChildren());
  const list = document.createElement('ul');
  list.append(...warnings.map((sentence) => textIn('li', sentence)));
  const look = warnings.length > 0 ? [textIn('h2', 'Please look at:'), list] : [];
  panel.replaceChildren(textIn('p', publish), ...look, close);
}

function makePanel() {
  const panel = document.createElement('section');
  panel.id = 'advice';
  panel.setAttribute('role', 'status');
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
