// Checks the texts, records and logos of every language, and writes what editors complete: npm run content
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { coloursOf, toComponent } from '../clientLogos.mjs';
import { files, languages, logoFile, readContent } from '../readContent.mjs';

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

const read = languages().map((language) => ({ language, ...readContent(language) }));
const faults = [...new Set(read.flatMap((each) => each.faults))];
/** What may be meant. @type {string[]} */
const notes = [];
const english = readContent('en').content;
const shown = (/** @type {unknown} */ list) =>
  Array.isArray(list) ? list.filter(({ display }) => display !== false).length : undefined;

const clients = read.flatMap(({ content }) => content.home?.clients ?? []);
const logos = new Set(clients.map(({ img }) => logoFile(img)));
for (const file of faults.length > 0 ? [] : ['src/drawings/logo.svg', ...logos]) {
  const ownColours = !logos.has(file);
  try {
    const svg = readFileSync(file, 'utf8');
    await toComponent(svg, ownColours);
    const [colour] = ownColours ? [] : coloursOf(svg);
    if (colour) notes.push(`${file}: the site shows ${colour} in the colour of the text.`);
  } catch (error) {
    // SVGO calls the file <input>.
    const message = `${file}: ${/** @type {Error} */ (error).message}`.replace(': <input>', '');
    faults.push(existsSync(file) ? message : `${file} is missing. Take it from an older version.`);
  }
}

for (const { language, content } of faults.length > 0 ? [] : read) {
  const { foundingYear } = content.company;
  for (const name of /** @type {const} */ (['about', 'descriptions'])) {
    /** @type {readonly string[]} */
    const years = JSON.stringify(content[name]).match(/\b(19|20)\d\d\b/g) ?? [];
    if (years[0] && !years.includes(`${foundingYear}`)) {
      const file = `src/content/${language}/${name}.yaml`;
      notes.push(
        `${file} says ${years[0]}, and the foundingYear in company.yaml is ${foundingYear}.`,
      );
    }
  }
  const others = Object.entries(content).flatMap(([file, fields]) =>
    Object.entries(fields).flatMap(([field, list]) => {
      const [own, other] = [shown(list), shown(Object(english)[file][field])];
      return own === other ? [] : `${field} in ${file}.yaml (${own}, not ${other})`;
    }),
  );
  const folder = `src/content/${language}`;
  if (others.length > 0)
    notes.push(`${folder} has other numbers of entries than English: ${others.join(', ')}.`);
}

if (faults.length === 0) {
  const test = 'vitest run --project unit --reporter json test/specification.test.ts';
  const { stdout } = spawnSync(test, { shell: true, encoding: 'utf8' });
  /** @type {{ testResults: { assertionResults: { failureMessages: string[] }[] }[] }} */
  const { testResults } = JSON.parse(stdout);
  for (const { failureMessages } of testResults.flatMap((result) => result.assertionResults)) {
    faults.push(...failureMessages.map((text) => text.replace(/^\w+: |: expected [\s\S]*/g, '')));
  }
}

if (notes.length > 0) console.warn(['Please check:', ...new Set(notes), ''].join('\n'));
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log('The content is right. Build the site to see it: npm start');
}
