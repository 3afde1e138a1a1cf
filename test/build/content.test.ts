// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { files, languages, readContent } from '../../build/readContent.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('test/content/en', join(folder, 'en'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is said when `before` is replaced in a file. */
function faultsOf(name: string, before: string | RegExp, after: string) {
  const file = join(folder, 'en', `${name}.yaml`);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
  return readContent('en', folder).faults.map((fault) => fault.replace(`${folder}/`, ''));
}

it.each(languages())('the content of %s is right', (language) => {
  expect(readContent(language, 'src/content').faults).toEqual([]);
});

for (const { mistake, file, before, after, fault } of [
  {
    mistake: 'a tab before a text',
    file: 'home',
    before: '  - displayName',
    after: '\t- displayName',
    fault: 'there is a tab before the text',
  },
  {
    mistake: 'a colon inside a text',
    file: 'home',
    before: /^lede: /m,
    after: 'lede: We teach: ',
    fault: 'the text has a colon with a space after it. Write >-',
  },
  {
    mistake: 'a field too far right',
    file: 'home',
    before: / {4}img/,
    after: '     img',
    fault: 'home.yaml:16: it begins too far left or right',
  },
  {
    mistake: 'an entry too far left',
    file: 'home',
    before: '  - displayName: K',
    after: ' - displayName: K',
    fault: 'home.yaml:18: it begins too far left',
  },
  {
    mistake: 'a line of a list too far left',
    file: 'home',
    before: '  - Apply',
    after: ' - Apply',
    fault: 'home.yaml:11: it begins too far left',
  },
  {
    mistake: 'a line of a list too far right',
    file: 'home',
    before: '  - Apply',
    after: '    - Apply',
    fault: 'home.yaml:11: it begins too far left',
  },
  {
    mistake: 'a list entry without its hyphen',
    file: 'home',
    before: '  - Apply',
    after: '  Apply',
    fault: 'home.yaml:11: it begins too far left or right, or a hyphen',
  },
  {
    mistake: 'a quotation mark at the start of a text',
    file: 'home',
    before: /^lede: /m,
    after: 'lede: "Now" ',
    fault: 'the text begins with a sign with a special meaning',
  },
  {
    mistake: 'a quotation mark that is not closed',
    file: 'home',
    before: /^lede: /m,
    after: 'lede: "',
    fault: 'home.yaml:4: the text begins with a sign',
  },
  {
    mistake: 'a bracket at the start of a text',
    file: 'home',
    before: '  - Apply',
    after: '  - [Apply',
    fault: 'home.yaml:11: the text begins with a sign',
  },
  {
    mistake: 'a colon in a list entry',
    file: 'home',
    before: '  - Apply',
    after: '  - Apply: it',
    fault: 'steps[4]: the text has a colon with a space after it',
  },
  {
    mistake: 'a letter in another encoding',
    file: 'home',
    before: /(?<=^lede: )/m,
    after: '\u0092',
    fault: 'home.yaml:4: a letter can’t be read. Save the file as',
  },
  {
    mistake: 'a subject without {source}',
    file: 'shell',
    before: 'via {source}',
    after: 'from',
    fault: 'subject: expected a text with {source} in it, got "from"',
  },
  {
    mistake: 'a mail address with mailto:',
    file: 'company',
    before: /(?<=helloEmail: )/,
    after: 'mailto:',
    fault: 'helloEmail: expected an address such as hello@',
  },
  {
    mistake: 'an @ at the start of a text',
    file: 'home',
    before: /^lede: /m,
    after: 'lede: @',
    fault: 'the text begins with a sign with a special meaning',
  },
  {
    mistake: 'a field without a value',
    file: 'home',
    before: /^lede: /m,
    after: 'lede:',
    fault: 'after the name of a field, a colon or the space after it is',
  },
  {
    mistake: 'a field that is there twice',
    file: 'home',
    before: /^lede: /m,
    after: 'mailText: ',
    fault: 'the field is there twice. If a new entry begins here',
  },
  {
    mistake: 'a missing field',
    file: 'home',
    before: /^lede: .*\n/m,
    after: '',
    fault: 'lede: this field is missing',
  },
  {
    mistake: 'a misspelt field',
    file: 'home',
    before: /^lede: /m,
    after: 'led: ',
    fault: 'led: no field here has this name',
  },
  {
    mistake: 'an icon that does not exist',
    file: 'home',
    before: 'icon: true-partners',
    after: 'icon: hand',
    fault: 'reasons[1].icon: expected one of true-partners, ',
  },
  {
    mistake: 'a figure without a number',
    file: 'home',
    before: /value: .*/,
    after: 'value: many',
    fault: 'value: expected a number such as 27+, got "many"',
  },
  {
    mistake: 'a logo without a file',
    file: 'home',
    before: /img: .*/,
    after: 'img: no-such-logo',
    fault: 'no file src/drawings/clients/no-such-logo.svg. Put',
  },
  {
    mistake: 'a WhatsApp number without its country code',
    file: 'company',
    before: /whatsApp: .*/,
    after: 'whatsApp: 098123 45678',
    fault: 'expected a number with its country code',
  },
  {
    mistake: 'a text that is not indented',
    file: 'shell',
    before: />-\n {4}/,
    after: '>-\n  ',
    fault: 'cookieNotice.text: expected a text, got nothing',
  },
  {
    mistake: 'an empty file',
    file: 'shell',
    before: /[\s\S]+/,
    after: '',
    fault: 'shell.yaml:1: expected fields with names, got nothing',
  },
  {
    mistake: 'a profile with http:',
    file: 'company',
    before: /https:/,
    after: 'http:',
    fault: 'expected an address that begins with https:',
  },
  {
    mistake: 'two questions with the same ref',
    file: 'consultancy',
    before: /ref: (.*)([\s\S]*?)ref: .*/,
    after: 'ref: $1$2ref: $1',
    fault: 'another ref, which no other',
  },
  {
    mistake: 'a ref in a wrong form',
    file: 'consultancy',
    before: /ref: .*/,
    after: 'ref: Start',
    fault: 'expected faq- and small letters, got "Start"',
  },
  {
    mistake: 'a job of no department',
    file: 'careers',
    before: 'jobCode: INS-',
    after: 'jobCode: LAW-',
    fault: 'jobs[1].jobCode: expected the code of a department: INS, OPS',
  },
  {
    mistake: 'a missing plural form',
    file: 'careers',
    before: / {2}one: .*\n/,
    after: '',
    fault: 'openings.one: this field is missing. Write it with a number',
  },
]) {
  it(`${mistake} is told with file, line and advice`, () => {
    const faults = faultsOf(file, before, after);
    expect(faults).toContainEqual(expect.stringContaining(fault));
    const lineWithPlace = /^en\/\w+\.yaml:\d+: [^\n]+\.$/;
    for (const line of faults) expect(line).toMatch(lineWithPlace);
  });
}

it('numbers, apostrophes, colons and line breaks are read as they are meant', () => {
  const lede = ">-\n  It's 24 x 7:\n  # 1 of 2";
  expect(faultsOf('home', /(?<=^lede: ).*/m, lede)).toEqual([]);
  const { home } = readContent('en', folder).content;
  expect(home?.lede).toBe('It’s 24 x 7: # 1 of 2');
});

describe('the folder of a language', () => {
  const faultsIn = (language: string) => readContent(language, folder).faults;
  const copyTo = (language: string) =>
    cpSync(join(folder, 'en'), join(folder, language), { recursive: true });
  const removeFile = (path: string) => rmSync(join(folder, path));

  it('needs each plural form of the language', () => {
    copyTo('ga');
    expect(faultsIn('ga').join()).toContain('that ga counts so, such as 7.');
  });

  it('needs the code of a language as its name', () => {
    copyTo('xx');
    expect(faultsIn('xx')).toEqual([
      `${folder}/xx: the name of the folder is not the code of a language.`,
    ]);
  });

  it('needs each file of texts', () => {
    copyTo('fr');
    removeFile('fr/about.yaml');
    expect(faultsIn('fr')).toContain(
      `${folder}/fr/about.yaml is missing. Copy ${folder}/en/about.yaml, and translate it.`,
    );
  });

  it('takes the company from English if it has none', () => {
    copyTo('fr');
    removeFile('fr/company.yaml');
    expect(faultsIn('fr').filter((fault) => fault.includes('company'))).toEqual([]);
  });

  it('needs each file if it is English, from which others are made', () => {
    removeFile('en/home.yaml');
    expect(faultsIn('en')).toEqual([
      `${folder}/en/home.yaml is missing. Take it from an older version.`,
    ]);
  });
});

it.each(Object.entries(files))('each field of %s.yaml has a title and a hint', (_, file) => {
  type Schema = v.GenericSchema & { entries?: v.ObjectEntries; item?: Schema; wrapped?: Schema };
  const fields: Schema[] = [];
  const collect = ({ entries = {}, item, wrapped }: Schema) => {
    const inside = Object.values(entries) as Schema[];
    fields.push(...inside);
    for (const schema of [...inside, item, wrapped]) if (schema) collect(schema);
  };
  collect(file);
  expect(fields).not.toEqual([]);
  expect(fields.filter((field) => !v.getTitle(field) || !v.getDescription(field))).toEqual([]);
});

it('Visual Studio Code has a schema for each file of texts', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const names = Object.keys(files);
  expect(Object.entries(settings['yaml.schemas'])).toEqual(
    names.map((name) => [`.cache/schema/${name}.json`, `src/content/*/${name}.yaml`]),
  );
});
