// The form. Sveltia CMS reads and writes the files; this tells it what there is, and refuses what the build would refuse.
import CMS from '@sveltia/cms';
import { normalised, refusals } from '../refusals.js';
import { languageName, rootList } from '../words.js';
import { say } from './say.js';

/** @type {{ config: any, isLocal: boolean }} */
const { config, isLocal } = await (await fetch('./config.json')).json();

document.documentElement.classList.toggle('local', isLocal);

/** @typedef {Record<string, string>} Texts the texts of files, by their paths */

/** @returns {Promise<Texts>} the files of all languages, as they are on the disk */
const readDisk = async () => (await fetch('./files.json', { cache: 'no-store' })).json();

/** What the form has read. @type {Texts} */
let opened = isLocal ? await readDisk() : {};

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

/** @param {string} path - of the English file @param {string[]} languages */
async function changedOnDisk(path, languages) {
  const disk = await readDisk();
  const paths = languages.map((language) => path.replace('/en/', `/${language}/`));
  return paths.filter((each) => disk[each] !== opened[each]);
}

/** The editor shows an error of its own, which says nothing. @param {string} heading @param {string[]} sentences */
function refuse(heading, sentences) {
  say(heading, sentences);
  throw new Error(sentences.join('\n'));
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
    if (wrong.length > 0) refuse('Not saved yet', wrong);
    if (isLocal) {
      if (all.newRecord) {
        refuse('Not saved', [
          `The folder that you have chosen has no ${all.path}. Sign out (the picture at the top right), and choose the folder of the project.`,
        ]);
      }
      const changed = await changedOnDisk(
        all.path,
        editions.map(({ language }) => language),
      );
      if (changed.length > 0) {
        refuse('Not saved', [
          `Somebody else has changed ${changed.join(' and ')} since you opened the form. Copy what you have written, reload this page, and write it again.`,
        ]);
      }
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
    if (isLocal) opened = await readDisk();
  },
});

// While its own fonts load, the editor asks another host for them.
await Promise.all([...document.fonts].map((font) => font.load()));
await CMS.init({ config });
