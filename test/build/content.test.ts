// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
])('a mistake in %s.yaml (%s → %s) is one line with file, line number and advice', (...edit) => {
  const [name, before, after, fault] = edit;
  const faults = faultsOf(name, before, after);
  expect(faults).toContainEqual(expect.stringContaining(fault));
  expect(faults.every((line) => /^en\/\w+\.yaml:\d+: [^\n]+\.$/.test(line))).toBe(true);
});

it('numbers, apostrophes, colons and line breaks are read as they are meant', () => {
  const after = "lede: >-\n  It's 24 x 7:\n  # 1 of 2\nmailText:";
  expect(faultsOf('home', /lede: [\s\S]*mailText:/, after).join()).toContain(
    'steps: this field is',
  );
  const { home } = readContent('en', folder).content;
  expect(home?.lede).toBe('It’s 24 x 7: # 1 of 2');
});

it('a language without a file or a plural form is told; one without numbers has those of English', () => {
  for (const name of ['ga', 'xx'])
    cpSync(join(folder, 'en'), join(folder, name), { recursive: true });
  expect(readContent('ga', folder).faults.join()).toContain('that ga counts so, such as 7.');
  for (const name of ['xx/company', 'xx/about', 'en/home']) rmSync(join(folder, `${name}.yaml`));
  expect(readContent('en', folder).faults).toEqual([
    `${folder}/en/home.yaml is missing. Take it from an older version.`,
  ]);
  expect(readContent('xx', folder).faults).toEqual([
    `${folder}/xx: the name of the folder is not the code of a language.`,
    `${folder}/xx/about.yaml is missing. Copy ${folder}/en/about.yaml, and translate it.`,
  ]);
});

it('Visual Studio Code has a schema for each file of texts', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const names = Object.keys(files);
  expect(Object.entries(settings['yaml.schemas'])).toEqual(
    names.map((name) => [`.cache/schema/${name}.json`, `src/content/*/${name}.yaml`]),
  );
});
