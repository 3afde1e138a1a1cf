import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { runnerImport } from 'vite';
import { notesOn, visible } from './contentNotes.mjs';
import { advice, isOtherPicture } from './logoAdvice.mjs';
import { colon, readYaml } from './readYaml.mjs';

/** @typedef {import('../src/content/schema').Content} Content */
/**
 * Says something of the field that `keys` lead to.
 *
 * @typedef {(keys: readonly unknown[], message: string) => void} Tell
 */
/**
 * How a file tells of mistakes, and of what may be one.
 *
 * @typedef {{ fault: Tell, note: Tell }} Report
 */
/**
 * Lines for mistakes, and for what may be one.
 *
 * @typedef {{ faults: string[], notes: string[] }} Findings
 */

/** @type {{ module: typeof import('../src/content/schema') }} */
const { module } = await runnerImport(resolve('src/content/schema.ts'));
/** @type {{ module: typeof import('../src/content/pluralForms') }} */
const { module: pluralForms } = await runnerImport(resolve('src/content/pluralForms.ts'));
/** The schema of each file. @type {Record<string, v.GenericSchema>} */
export const files = module.files;

const shippedFolder = 'src/content';
/** A folder with English texts in the place of those that are shipped: CONTENT=test/content. */
const otherFolder = () => process.env.CONTENT ?? shippedFolder;

/** The languages that have a folder, English first. */
export function languages() {
  const names = readdirSync(shippedFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'schema')
    .map(({ name }) => name);
  return ['en', ...names.filter((name) => name !== 'en')];
}

/** The folder with the folder of a language. @param {string} language */
export const folderOf = (language) =>
  existsSync(`${otherFolder()}/${language}`) ? otherFolder() : shippedFolder;

/** The logo of a client. @param {string} name - of the file, also without .svg */
export function logoFile(name) {
  const file = `clients/${name.replace(/\.svg$/i, '')}.svg`;
  const other = `${otherFolder()}/${file}`;
  return existsSync(other) ? other : `src/drawings/${file}`;
}

/**
 * Reads and checks the texts and records of a language.
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
  /** @type {string[]} */
  const faults = [];
  /** @type {string[]} */
  const notes = [];
  try {
    content.language = describe(language);
  } catch {
    faults.push(`${folder}/${language}: the name of the folder is not the code of a language.`);
  }
  for (const [name, schema] of Object.entries(files)) {
    const own = `${folder}/${language}/${name}.yaml`;
    const english = `${folder}/en/${name}.yaml`;
    // Numbers and addresses are the same in every language.
    const file = name === 'company' && !existsSync(own) ? english : own;
    if (existsSync(file)) {
      const read = readFile(file, schema, { faults, notes });
      if (!read) continue;
      content[name] = read.output;
      report[name] = read.report;
    } else {
      const advice =
        file === english ? 'Take it from an older version' : `Copy ${english}, and translate it`;
      faults.push(`${file} is missing. ${advice}.`);
    }
  }
  findOtherFiles(`${folder}/${language}`, notes);
  compareFiles(/** @type {Content} */ (content), report);
  const inOrder = new Intl.Collator('en', { numeric: true }).compare;
  return {
    content: /** @type {Content} */ (content),
    faults: faults.sort(inOrder),
    notes: notes.sort(inOrder),
  };
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
 * @returns {{ output: unknown, report: Report } | undefined} undefined if the file can't be read
 */
function readFile(file, schema, { faults, notes }) {
  const { mistake, yaml } = readYaml(readFileSync(file, 'utf8'));
  if (mistake) {
    faults.push(`${file}:${mistake.line}: ${mistake.message}.`);
    return undefined;
  }

  /** @type {(list: string[]) => Tell} */
  const reportTo = (list) => (keys, message) => {
    const name = nameOf(keys);
    const words = name ? `${name}: ${message}` : message;
    list.push(`${file}:${yaml.lineOf(keys)}: ${words}.`);
  };
  const report = { fault: reportTo(faults), note: reportTo(notes) };
  const values = yaml.document.toJS();
  const { output, issues = [] } = v.safeParse(schema, values);
  for (const issue of issues) reportIssue(issue, report.fault);
  for (const { keys, text } of textsIn(values)) {
    for (const message of notesOn(text)) report.note(keys, message);
    if (typeof keys.at(-1) === 'number' && yaml.goesOn(keys)) report.note(keys, continued);
  }
  return { output, report };
}

/**
 * The texts of a value, with the keys that lead to them.
 *
 * @type {(value: unknown, keys?: readonly unknown[]) => { keys: readonly unknown[], text: string }[]}
 */
function textsIn(value, keys = []) {
  if (typeof value === 'string') return [{ keys, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => textsIn(entry, [...keys, index]));
  }
  const fields = Object.entries(Object(value));
  return fields.flatMap(([name, field]) => textsIn(field, [...keys, name]));
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

/** @param {v.BaseIssue<unknown>} issue @param {Tell} report */
function reportIssue({ type, path, expected, received, message }, report) {
  const keys = path?.map(({ key }) => key) ?? [];
  const got = plainWords[received] ?? visible(received);
  const isField = type === 'strict_object';
  if (isField && expected === 'never') report(keys, 'no field here has this name');
  else if (isField && expected === 'Object') report(keys, `expected fields with names, got ${got}`);
  else if (isField) report(keys, 'this field is missing');
  else if (got === 'fields' && message === 'a text') report(keys, colon);
  else report(keys, `expected ${message}, got ${got}`);
}

/** Names files that nobody reads. @param {string} folder - of a language @param {string[]} notes */
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
 * Finds what is wrong between files. Parts of the content may be missing.
 *
 * @param {Partial<Content>} content
 * @param {Record<string, Report>} report
 */
function compareFiles({ language, home, careers }, report) {
  if (report.home) compareLogos(entriesOf(home?.clients), report.home);
  if (!language || !careers?.openings) return;
  for (const { form, number } of pluralForms.missingForms(language.lang, careers.openings)) {
    // The schema tells of `other`.
    if (form === 'other') continue;
    const way = `Write it with a number that ${language.lang} counts so, such as ${number}`;
    report.careers?.fault(['openings', form], `this field is missing. ${way}`);
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
 * @param {readonly Partial<Content['home']['clients'][number]>[]} clients
 * @param {Report} report
 */
function compareLogos(clients, { fault, note }) {
  /** The first client with each logo. @type {Map<string, string>} */
  const owners = new Map();
  for (const [index, { displayName = '', img }] of clients.entries()) {
    if (typeof img !== 'string') continue;
    const file = logoFile(img);
    const owner = owners.get(file);
    if (owner) note(['clients', index, 'img'], `${owner} has the same logo, ${file}`);
    owners.set(file, owner ?? displayName);
    if (!existsSync(file)) fault(['clients', index, 'img'], missingLogo(img, file));
  }
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
