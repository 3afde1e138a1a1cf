import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { runnerImport } from 'vite';
import { longTexts, notesOn, textsIn, visible } from './contentNotes.mjs';
import { inOrderOf, otherFigures, untranslated, withFallback } from './fallbackLanguage.mjs';
import { advice, isOtherPicture } from './logoAdvice.mjs';
import { colon, readYaml } from './readYaml.mjs';
import { expectedAt } from './schemaAt.mjs';

/** @typedef {import('../src/content/schema').Content} Content */
/**
 * Adds a message about the field that `keys` lead to.
 *
 * @typedef {(keys: readonly unknown[], message: string) => void} AddMessage
 */
/**
 * Adds a mistake of a file, or a note: something that somebody should look at.
 * @typedef {{ fault: AddMessage, note: AddMessage }} Report
 */
/**
 * Lines for mistakes, and for what somebody should look at.
 * @typedef {{ faults: string[], notes: string[] }} Findings
 */
/**
 * A file, as it is written and as it is checked; `isRight` if it has no mistake.
 * @typedef {{ readonly values: any, readonly output: any, readonly isRight: boolean, readonly report: Report }} Read
 */

/** @type {{ module: typeof import('../src/content/schema') }} */
const { module } = await runnerImport(resolve('src/content/schema.ts'));
/** @type {{ module: typeof import('../src/content/pluralForms') }} */
const { module: pluralForms } = await runnerImport(resolve('src/content/pluralForms.ts'));
/** The schema of each file. @type {Record<string, v.GenericSchema>} */
export const files = module.files;

const shippedFolder = 'src/content';
/** A folder with other English texts than those that are shipped: CONTENT=test/fixtures/content. */
const otherFolder = () => process.env.CONTENT ?? shippedFolder;

/**
 * The languages of the site, as languages.yaml names them, English first.
 *
 * @throws Error if they can't be read, or if one of them has no folder
 */
export function languages() {
  const other = `${otherFolder()}/languages.yaml`;
  const file = existsSync(other) ? other : `${shippedFolder}/languages.yaml`;
  const expected = 'expected a line such as “- en” for each language, English first, each once';
  const { mistake, yaml } = readYaml(readFileSync(file, 'utf8'));
  if (mistake) throw listError(`${file}:${mistake.line}: ${expected}.`);
  const names = yaml.document.toJS();
  if (!Array.isArray(names) || names[0] !== 'en' || new Set(names).size < names.length) {
    const got = names ? JSON.stringify(names) : 'no line';
    throw listError(`${file}: ${expected}, got ${got}.`);
  }
  for (const name of names) {
    if (existsSync(`${folderOf(name)}/${name}`)) continue;
    throw listError(`${file} names ${name}, and there is no folder ${folderOf(name)}/${name}.`);
  }
  return /** @type {string[]} */ (names);
}

/** @param {string} message */
const listError = (message) => Object.assign(new Error(message), { stack: '' });

/** The folder with the folder of a language. @param {string} language */
export const folderOf = (language) =>
  existsSync(`${otherFolder()}/${language}`) ? otherFolder() : shippedFolder;

/** The logo of a client. @param {string} name - of the file, also without .svg */
export function logoFile(name) {
  const logo = `${name.replace(/\.svg$/i, '')}.svg`;
  const other = `${otherFolder()}/clients/${logo}`;
  return existsSync(other) ? other : `src/drawings/clients/${logo}`;
}

/**
 * Reads and checks the texts and records of a language. What it does not have comes from English.
 *
 * @param {string} language - the name of its folder
 * @param {string} [folder] - with a folder for each language
 * @returns {{ content: Content } & Findings} without mistakes, the content is complete
 */
export function readContent(language, folder = folderOf(language)) {
  /** @type {Record<string, any>} */
  const content = {};
  /** @type {Record<string, Report>} */
  const report = {};
  /** @type {Findings} */
  const found = { faults: [], notes: [] };
  try {
    content.language = describe(language);
  } catch {
    found.faults.push(
      `${folder}/${language}: the name of the folder is not the code of a language.`,
    );
  }
  for (const name of Object.keys(files)) {
    const read = readIn(language, name, folder, found);
    if (!read) continue;
    content[name] = read.output;
    report[name] = read.report;
  }
  findOtherFiles(`${folder}/${language}`, found.notes);
  checkPluralForms(/** @type {Content} */ (content), report);
  const inOrder = new Intl.Collator('en', { numeric: true }).compare;
  return {
    content: /** @type {Content} */ (content),
    faults: found.faults.sort(inOrder),
    notes: found.notes.sort(inOrder),
  };
}

/**
 * Reads a file of a language. What it does not have comes from English. If the English file has
 * mistakes, only these are reported.
 *
 * @param {string} language
 * @param {string} name - of the file
 * @param {string} folder
 * @param {Findings} found
 */
function readIn(language, name, folder, found) {
  const schema = /** @type {v.GenericSchema} */ (files[name]);
  const file = `${folder}/${language}/${name}.yaml`;
  if (language === 'en') return readFile(file, schema, found);
  const { faults } = found;
  const english = readFile(`${folder}/en/${name}.yaml`, schema, { faults, notes: [] });
  if (!english?.isRight) return undefined;
  // Numbers and addresses are the same in every language.
  if (name === 'company' && !existsSync(file)) return english;
  return readFile(file, schema, found, english.values);
}

/** Scripts by their codes in ISO 15924. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'];
const likeLatin = ['Latn', 'Cyrl', 'Grek'];
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** @param {string} lang @returns {import('../src/content/language').Language} */
function describe(lang) {
  if (!languageNames.of(lang)) throw new RangeError(lang);
  const { script = '' } = new Intl.Locale(lang).maximize();
  /** @type {import('../src/content/language').Language} */
  let language = { lang, comma: script === 'Arab' ? '،' : ',' };
  if (rightToLeft.includes(script)) language = { ...language, dir: 'rtl' };
  if (!likeLatin.includes(script)) language = { ...language, script };
  return language;
}

const continued =
  'this text goes on in the next line. If that is a new entry, write a hyphen before it';

/**
 * Reads and checks a file.
 *
 * @param {string} file
 * @param {v.GenericSchema} schema
 * @param {Findings} found
 * @param {any} [english] - for what the file does not have
 * @returns {Read | undefined} undefined if the file can't be read
 */
function readFile(file, schema, found, english) {
  const isThere = existsSync(file);
  if (!isThere && !english) {
    found.faults.push(`${file} is missing. Take it from an older version.`);
    return undefined;
  }
  const { mistake, yaml } = readYaml(isThere ? readFileSync(file, 'utf8') : '');
  if (mistake) {
    found.faults.push(`${file}:${mistake.line}: ${mistake.message}.`);
    return undefined;
  }

  /** @type {(list: string[]) => AddMessage} */
  const reportTo = (list) => (keys, message) => {
    const name = nameOf(keys);
    const words = name ? `${name}: ${message}` : message;
    list.push(`${file}:${yaml.lineOf(keys)}: ${words}.`);
  };
  const report = { fault: reportTo(found.faults), note: reportTo(found.notes) };
  const fields = /** @type {import('./schemaAt.mjs').Schema} */ (schema);
  const values = yaml.document.toJS();
  const others = english && inOrderOf(fields, values, english);
  const { output, issues = [] } = v.safeParse(schema, withFallback(fields, values, others));
  for (const issue of issues) reportIssue(fields, issue, report.fault);
  for (const { keys, text } of textsIn(values)) {
    for (const message of notesOn(text)) report.note(keys, message);
    if (typeof keys.at(-1) === 'number' && yaml.goesOn(keys)) report.note(keys, continued);
  }
  for (const { keys, length, longest } of longTexts(fields, values)) {
    const words = `this text has ${length} letters. More than ${longest} look strange here`;
    report.note(keys, words);
  }
  for (const { keys, own, english } of otherFigures(fields, values, others)) {
    report.note(keys, `“${own}” has another number than in English, “${english}”`);
  }
  const inEnglish = isThere ? untranslated(fields, values, output) : [[]];
  for (const keys of inEnglish) report.note(keys, 'shown in English until somebody translates it');
  const home = /** @type {Partial<Content['home']> | undefined} */ (output);
  const hasLogos = schema !== files.home || checkLogos(entriesOf(home?.clients), report);
  return { values, output, isRight: issues.length === 0 && hasLogos, report };
}

/** `clients[2].img`. @param {readonly unknown[]} keys */
const nameOf = (keys) =>
  keys
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

/**
 * What valibot received, in plain words. Of an empty text, it gives the length, 0.
 *
 * @type {Record<string, string>}
 */
const plainWords = { null: 'nothing', 0: 'nothing', Array: 'a list', Object: 'fields' };

/**
 * @param {import('./schemaAt.mjs').Schema} schema
 * @param {v.BaseIssue<unknown>} issue
 * @param {AddMessage} report
 */
function reportIssue(schema, { type, path, expected, received, message }, report) {
  const keys = path?.map(({ key }) => key) ?? [];
  const got = plainWords[received] ?? visible(received);
  const isField = type === 'strict_object';
  if (isField && expected === 'never') report(keys, 'no field here has this name');
  else if (isField && expected === 'Object') report(keys, `expected fields with names, got ${got}`);
  else if (isField) report(keys, `this field is missing. Write ${expectedAt(schema, keys)}`);
  else if (got === 'fields' && message === 'a text') report(keys, colon);
  else report(keys, `expected ${message}, got ${got}`);
}

/** Adds a note for each file that the build does not read. @param {string} folder - of a language @param {string[]} notes */
function findOtherFiles(folder, notes) {
  if (!existsSync(folder)) return;
  const known = Object.keys(files).map((name) => `${name}.yaml`);
  for (const name of readdirSync(folder)) {
    // Files of the system, such as .DS_Store.
    if (known.includes(name) || name.startsWith('.')) continue;
    notes.push(
      `${folder}/${name} is ignored: no file of the site has this name. Move its texts, or delete it.`,
    );
  }
}

/**
 * Finds the plural forms that a language needs and has not. Parts of the content may be missing.
 *
 * @param {Partial<Content>} content
 * @param {Record<string, Report>} report
 */
function checkPluralForms({ language, careers }, report) {
  if (!language || !careers?.openings) return;
  for (const { form, number } of pluralForms.missingForms(language.lang, careers.openings)) {
    // The schema reports a missing `other`.
    if (form === 'other') continue;
    const way = `Write it with a number that ${language.lang} counts so, such as ${number}`;
    const addMessage = language.lang === 'en' ? report.careers?.fault : report.careers?.note;
    addMessage?.(['openings', form], `this field is missing. ${way}`);
  }
}

/**
 * The records of a list that may have mistakes.
 *
 * @template Entry
 * @param {readonly Entry[] | undefined} list
 */
const entriesOf = (list) =>
  /** @type {Partial<Entry>[]} */ (Array.isArray(list) ? list.map(Object) : []);

/**
 * Whether each client has a logo.
 *
 * @param {readonly Partial<Content['home']['clients'][number]>[]} clients
 * @param {Report} report
 */
function checkLogos(clients, { fault, note }) {
  /** The first client with each logo. @type {Map<string, string>} */
  const owners = new Map();
  let isRight = true;
  for (const [index, { displayName = '', img }] of clients.entries()) {
    if (typeof img !== 'string') continue;
    const file = logoFile(img);
    const owner = owners.get(file);
    if (owner) note(['clients', index, 'img'], `${owner} has the same logo, ${file}`);
    owners.set(file, owner ?? displayName);
    if (existsSync(file)) continue;
    fault(['clients', index, 'img'], missingLogo(img, file));
    isRight = false;
  }
  return isRight;
}

/** @param {string} img @param {string} file */
function missingLogo(img, file) {
  const [, name = ''] = /([^/]+)\.svg$/.exec(file) ?? [];
  const folder = dirname(file);
  const others = existsSync(folder) ? readdirSync(folder).filter(isOtherPicture) : [];
  const picture = [img, ...others].find((file) => isOtherPicture(file) && file.startsWith(name));
  if (picture) return `a logo is an SVG file, and ${picture} is none. ${advice.picture}`;
  return `there is no file ${file}. Put the logo of the client there, or correct the name`;
}
