import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { runnerImport } from 'vite';
import { LineCounter, parseDocument, visit } from 'yaml';

/** @typedef {import('../src/content/schema').Content} Content */
/** Reports a mistake in the field that `keys` lead to. @typedef {(keys: readonly unknown[], message: string) => void} Report */

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
export const languages = () =>
  readdirSync(shippedFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'schema')
    .map(({ name }) => name)
    .sort((a, b) => Number(b === 'en') - Number(a === 'en'));

/** The folder with the folder of a language. @param {string} language */
export const folderOf = (language) =>
  existsSync(`${otherFolder()}/${language}`) ? otherFolder() : shippedFolder;

/** The logo of a client. @param {string} name */
export function logoFile(name) {
  const other = `${otherFolder()}/clients/${name}.svg`;
  return existsSync(other) ? other : `src/drawings/clients/${name}.svg`;
}

const block = 'Write >- instead, and the text on the next line, two spaces further right';
const indentation =
  'it begins too far left or right, or a hyphen before it is missing. Begin it exactly below the entry before';
const start = `the text begins with a sign with a special meaning. ${block}`;
/** What people who write texts do about an error of the parser. @type {Record<string, string>} */
const advice = {
  TAB_AS_INDENT: 'there is a tab before the text. Write spaces instead',
  BAD_INDENT: indentation,
  BAD_SCALAR_START: start,
  TAG_RESOLVE_FAILED: start,
  UNEXPECTED_TOKEN: start,
  BLOCK_AS_IMPLICIT_KEY: `the text has a colon with a space after it. ${block}`,
  MULTILINE_IMPLICIT_KEY: 'after the name of a field, a colon or the space after it is missing',
  DUPLICATE_KEY: 'the field is there twice. If a new entry begins here, write a hyphen before it',
  MISSING_CHAR: 'a colon or a quotation mark is missing, or the line begins too far left or right',
};

/**
 * Reads and checks the texts and records of a language.
 *
 * @param {string} language - the name of its folder
 * @param {string} [folder] - with a folder for each language
 * @returns {{ content: Content, faults: string[] }} one line for each mistake. Without mistakes, the content is complete
 */
export function readContent(language, folder = folderOf(language)) {
  /** @type {Record<string, any>} */
  const content = {};
  /** @type {Record<string, Report>} */
  const report = {};
  /** @type {string[]} */
  const faults = [];
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
    if (existsSync(file)) [content[name], report[name]] = readFile(file, schema, faults);
    else if (file === english) faults.push(`${file} is missing. Take it from an older version.`);
    else faults.push(`${file} is missing. Copy ${english}, and translate it.`);
  }
  if (faults.length === 0) compareFiles(/** @type {Content} */ (content), report);
  return { content: /** @type {Content} */ (content), faults };
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** @param {string} lang @returns {import('../src/content/language').Language} */
function describe(lang) {
  if (!languageNames.of(lang)) throw new RangeError(lang);
  const { script = '' } = new Intl.Locale(lang).maximize();
  return {
    lang,
    ...(/^(Adlm|Arab|Hebr|Nkoo|Syrc|Thaa)$/.test(script) && { dir: 'rtl' }),
    ...(!/^(Latn|Cyrl|Grek)$/.test(script) && { script }),
    comma: script === 'Arab' ? '،' : ',',
  };
}

/** @type {(file: string, schema: v.GenericSchema, faults: string[]) => [output: unknown, report: Report]} */
function readFile(file, schema, faults) {
  const lineCounter = new LineCounter();
  const text = readFileSync(file, 'utf8');
  const document = parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    // Numbers stay as they are written.
    customTags: (tags) =>
      tags.filter((tag) => typeof tag === 'string' || !/int|float/.test(tag.tag)),
  });
  /** @type {(offset: number, message: string) => void} */
  const add = (offset, message) => {
    faults.push(`${file}:${lineCounter.linePos(offset).line}: ${message}.`);
  };
  /** @type {Report} */
  const report = (keys, message) => {
    let written = [...keys];
    while (written.length > 0 && !document.hasIn(written)) written = written.slice(0, -1);
    const node = /** @type {import('yaml').Node | undefined} */ (document.getIn(written, true));
    const name = nameOf(keys);
    add(node?.range?.[0] ?? 0, name ? `${name}: ${message}` : message);
  };

  const before = faults.length;
  findUnreadable(text, document, add);
  if (faults.length > before) return [undefined, report];
  const { output, issues = [] } = v.safeParse(schema, document.toJS());
  for (const issue of issues) reportIssue(issue, report);
  return [output, report];
}

/** `clients[2].img`. @param {readonly unknown[]} keys */
const nameOf = (keys) =>
  keys
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

/** A text that begins with a bracket, or with a quotation mark and no second one. */
const specialStart = /^ *(- +)?(\w+: +)?([[{]|(["'])(?!.*\4\s*$))/m;

/** Finds what YAML does not read as it is meant. @type {(text: string, document: import('yaml').Document.Parsed, add: (offset: number, message: string) => void) => void} */
function findUnreadable(text, document, add) {
  const strangeLetter = text.search(/\ufffd|(?!\s)\p{Cc}/u);
  if (strangeLetter >= 0) {
    add(strangeLetter, 'a letter can’t be read. Save the file as UTF-8');
    return;
  }
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    // The parser sees this error later than the reader.
    const special = specialStart.exec(text);
    if (special) add(special.index, start);
    else addError(text, error, add);
    return;
  }
  visit(document, {
    Alias(_, { range }) {
      add(range?.[0] ?? 0, `the text begins with *. ${block}`);
    },
    Scalar(_, { anchor, comment, range, type }) {
      const [begin = 0, end = 0] = range ?? [];
      const entry = /\n *-/.exec(text.slice(begin, end));
      if (entry && type === 'PLAIN') add(begin + entry.index + 1, indentation);
      if (anchor) add(begin, `the text begins with &. ${block}`);
      if (comment) add(begin, `the text has a # with a space before it. ${block}`);
    },
  });
}

/** @type {(text: string, error: import('yaml').YAMLError, add: (offset: number, message: string) => void) => void} */
function addError(text, { code, message, pos: [offset] }, add) {
  const line = /^.*\n?/.exec(text.slice(offset))?.[0] ?? '';
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^ *- /.test(line)) {
    add(offset, indentation);
  } else if (code === 'BLOCK_AS_IMPLICIT_KEY' && !/:\s/.test(line)) {
    // This text has no colon. The next line begins too far right, so the parser adds it to this text, with its colon.
    add(offset + line.length, indentation);
  } else {
    add(offset, advice[code] ?? `this can’t be read. ${message}`);
  }
}

/** What valibot received, in plain words. Of an empty text, it gives the length, 0. @type {Record<string, string>} */
const plainWords = { null: 'nothing', 0: 'nothing', Array: 'a list', Object: 'fields' };

/** @param {v.BaseIssue<unknown>} issue @param {Report} report */
function reportIssue({ type, path, expected, received, message }, report) {
  const keys = path?.map(({ key }) => key) ?? [];
  const got = plainWords[received] ?? received;
  const isField = type === 'strict_object';
  if (isField && expected === 'never') report(keys, 'no field here has this name');
  else if (isField && expected === 'Object') report(keys, `expected fields with names, got ${got}`);
  else if (isField) report(keys, 'this field is missing');
  else if (got === 'fields' && message === 'a text')
    report(keys, `${advice.BLOCK_AS_IMPLICIT_KEY}`);
  else report(keys, `expected ${message}, got ${got}`);
}

/** Finds what is wrong between files. @param {Content} content @param {Record<string, Report>} report */
function compareFiles({ language, home, careers }, report) {
  for (const [index, { img }] of home.clients.entries()) {
    const message = `there is no file ${logoFile(img)}. Put the logo of the client there, or correct the name`;
    if (!existsSync(logoFile(img))) report.home?.(['clients', index, 'img'], message);
  }
  for (const { form, number } of pluralForms.missingForms(language.lang, careers.openings)) {
    const advice = `Write it with a number that ${language.lang} counts so, such as ${number}`;
    report.careers?.(['openings', form], `this field is missing. ${advice}`);
  }
}
