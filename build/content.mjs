import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { adviceOnce } from './logoAdvice.mjs';
import { plainError } from './plainError.mjs';
import { folderOf, languages, logoFile, readContent } from './readContent.mjs';
import { shortHash } from './version.mjs';

/** @typedef {import('../src/content/schema').Content} Content */

/**
 * The languages of the build, EDITION=ar,hi. On Linux, LANGUAGE and LANG are settings of the
 * system.
 */
export const builtLanguages = (process.env.EDITION ?? 'en').split(',');

/** @throws Error if a language of the build has no folder */
export function checkBuiltLanguages() {
  const known = languages();
  if (builtLanguages.every((language) => known.includes(language))) return;
  const named = `languages that src/content/languages.yaml names (${known.join(', ')})`;
  const message = `EDITION: expected ${named}, got "${builtLanguages}".`;
  throw Object.assign(new Error(message), { stack: '' });
}

/** The name of the script in dist/. @param {string} language */
export const scriptOf = (language) =>
  language === 'en' ? 'training-site.js' : `training-site.${language}.js`;

/** The same script under a name that optimisers of CMS leave alone. @param {string} script */
export const minifiedNameOf = (script) => script.replace(/\.js$/, '.min.js');

/** The modules that the plugin makes. */
const modules = ['content', 'contents', 'content-ids', 'client-logos'];

/**
 * A plugin for four modules: `content` has the texts and records of the first language, `contents`
 * those of all, `content-ids` a short text for each language that is new if a text, record or logo
 * is new, and `client-logos` the logos of the clients.
 *
 * @param {readonly string[]} names - of languages
 * @param {(content: Content) => Content} [change] - for tests
 * @returns {import('rollup').Plugin}
 */
export function content(names, change = (content) => content) {
  /** Read once in each build. @type {Content[]} */
  let contents = [];

  return {
    name: 'content',
    // Not in `load`, which would put the names of modules before the message.
    buildStart() {
      for (const folder of names.map((name) => `${folderOf(name)}/${name}`)) {
        for (const file of readdirSync(folder)) this.addWatchFile(resolve(folder, file));
      }
      const read = names.map((name) => readContent(name));
      // Also a logo that is not there yet.
      for (const file of read.flatMap(({ content }) => logosOf(content)).map(logoFile)) {
        this.addWatchFile(resolve(file));
      }
      const faults = adviceOnce([...new Set(read.flatMap((language) => language.faults))]);
      if (faults.length > 0) {
        this.error(plainError(['The content has mistakes.', ...faults].join('\n')));
      }
      contents = read.map(({ content }) => published(change(content)));
    },
    resolveId(id, importer) {
      // The source map has the text of the module, so that contains no path of this machine.
      if (importer === 'client-logos' && id.endsWith('.svg')) return resolve(id);
      return modules.includes(id) ? id : null;
    },
    load(id) {
      if (!modules.includes(id)) return null;
      if (id === 'client-logos') return logosModule(contents);
      if (id === 'content') return `export default ${JSON.stringify(contents[0])};`;
      const byLanguage = contents.map((content) => [
        content.language.lang,
        id === 'content-ids' ? idOf(content) : content,
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(byLanguage))};`;
    },
  };
}

/**
 * What visitors get: jobs that are shown, and the heading for the number of offices.
 *
 * @param {Content} content
 * @returns {Content}
 */
function published({ careers, contact, ...others }) {
  const jobs = careers.jobs.filter(({ display }) => display);
  const { officesHeadings = [], ...contacts } = contact;
  const officesHeading = officesHeadings[contact.offices.length - 1] ?? contact.officesHeading;
  return { ...others, contact: { ...contacts, officesHeading }, careers: { ...careers, jobs } };
}

/**
 * The files of the logos that a language shows. The content may have mistakes.
 *
 * @param {Partial<Content>} content
 * @returns {string[]}
 */
function logosOf({ home }) {
  const clients = Array.isArray(home?.clients) ? home.clients : [];
  return clients.map((client) => Object(client).img).filter((img) => typeof img === 'string');
}

/** @param {Content} content */
function idOf(content) {
  const logos = logosOf(content).map((name) => readFileSync(logoFile(name), 'utf8'));
  return shortHash(JSON.stringify([content, logos]));
}

/** @param {readonly Content[]} contents */
function logosModule(contents) {
  const names = new Set(contents.flatMap(logosOf));
  const logos = [...names].map((name, index) => ({
    name: JSON.stringify(name),
    variable: `logo${index}`,
    file: JSON.stringify(logoFile(name)),
  }));
  return [
    ...logos.map(({ variable, file }) => `import ${variable} from ${file};`),
    'export default {',
    ...logos.map(({ name, variable }) => `  ${name}: ${variable},`),
    '};',
  ].join('\n');
}
