// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { files, languages, readContent } from '../../build/content.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('src/content/en', join(folder, 'en'), { recursive: true });
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
  expect(readContent(language).faults).toEqual([]);
});

it.each<[file: string, before: string | RegExp, after: string, fault: string]>([
  // What can't be read.
  ['home', '  - displayName', '\t- displayName', 'there is a tab before the text'],
  ['home', /^lede: /m, 'lede: We teach: ', 'the text has a colon with a space after it. Write >-'],
  ['home', / {4}img/, '     img', 'home.yaml:16: it begins too far left or right'],
  ['home', '  - displayName: K', ' - displayName: K', 'home.yaml:18: it begins too far left'],
  ['home', '  - Apply', ' - Apply', 'home.yaml:11: it begins too far left'],
  ['home', '  - Apply', '    - Apply', 'home.yaml:11: it begins too far left'],
  ['home', '  - Apply', '  Apply', 'home.yaml:11: it begins too far left or right, or a hyphen'],
  ['home', /^lede: /m, 'lede: "Now" ', 'the text begins with a sign with a special meaning'],
  ['home', /^lede: /m, 'lede: "', 'home.yaml:4: the text begins with a sign'],
  ['home', '  - Apply', '  - [Apply', 'home.yaml:11: the text begins with a sign'],
  ['home', '  - Apply', '  - Apply: it', 'steps[4]: the text has a colon with a space after it'],
  ['home', /(?<=^lede: )/m, '\u0092', 'home.yaml:4: a letter can’t be read. Save the file as'],
  ['shell', 'via {source}', 'from', 'subject: expected a text with {source} in it, got "from"'],
  ['company', /(?<=helloEmail: )/, 'mailto:', 'helloEmail: expected an address such as hello@'],
  ['home', /^lede: /m, 'lede: @', 'the text begins with a sign with a special meaning'],
  ['home', /^lede: /m, 'lede:', 'after the name of a field, a colon or the space after it is'],
  ['home', /^lede: /m, 'mailText: ', 'the field is there twice. If a new entry begins here'],
  ['home', /^lede: .*\n/m, '', 'lede: this field is missing'],
  ['home', /^lede: /m, 'led: ', 'led: no field here has this name'],
  ['home', 'icon: true-partners', 'icon: hand', 'reasons[1].icon: expected one of true-partners, '],
  ['home', /value: .*/, 'value: many', 'value: expected a number such as 27+, got "many"'],
  ['home', /img: .*/, 'img: no-such-logo', 'no file src/drawings/clients/no-such-logo.svg. Put'],
  ['company', /whatsApp: .*/, 'whatsApp: 098123 45678', 'expected a number with its country code'],
  ['shell', />-\n {4}/, '>-\n  ', 'cookieNotice.text: expected a text, got nothing'],
  ['shell', /[\s\S]+/, '', 'shell.yaml:1: expected fields with names, got nothing'],
  ['company', /https:/, 'http:', 'expected an address that begins with https:'],
  ['consultancy', /ref: (.*)([\s\S]*?)ref: .*/, 'ref: $1$2ref: $1', 'another ref, which no other'],
  ['consultancy', /ref: .*/, 'ref: Start', 'expected faq- and small letters, got "Start"'],
  ['careers', 'jobCode: INS-', 'jobCode: LAW-', 'jobs[1].jobCode: no filter has this department'],
  ['careers', / {2}one: .*\n/, '', 'openings.one: this field is missing. Write it with a number'],
])('in %s.yaml, %s → %s gives one line with place and advice: %s', (file, before, after, fault) => {
  const faults = faultsOf(file, before, after);
  expect(faults).toContainEqual(expect.stringContaining(fault));
  const lineWithPlace = /^en\/\w+\.yaml:\d+: [^\n]+\.$/;
  for (const line of faults) expect(line).toMatch(lineWithPlace);
});

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

it('Visual Studio Code has a schema for each file of texts', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const names = Object.keys(files);
  expect(Object.entries(settings['yaml.schemas'])).toEqual(
    names.map((name) => [`.cache/schema/${name}.json`, `src/content/*/${name}.yaml`]),
  );
});
