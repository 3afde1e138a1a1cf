// Checks the texts, records and logos of every language, and writes what editors complete: npm run content
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { coloursOf, toComponent } from '../clientLogos.mjs';
import { files, languages, logoFile, readContent } from '../readContent.mjs';
import { folder as testFolder } from './testEdition.mjs';

/** @typedef {import('../content.mjs').Content} Content */

writeSchemas();
const read = languages().map((language) => ({ language, ...readContent(language) }));
const faults = read.flatMap((language) => language.faults);
/** What may be meant, or may not. @type {string[]} */
const notes = [];
/** What is only worth knowing. @type {string[]} */
const differences = [];
if (faults.length === 0) {
  const english = readContent('en').content;
  await checkLogos();
  for (const { language, content } of read) {
    checkYears(language, content);
    compareNumbers(language, content, english);
  }
  const shipped = readContent('en', testFolder).content;
  for (const file of Object.keys(files)) {
    findDifferences(`${file}.yaml`, Reflect.get(english, file), Reflect.get(shipped, file));
  }
}

if (differences.length > 0) {
  console.log(
    ['Other than the site was shipped (for your information):', ...differences, ''].join('\n'),
  );
}
if (notes.length > 0) console.warn(['Please check:', ...new Set(notes), ''].join('\n'));
if (faults.length > 0) {
  console.error([...new Set(faults)].join('\n'));
  process.exitCode = 1;
} else {
  console.log('The content is right. Build the site to see it: npm start');
}

function writeSchemas() {
  mkdirSync('.cache/schema', { recursive: true });
  for (const [name, schema] of Object.entries(files)) {
    const json = toJsonSchema(schema, {
      typeMode: 'input',
      errorMode: 'ignore',
      // A text may look like a number.
      overrideSchema: ({ jsonSchema }) =>
        jsonSchema.type === 'string' ? { ...jsonSchema, type: ['string', 'number'] } : undefined,
    });
    addHints(json, schema);
    writeFileSync(`.cache/schema/${name}.json`, JSON.stringify(json));
  }
}

/**
 * Adds titles and hints. `toJsonSchema` leaves them out if they are after a transformation.
 *
 * @param {any} json
 * @param {any} schema - of valibot
 */
function addHints(json, { entries = {}, item, wrapped }) {
  for (const [name, field] of Object.entries(entries)) {
    const title = v.getTitle(field);
    const description = v.getDescription(field);
    Object.assign(json.properties[name], { title, description });
    addHints(json.properties[name], field);
  }
  if (item) addHints(json.items, item);
  if (wrapped) addHints(json, wrapped);
}

async function checkLogos() {
  const clients = read.flatMap(({ content }) => content.home.clients);
  const logos = new Set(clients.map(({ img }) => logoFile(img)));
  for (const file of ['src/drawings/logo.svg', ...logos]) {
    const ownColours = !logos.has(file);
    if (!existsSync(file)) {
      faults.push(`${file} is missing. Take it from an older version.`);
      continue;
    }
    const svg = readFileSync(file, 'utf8');
    const [colour] = ownColours ? [] : coloursOf(svg);
    if (colour) notes.push(`${file}: the site shows ${colour} in the colour of the text.`);
    try {
      await toComponent(svg, ownColours);
    } catch (error) {
      // SVGO calls the file <input>.
      const { message } = /** @type {Error} */ (error);
      faults.push(`${file}: ${message}`.replace(': <input>', ''));
    }
  }
}

/** @param {string} language @param {Content} content */
function checkYears(language, content) {
  const { foundingYear } = content.company;
  for (const name of /** @type {const} */ (['about', 'descriptions'])) {
    /** @type {readonly string[]} */
    const years = JSON.stringify(content[name]).match(/\b(19|20)\d\d\b/g) ?? [];
    if (years.length === 0 || years.includes(`${foundingYear}`)) continue;
    const file = `src/content/${language}/${name}.yaml`;
    notes.push(
      `${file} says ${years[0]}, and the foundingYear in company.yaml is ${foundingYear}.`,
    );
  }
}

/** The number of entries that are shown. @param {unknown} list */
function shownIn(list) {
  return Array.isArray(list) ? list.filter(({ display }) => display !== false).length : undefined;
}

/** @param {string} language @param {Content} content @param {Content} english */
function compareNumbers(language, content, english) {
  /** @type {string[]} */
  const others = [];
  for (const [file, fields] of Object.entries(content)) {
    for (const [field, list] of Object.entries(fields)) {
      const own = shownIn(list);
      const expected = shownIn(Reflect.get(Object(Reflect.get(english, file)), field));
      if (own !== expected) others.push(`${field} in ${file}.yaml (${own}, not ${expected})`);
    }
  }
  if (others.length === 0) return;
  const folder = `src/content/${language}`;
  notes.push(`${folder} has other numbers of entries than English: ${others.join(', ')}.`);
}

/** Names what differs: texts, and the numbers of entries. @type {(name: string, own: unknown, shipped: unknown) => void} */
function findDifferences(name, own, shipped) {
  if (JSON.stringify(own) === JSON.stringify(shipped)) return;
  if (Array.isArray(own) && Array.isArray(shipped)) {
    const inWords = own.length === shipped.length ? 'other entries' : `${own.length} entries`;
    const before = own.length === shipped.length ? '' : `; shipped: ${shipped.length}`;
    differences.push(`${name}: ${inWords}${before}`);
  } else if (typeof own === 'object' && own !== null) {
    for (const [field, value] of Object.entries(own)) {
      findDifferences(`${name}: ${field}`, value, Reflect.get(Object(shipped), field));
    }
  } else {
    differences.push(`${name}: ${own}; shipped: ${shipped}`);
  }
}
