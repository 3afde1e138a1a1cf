import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { files } from '../../build/readContent.mjs';
import { configOf } from '../../editor/config.mjs';
import { type Field, fieldOf, type Schema } from '../../editor/fields.mjs';

const { files: forms } = configOf().collections[0] ?? { files: [] };
const formOf = (name: string) => forms.find((form) => form.name === name) ?? { fields: [] };

/** The field at the end of a path of names. */
function fieldAt(file: string, ...names: string[]): Field {
  let fields: Field[] = formOf(file).fields;
  let field: Field | undefined;
  for (const name of names) {
    field = fields.find((each) => each.name === name);
    fields = field?.fields ?? [];
  }
  if (!field) throw new Error(`Expected a field ${names} in the form of ${file}.`);
  return field;
}

/** The names of all fields of a schema, with those that they are in. */
function namesIn({ entries = {}, rest, item, wrapped }: Schema, path = ''): string[] {
  const inner = item ?? wrapped;
  const others = inner ? namesIn(inner, path) : [];
  const forms = rest ? ['zero', 'one', 'two', 'few', 'many'].map((name) => `${path}.${name}`) : [];
  const own = Object.entries(entries).flatMap(([name, field]) => [
    `${path}.${name}`,
    ...namesIn(field, `${path}.${name}`),
  ]);
  return [...others, ...forms, ...own];
}

const namesOf = (fields: readonly Field[], path = ''): string[] =>
  fields.flatMap((field) => [
    `${path}.${field.name}`,
    ...namesOf(field.fields ?? [], `${path}.${field.name}`),
  ]);

it.each(Object.keys(files))('each field of %s.yaml is in its form', (name) => {
  const schema = files[name] as Schema;
  const { fields } = formOf(name);
  const inForm = namesOf(schema.type === 'array' ? (fields[0]?.fields ?? []) : fields);
  expect(inForm.sort()).toEqual(namesIn(schema).sort());
});

it.each(forms)(
  'the file of the form $label is there in each of its languages',
  ({ file, i18n }) => {
    const paths = i18n.locales.map((language) => file.replace('{{locale}}', language));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  },
);

describe('a field of the form', () => {
  it('a field of the form has the title and the hint of the schema', () => {
    expect(fieldAt('home', 'lede')).toMatchObject({
      label: 'Introduction',
      hint: 'Below the heading. At most about 300 letters.',
    });
  });

  it('a field for words is translated', () => {
    expect(fieldAt('home', 'reasons', 'title').i18n).toBe(true);
  });

  it('a field with other fields in it is there in all languages', () => {
    expect(fieldAt('training', 'corporate').i18n).toBe(true);
  });

  it('a field for a code, a choice or a switch is the same in all languages', () => {
    expect(fieldAt('home', 'reasons', 'icon').i18n).toBe('duplicate');
  });

  it('no field is required by the editor, which would not name its entry', () => {
    const all = forms.flatMap(({ fields }) => fields);
    const inputs = all.filter(({ widget }) => widget !== 'object');
    expect(inputs.filter(({ required }) => required)).toEqual([]);
  });

  it('a field of the form offers the choices of the schema', () => {
    const { options } = fieldAt('consultancy', 'services', 'drawing');
    expect(options).toContainEqual({ label: 'Business strategies', value: 'business-strategies' });
  });

  it('a field of the form offers screens by their names', () => {
    const { options } = fieldAt('navigation', 'entries', 'url');
    expect(options).toContainEqual({ label: 'Careers', value: '/careers' });
  });

  it('the form hides a number that it makes', () => {
    expect(fieldAt('careers', 'jobs', 'id').widget).toBe('hidden');
  });

  it('a field for a logo takes an SVG file', () => {
    expect(fieldAt('home', 'clients', 'img')).toMatchObject({ widget: 'image', accept: '.svg' });
  });
});

it('records that only the English edition has are not asked for in other languages', () => {
  const jobs = (files.careers as Schema).entries?.jobs as Schema;
  const field = fieldOf('jobs', jobs, { en: [[{ description: 'Tester' }]], ar: [] });
  expect(field.fields.map(({ i18n }: Field) => i18n)).not.toContain(true);
});

describe('the form of other content', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync('test/fixtures/content/en', `${folder}/en`, { recursive: true });
    vi.stubEnv('CONTENT', folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('the form of a site with English alone has its files and no other language', () => {
    writeFileSync(`${folder}/languages.yaml`, '- en\n');
    const config = configOf();
    expect(config.i18n.locales).toEqual(['en']);
    const ofFiles = config.collections[0]?.files.map(({ i18n }) => i18n) ?? [];
    expect(ofFiles.filter(({ locales }) => locales.join() !== 'en')).toEqual([]);
  });

  it.each(Object.keys(files))(
    'the form has the fields of %s.yaml when it can’t be read',
    (name) => {
      writeFileSync(`${folder}/en/${name}.yaml`, 'heading: "not closed\n');
      const form = configOf().collections[0]?.files.find((each) => each.name === name);
      expect(namesOf(form?.fields ?? [])).toEqual(namesOf(formOf(name).fields));
    },
  );
});

it('the logo of the form has colours, and no properties of the site', () => {
  expect(decodeURIComponent(configOf().logo.src)).toMatch(/ fill="#\w+"/);
  expect(configOf().logo.src).not.toContain('var(');
});

it('the form has the name of the company', () => {
  expect(configOf().app_title).toBe('Skillmere: texts of the site');
});

it('a title of the schema is that of the form', () => {
  expect(forms.find(({ name }) => name === 'shell')?.label).toBe(
    v.getTitle(files.shell as v.GenericSchema),
  );
});
