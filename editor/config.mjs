// The configuration of the form, made from the schema of the content.
import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import * as v from 'valibot';
import { files, folderOf, languages, readContent } from '../build/readContent.mjs';
import { readYaml } from '../build/readYaml.mjs';
import { fieldOf, fieldsOf, wordsOf } from './fields.mjs';
import { rootList } from './words.js';

/** @typedef {import('./fields.mjs').Schema} Schema */

const folder = 'src/content';

/** @param {string} language @param {string} name */
const fileOf = (language, name) => `${folderOf(language)}/${language}/${name}.yaml`;

/**
 * What the languages have in a file; nothing if it can't be read, which the desk tells.
 * @param {string} name
 * @returns {import('./fields.mjs').Values}
 */
function read(name) {
  const known = languages().filter((language) => existsSync(fileOf(language, name)));
  return Object.fromEntries(
    known.map((language) => {
      const { yaml } = readYaml(readFileSync(fileOf(language, name), 'utf8'));
      return [language, yaml ? [yaml.document.toJS()] : []];
    }),
  );
}

/** @param {string} name @param {Schema} schema */
function file(name, schema) {
  const values = read(name);
  const fields =
    schema.type === 'array'
      ? [{ ...fieldOf(rootList, schema, values), root: true }]
      : fieldsOf(schema, values);
  const isEnglishOnly = Object.keys(values).length === 1;
  return {
    name,
    label: (schema.type === 'strict_object' && v.getTitle(schema)) || wordsOf(name),
    file: `${folder}/{{locale}}/${name}.yaml`,
    // Without this, the editor would make the file for each language.
    i18n: { locales: isEnglishOnly ? ['en'] : languages() },
    fields,
  };
}

/** The logo of the site, with the colours that it has on a light ground. */
function logo() {
  const drawing = readFileSync('src/drawings/logo.svg', 'utf8')
    .replaceAll('var(--ts-logo-stroke)', '#0a5848')
    .replaceAll('var(--ts-icon-node)', '#ffb81f');
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/**
 * @param {Partial<import('../src/content/schema').Content>} content - without what can't be read
 */
const titleOf = ({ company }) =>
  company ? `${company.name}: texts of the site` : 'Texts of the site';

export const configOf = () => ({
  load_config_file: false,
  app_title: titleOf(readContent('en').content),
  logo: { src: logo() },
  // The editor wants a store on the web, and shows its name. The files are those of the folder that
  // somebody chooses.
  backend: { name: 'gitea', repo: `local/${basename(resolve('.'))}`, app_id: 'none' },
  media_folder: 'src/drawings/clients',
  public_folder: '',
  media_libraries: { stock_assets: { providers: [] } },
  i18n: { structure: 'multiple_folders', locales: languages(), default_locale: 'en' },
  output: { omit_empty_optional_fields: true },
  editor: { preview: false },
  collections: [
    {
      name: 'texts',
      label: 'Texts',
      icon: 'edit_note',
      i18n: true,
      files: Object.entries(files).map(([name, schema]) =>
        file(name, /** @type {Schema} */ (schema)),
      ),
    },
  ],
});
