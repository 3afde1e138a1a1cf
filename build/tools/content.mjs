// Checks the texts, records and logos of every language, and writes what editors complete: npm run
// content
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { coloursOf, toJsx } from '../clientLogos.mjs';
import { advice, adviceOnce, isOtherPicture } from '../logoAdvice.mjs';
import { files, languages, logoFile, readContent } from '../readContent.mjs';
import { annotation } from './annotation.mjs';

/** @typedef {import('../content.mjs').Content} Content */

writeSchemas();
/** @type {readonly string[]} */
let names;
try {
  names = languages();
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exit(1);
}
const read = names.map((language) => ({ language, ...readContent(language) }));
const faults = read.flatMap((language) => language.faults);
/** What may be meant, or may not. */
const notes = read.flatMap((language) => language.notes);
await checkLogos();
if (faults.length === 0) {
  const english = readContent('en').content;
  for (const { language, content } of read) {
    checkYears(language, content);
    compareNumbers(language, content, english);
  }
}
report();

function report() {
  const unique = { notes: [...new Set(notes)], faults: [...new Set(faults)] };
  const lines = adviceOnce([...unique.notes, ...unique.faults]);
  print(console.warn, 'Please check:', lines.slice(0, unique.notes.length));
  print(console.error, 'The content has mistakes:', lines.slice(unique.notes.length));
  if (faults.length > 0) process.exitCode = 1;
  else
    console.log(`The content is right (${names.join(', ')}). Build the site to see it: npm start`);

  if (process.env.GITHUB_ACTIONS) {
    for (const fault of unique.faults) console.log(annotation('error', fault));
    for (const note of unique.notes) console.log(annotation('warning', note));
  }
}

/**
 * @param {(text: string) => void} log
 * @param {string} title
 * @param {readonly string[]} lines
 */
function print(log, title, lines) {
  if (lines.length > 0) log([title, ...lines, ''].join('\n'));
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
  const clients = read.flatMap(({ content }) => content.home?.clients ?? []);
  const images = clients.map((client) => Object(client).img);
  const logos = new Set(images.filter((image) => typeof image === 'string').map(logoFile));
  // A file with a mistake may have the others.
  const hasClients = read.every(({ content }) => content.home);
  const company = 'src/drawings/logo.svg';
  if (existsSync(company)) await checkLogo(company, { keepsColours: true });
  else faults.push(`${company} is missing. Take it from an older version.`);
  for (const file of logos) {
    // `readContent` reports a missing file.
    if (existsSync(file)) await checkLogo(file);
  }
  const folder = 'src/drawings/clients';
  for (const file of readdirSync(folder).map((name) => `${folder}/${name}`)) {
    if (isOtherPicture(file)) {
      notes.push(`${file} is ignored: a logo is an SVG file. ${advice.picture}.`);
    } else if (!logos.has(file) && hasClients) {
      notes.push(`${file} is ignored: no client has this logo.`);
    }
  }
}

/** @param {string} file @param {{ keepsColours?: boolean }} [options] */
async function checkLogo(file, options = {}) {
  const svg = readFileSync(file, 'utf8');
  const [colour] = options.keepsColours ? [] : coloursOf(svg);
  try {
    await toJsx(svg, options);
    if (colour) notes.push(`${file}: the site shows ${colour} in the colour of the text.`);
  } catch (error) {
    // SVGO calls the file <input>.
    const { message } = /** @type {Error} */ (error);
    faults.push(`${file}: ${message}.`.replace(': <input>', ''));
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

/**
 * @param {string} language
 * @param {Content} content
 * @param {Content} english
 */
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
