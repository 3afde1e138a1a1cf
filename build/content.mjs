import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { runnerImport } from 'vite';
import { LineCounter, parseDocument, visit } from 'yaml';

/** @typedef {import('../src/content/schema').Content} Content */
/** @typedef {(keys: readonly unknown[], message: string) => void} Report */

export const logoFile = (/** @type {string} */ name) => `src/drawings/clients/${name}.svg`;
/** @type {{ module: typeof import('../src/content/schema') }} */
const { module } = await runnerImport(resolve('src/content/schema.ts'));
/** The schema of each file. @type {Record<string, v.GenericSchema>} */
export const files = module.files;

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

/** The languages of the build: EDITION=ar,hi. */
export const editions = (process.env.EDITION ?? 'en').split(',');

/** The name of the script in dist/. @param {string} language */
export const scriptOf = (language) => `training-site.${language}.js`.replace('.en.', '.');

/** The languages that have a folder, English first. */
export const languages = () =>
  readdirSync('src/content', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'schema')
    .map(({ name }) => name)
    .sort((a, b) => Number(b === 'en') - Number(a === 'en'));

/**
 * @param {string} language - the name of its folder
 * @param {string} [folder] - with a folder for each language
 * @returns {{ content: Content, faults: string[] }} one line for each mistake. Without mistakes, the content is complete
 */
export function readContent(language, folder = 'src/content') {
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
  const before = faults.length;
  const add = (/** @type {number} */ offset, /** @type {string} */ message) =>
    faults.push(`${file}:${lineCounter.linePos(offset).line}: ${message}.`);
  /** @type {Report} */
  const report = (keys, message) => {
    let known = [...keys];
    while (known.length > 0 && !document.hasIn(known)) known = known.slice(0, -1);
    const node = /** @type {import('yaml').Node | undefined} */ (document.getIn(known, true));
    const where = keys.map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${key}`));
    const name = keys.length > 0 ? `${where.join('').replace(/^\./, '')}: ` : '';
    add(node?.range?.[0] ?? 0, `${name}${message}`);
  };

  const [first] = [...document.errors, ...document.warnings];
  const unreadable = text.search(/\ufffd|(?!\s)\p{Cc}/u);
  // A text that begins with a bracket, or with a quotation mark and no second one. The parser sees the error later.
  const special = /^ *(- +)?(\w+: +)?([[{]|(["'])(?!.*\4\s*$))/m.exec(text);
  if (unreadable >= 0) add(unreadable, 'a letter can’t be read. Save the file as UTF-8');
  else if (first && special) add(special.index, start);
  else if (first) {
    const [offset] = first.pos;
    const line = /^.*\n?/.exec(text.slice(offset))?.[0] ?? '';
    const isImplicit = first.code === 'BLOCK_AS_IMPLICIT_KEY';
    if (isImplicit && /^ *- /.test(line)) add(offset, indentation);
    // This text has no colon. The next line begins too far right, so the parser adds it to this text, with its colon.
    else if (isImplicit && !/:\s/.test(line)) add(offset + line.length, indentation);
    else add(offset, advice[first.code] ?? `this can’t be read. ${first.message}`);
  } else {
    visit(document, {
      Alias: (_, { range }) => void add(range?.[0] ?? 0, `the text begins with *. ${block}`),
      Scalar(_, { anchor, comment, range, type }) {
        const [start = 0, end = 0] = range ?? [];
        const entry = /\n *-/.exec(text.slice(start, end));
        if (entry && type === 'PLAIN') add(start + entry.index + 1, indentation);
        if (anchor) add(start, `the text begins with &. ${block}`);
        if (comment) add(start, `the text has a # with a space before it. ${block}`);
      },
    });
  }
  if (faults.length > before) return [undefined, report];

  const { output, issues = [] } = v.safeParse(schema, document.toJS());
  for (const { type, path = [], expected, received, message } of issues) {
    const keys = path.map(({ key }) => key);
    const got =
      // Of an empty text, valibot gives the length, 0.
      { null: 'nothing', 0: 'nothing', Array: 'a list', Object: 'fields' }[received] ?? received;
    if (got === 'fields' && message === 'a text') report(keys, `${advice.BLOCK_AS_IMPLICIT_KEY}`);
    else if (type !== 'strict_object') report(keys, `expected ${message}, got ${got}`);
    else if (expected === 'never') report(keys, 'no field here has this name');
    else if (expected === 'Object') report(keys, `expected fields with names, got ${got}`);
    else report(keys, 'this field is missing');
  }
  return [output, report];
}

/** Finds what is wrong between files. @param {Content} content @param {Record<string, Report>} report */
function compareFiles({ language, home, careers }, report) {
  for (const [index, { img }] of home.clients.entries()) {
    const message = `there is no file ${logoFile(img)}. Put the logo of the client there, or correct the name`;
    if (!existsSync(logoFile(img))) report.home?.(['clients', index, 'img'], message);
  }
  const codes = careers.filters.flatMap(({ departmentCode }) => departmentCode ?? []);
  for (const [index, { jobCode }] of careers.jobs.entries()) {
    const message = `no filter has this departmentCode. Those of the filters are ${codes.join(', ')}`;
    const isKnown = codes.includes(jobCode.replace(/-.*/, ''));
    if (!isKnown) report.careers?.(['jobs', index, 'jobCode'], message);
  }
  const rules = new Intl.PluralRules(language.lang);
  for (const form of rules.resolvedOptions().pluralCategories) {
    const example = [...Array(101).keys(), 1_000_000].find((count) => rules.select(count) === form);
    const advice = `Write it with a number that ${language.lang} counts so, such as ${example ?? 1.5}`;
    const message = `this field is missing. ${advice}`;
    if (!careers.openings[form]) report.careers?.(['openings', form], message);
  }
}

/**
 * A plugin for three modules: `content` is that of the first language, and `contents` those of all; the logos of the
 * clients are put into `src/drawings/clientLogos.ts`.
 *
 * @param {readonly string[]} names - of languages
 * @param {(content: Content) => Content} [change] - for tests
 * @returns {import('rollup').Plugin}
 */
export const content = (names, change = (content) => content) => ({
  name: 'content',
  resolveId: (id) => (/^contents?$/.test(id) ? id : null),
  load(id) {
    const isLogos = id.endsWith('/drawings/clientLogos.ts');
    if (!/^contents?$/.test(id) && !isLogos) return null;
    const read = names.map((name) => readContent(name));
    for (const name of names.map((each) => `src/content/${each}`)) {
      for (const file of readdirSync(name)) this.addWatchFile(resolve(name, file));
    }
    const faults = new Set(read.flatMap((each) => each.faults));
    // A stack says nothing to people who write texts.
    const message = ['The content has mistakes.', ...faults].join('\n');
    if (faults.size > 0) this.error({ message, stack: '' });
    const contents = read.map((each) => withoutHiddenJobs(change(each.content)));
    if (isLogos) return logosModule(contents);
    const all = Object.fromEntries(contents.map((each) => [each.language.lang, each]));
    return `export default ${JSON.stringify(id === 'content' ? contents[0] : all)};`;
  },
});

/** Drafts of jobs are not published. @param {Content} content @returns {Content} */
function withoutHiddenJobs({ careers, ...others }) {
  const jobs = careers.jobs.filter(({ display }) => display);
  return { ...others, careers: { ...careers, jobs } };
}

/** @param {readonly Content[]} contents */
function logosModule(contents) {
  const all = contents.flatMap(({ home }) => home.clients.map(({ img }) => img));
  const names = [...new Set(all)];
  const imports = names.map((name, index) => `import _${index} from './clients/${name}.svg';`);
  const entries = names.map((name, index) => `'${name}': _${index}`);
  return `${imports.join('\n')}\nexport const clientLogos = { ${entries} };`;
}
