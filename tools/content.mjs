// Checks the texts, records and logos of every language, and writes what editors complete: npm run content
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { toComponent } from '../build/clientLogos.mjs';
import { files, languages, logoFile, readContent } from '../build/content.mjs';

mkdirSync('.cache/schema', { recursive: true });
for (const [name, schema] of Object.entries(files)) {
  const json = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    // A text may look like a number.
    overrideSchema: ({ jsonSchema }) =>
      jsonSchema.type === 'string' ? { ...jsonSchema, type: ['string', 'number'] } : undefined,
  });
  writeFileSync(`.cache/schema/${name}.json`, JSON.stringify(json));
}

const read = languages().map((language) => readContent(language));
const faults = read.flatMap((each) => each.faults);
if (faults.length === 0) {
  const names = read.flatMap(({ content }) => content.home.clients.map(({ img }) => img));
  for (const file of new Set(names.map(logoFile))) {
    await toComponent(readFileSync(file, 'utf8')).catch(({ message }) =>
      faults.push(`${file}: ${message}`),
    );
  }
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

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log('The content is right. Build the site to see it: npm start');
}
