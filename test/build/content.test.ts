import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup } from 'rollup';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { content } from '../../build/content.mjs';
import { files, languages, readContent } from '../../build/readContent.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('test/fixtures/content/en', join(folder, 'en'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is said after `before` was replaced in a file. */
function changed(name: string, before: string | RegExp, after: string) {
  const file = join(folder, 'en', `${name}.yaml`);
  const text = readFileSync(file, 'utf8');
  const replaced = text.replace(before, after);
  expect(replaced).not.toBe(text);
  writeFileSync(file, replaced);
  const { faults, notes } = readContent('en', folder);
  const inFolder = (finding: string) => finding.replaceAll(`${folder}/`, '');
  return { faults: faults.map(inFolder), notes: notes.map(inFolder) };
}

const faultsOf = (...change: Parameters<typeof changed>) => changed(...change).faults;

it('the texts of the tests are right', () => {
  expect(readContent('en')).toMatchObject({ faults: [], notes: [] });
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
    fault: 'home.yaml:4: the text begins with a quotation mark, and the closing one is missing',
  },
  {
    mistake: 'a quotation mark of an entry that is not closed',
    file: 'home',
    before: '  - Learn',
    after: '  - "Learn',
    fault: 'home.yaml:9: the text begins with a quotation mark, and the closing one is missing',
  },
  {
    mistake: 'an apostrophe as a quotation mark that is not closed',
    file: 'home',
    before: /^lede: /m,
    after: "lede: '",
    fault: 'home.yaml:4: the text begins with a quotation mark, and the closing one is missing',
  },
  {
    mistake: 'a no-break space before a text',
    file: 'home',
    before: '    img: kitebridge',
    after: '  \u00a0 img: kitebridge',
    fault: 'home.yaml:19: one of the spaces before the text is a no-break space. Remove all',
  },
  {
    mistake: 'a no-break space inside an address',
    file: 'company',
    before: /(?<=helloEmail: )/,
    after: 'say\u00a0',
    fault: 'got "say‹no-break space›hello@',
  },
  {
    mistake: 'a missing hyphen before the first of several entries',
    file: 'home',
    before: '  - displayName: Norvale',
    after: '    displayName: Norvale',
    fault: 'home.yaml:15: a hyphen before the first entry of the list is missing',
  },
  {
    mistake: 'a missing hyphen before an entry with fields',
    file: 'home',
    before: '  - displayName: Kite',
    after: '    displayName: Kite',
    fault:
      'home.yaml:18: the field displayName is there twice. If a new entry begins here, write a hyphen',
  },
  {
    mistake: 'a missing hyphen before a deeper entry',
    file: 'careers',
    before: '- Teaching experience',
    after: '- Teaching experience\n      Patience',
    fault: 'careers.yaml:36: it begins too far left or right, or a hyphen before it is missing',
  },
  {
    mistake: 'a missing hyphen before the first deeper entry',
    file: 'careers',
    before: /(qualificationList:\n {6})- /,
    after: '$1',
    fault:
      'careers.yaml:35: jobs[1].qualificationList: expected a list: each entry begins with a hyphen',
  },
  {
    mistake: 'the name of a PNG file for a logo',
    file: 'home',
    before: /img: .*/,
    after: 'img: aster.png',
    fault:
      'clients[1].img: a logo is an SVG file, and aster.png is none. Ask the client for the logo as',
  },
  {
    mistake: 'the name of a missing logo with .svg',
    file: 'home',
    before: /img: .*/,
    after: 'img: no-such-logo.svg',
    fault: 'there is no file src/drawings/clients/no-such-logo.svg. Put',
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
    fault: 'is there twice. If a new entry begins here',
  },
  {
    mistake: 'a missing field',
    file: 'home',
    before: /^lede: .*\n/m,
    after: '',
    fault: 'lede: this field is missing. Write a text',
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
    fault: 'faq[2].ref: expected another one, which no other',
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

for (const { what, file, before, after, note } of [
  {
    what: 'a tag of HTML',
    file: 'home',
    before: /(?<=^lede: )/m,
    after: '<b>Now</b> ',
    note: 'home.yaml:4: lede: visitors see <b> as it is written here',
  },
  {
    what: 'a character reference of HTML',
    file: 'home',
    before: /(?<=^lede: )/m,
    after: 'Research &amp; training ',
    note: 'home.yaml:4: lede: visitors see &amp; as it is written here',
  },
  {
    what: 'bold text in Markdown',
    file: 'home',
    before: 'We plan',
    after: 'We **always** plan',
    note: 'reasons[1].text: visitors see **always** as it is written here',
  },
  {
    what: 'a link in Markdown',
    file: 'home',
    before: 'We plan',
    after: 'See [here](https://a.example). We plan',
    note: 'reasons[1].text: visitors see [here](https://a.example) as it is',
  },
  {
    what: 'a soft hyphen',
    file: 'home',
    before: 'Instructor-led',
    after: 'Instruc\u00adtor-led',
    note: 'home.yaml:4: lede: there is a soft hyphen that nobody sees: “Instruc‹soft hyphen›”. Type',
  },
  {
    what: 'a zero-width space',
    file: 'home',
    before: 'We plan',
    after: 'We\u200b plan',
    note: 'reasons[1].text: there is a zero-width space that nobody sees: “We‹',
  },
  {
    what: 'an entry that goes on in the next line',
    file: 'home',
    before: '  - TIME',
    after: '    TIME',
    note: 'home.yaml:2: heroLines[1]: this text goes on in the next line. If that is a new entry, write a hyphen',
  },
  {
    what: 'a second client with the same logo',
    file: 'home',
    before: 'img: kitebridge',
    after: 'img: norvale',
    note: 'clients[2].img: Norvale has the same logo, ',
  },
]) {
  it(`${what} is told with its place, and not refused`, () => {
    const { faults, notes } = changed(file, before, after);
    expect(faults).toEqual([]);
    expect(notes).toEqual([expect.stringContaining(note)]);
  });
}

it.each(['Crème brûlée', 'A & B, 5 * 4 * 3 < 100', 'क्‍ष', 'می‌خواهم', '24\u00a0x\u00a07'])(
  '“%s” is a text without notes',
  (words) => {
    expect(changed('home', /(?<=^lede: ).*/m, words)).toEqual({ faults: [], notes: [] });
  },
);

const placesOf = (faults: readonly string[]) => faults.map((fault) => fault.replace(/:\D.*/, ''));

it('of a file that YAML can’t read, the first mistake is told', () => {
  changed('shell', 'via {source}', 'from');
  changed('home', '  - displayName: Kite', '   - displayName: Kite');
  changed('home', 'icon: learning-path', 'icon: path');
  const faults = faultsOf('home', /^lede: /m, 'lede: "');
  expect(placesOf(faults)).toEqual(['en/home.yaml:4', 'en/shell.yaml:12']);
});

it('of a file that YAML can read, all mistakes are told', () => {
  changed('home', 'icon: learning-path', 'icon: path');
  const faults = faultsOf('home', 'img: verrin', 'img: no-such-logo');
  expect(placesOf(faults)).toEqual(['en/home.yaml:37', 'en/home.yaml:52']);
});

it('a missing hyphen before the first of several texts is told once', () => {
  const faults = faultsOf('training', /(bullets:\n +)- /, '$1');
  expect(faults).toEqual([expect.stringContaining('a hyphen before it is missing')]);
});

it('a copy of a file is named as ignored', () => {
  cpSync(join(folder, 'en/home.yaml'), join(folder, 'en/home copy.yaml'));
  expect(readContent('en', folder).notes).toEqual([
    `${folder}/en/home copy.yaml is ignored: no file of the site has this name. Move its texts, or delete it.`,
  ]);
});

it.each([
  ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\ufeff${text}`],
])('files with %s have the same content', (_, change) => {
  const before = readContent('en', folder).content;
  for (const name of readdirSync(join(folder, 'en'))) {
    const file = join(folder, 'en', name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
  expect(readContent('en', folder)).toEqual({ content: before, faults: [], notes: [] });
});

it('a mistake in a file with Windows line ends has the same line', () => {
  const file = join(folder, 'en/home.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
  expect(changed('home', /^lede: /m, 'lede: "').faults.join()).toContain('en/home.yaml:4: the');
});

it.each([
  ['a text', /^clients:\n(?: {2}.*\n)+/m, 'clients: none\n'],
  ['an entry of nothing', /^clients:\n/m, 'clients:\n  -\n'],
])('a build with %s in the place of the clients says so in sentences', async (_, before, after) => {
  cpSync(join(folder, 'en'), join(folder, 'ar'), { recursive: true });
  expect(faultsOf('home', before, after)).not.toEqual([]);
  vi.stubEnv('CONTENT', folder);
  const build = rollup({ input: 'content', plugins: [content(['en', 'ar'])] });
  await expect(build).rejects.toThrow('The content has mistakes.');
  vi.unstubAllEnvs();
});

it('a telephone number may have no-break spaces', () => {
  expect(changed('company', /phone: .*/, 'phone: +91\u00a098123\u202f45678').faults).toEqual([]);
  expect(readContent('en', folder).content.company.phone).toBe('+91 98123 45678');
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

  it('a plural form that a language does not have yet is told, with a number to write it with', () => {
    copyTo('ga');
    expect(readContent('ga', folder).notes.join()).toContain('that ga counts so, such as 7.');
  });

  it('the folder of a language needs the code of a language as its name', () => {
    copyTo('xx');
    expect(faultsIn('xx')).toEqual([
      `${folder}/xx: the name of the folder is not the code of a language.`,
    ]);
  });

  it('a file that a language does not have yet is told, and its texts are English', () => {
    copyTo('fr');
    removeFile('fr/about.yaml');
    const { faults, notes, content } = readContent('fr', folder);
    expect(faults).toEqual([]);
    expect(notes).toContain(
      `${folder}/fr/about.yaml:1: shown in English until somebody translates it.`,
    );
    expect(content.about.heading).toBe('We Launched in 2015!');
  });

  it('the folder of a language takes the company from English if it has none', () => {
    copyTo('fr');
    removeFile('fr/company.yaml');
    expect(faultsIn('fr').filter((fault) => fault.includes('company'))).toEqual([]);
  });

  it('the folder of a language needs each file if it is English, from which others are made', () => {
    removeFile('en/home.yaml');
    expect(faultsIn('en')).toEqual([
      `${folder}/en/home.yaml is missing. Take it from an older version.`,
    ]);
  });
});

describe('what a language does not have yet', () => {
  /** A change of the German texts, then what they are. */
  function germanAfter(name: string, before: string | RegExp, after: string) {
    cpSync(join(folder, 'en'), join(folder, 'de'), { recursive: true });
    const file = join(folder, 'de', `${name}.yaml`);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(before);
    writeFileSync(file, text.replace(before, after));
    const { content, faults, notes } = readContent('de', folder);
    expect(faults).toEqual([]);
    return { content, notes: notes.map((note) => note.replace(`${folder}/`, '')) };
  }
  const inEnglish = (place: string) => [
    `de/${place}: shown in English until somebody translates it.`,
  ];
  const norvale = / {2}- displayName: Norvale[^-]*(?=\n {2}-)/;

  it('a record that only English has is shown in English, after the others', () => {
    const { content, notes } = germanAfter('home', / {2}- displayName: K[^-]*(?= {2}-)/, '');
    expect(content.home.clients).toHaveLength(8);
    expect(content.home.clients.at(-1)).toEqual({
      displayName: 'Kitebridge',
      img: 'kitebridge',
      alt: 'Kitebridge logo',
    });
    expect(notes).toEqual(inEnglish('home.yaml:15: clients[8]'));
  });

  it('a record is the one with the same code in English, wherever it stands', () => {
    const first = '  - displayName: Verrin GmbH\n    img: verrin.svg\n';
    const last = / {2}- displayName: Verrin\n.*\n.*\n/;
    germanAfter('home', last, '');
    const file = join(folder, 'de/home.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('clients:\n', `clients:\n${first}`));
    const { clients } = readContent('de', folder).content.home;
    expect(clients).toHaveLength(8);
    expect(clients[0]).toEqual({ displayName: 'Verrin GmbH', img: 'verrin', alt: 'Verrin logo' });
  });

  it.each(['  - img: norvale', "  - displayName: ''\n    img: norvale.svg\n    alt:"])(
    'a record without a text has that of English: %j',
    (record) => {
      const { content, notes } = germanAfter('home', norvale, record);
      expect(content.home.clients[0]?.alt).toBe('Norvale logo');
      expect(notes).toEqual(inEnglish('home.yaml:15: clients[1]'));
    },
  );

  it('a record without a code is the one in the same place, also if the form has left it empty', () => {
    const { content } = germanAfter('home', / {2}- label: Cities\n.*/, '  - null');
    const { statistics } = content.home;
    expect(statistics.map(({ label }) => label).slice(0, 3)).toEqual([
      'Nations',
      'Cities',
      'Corporate',
    ]);
  });

  it('an optional text that a language does not have is missing on purpose', () => {
    const { content, notes } = germanAfter('contact', /officesHeadings:\n( .*\n)+/, '');
    expect(content.contact.officesHeadings).toBeUndefined();
    expect(notes).toEqual([]);
  });

  it('a draft of a job waits for no translation', () => {
    const { content, notes } = germanAfter('careers', /jobs:[\s\S]*/, '');
    expect(content.careers.jobs).toHaveLength(3);
    expect(notes).toEqual([]);
  });

  it('a figure that was changed in one language alone is told, with that of English', () => {
    const { notes } = germanAfter('home', 'value: 8+', 'value: 9+');
    expect(notes).toEqual([
      'de/home.yaml:58: statistics[2].value: “9+” has another number than in English, “8+”.',
    ]);
  });

  it.each([
    ['an empty text', /^lede: .*/m, "lede: ''"],
    ['a logo that is not there', /img: .*/, 'img: no-such-logo'],
  ])('%s in English is told, and not as a mistake of the other language', (_, before, after) => {
    cpSync(join(folder, 'en'), join(folder, 'de'), { recursive: true });
    changed('home', before, after);
    const { faults, notes } = readContent('de', folder);
    expect(faults).toEqual(readContent('en', folder).faults);
    expect(notes).toEqual([]);
  });

  it('a build with two logos that are not SVG files says once what to do about them', async () => {
    changed('home', /img: .*/, 'img: aster.png');
    changed('home', /img: kitebridge.*/, 'img: kitebridge.png');
    vi.stubEnv('CONTENT', folder);
    const error = await rollup({ input: 'content', plugins: [content(['en'])] }).catch(String);
    vi.unstubAllEnvs();
    expect(error).toContain('kitebridge.png is none.');
    expect(`${error}`.split('Ask the client')).toHaveLength(2);
  });
});

describe('languages.yaml', () => {
  afterEach(() => vi.unstubAllEnvs());

  const languagesAfter = (text: string) => {
    writeFileSync(join(folder, 'languages.yaml'), text);
    vi.stubEnv('CONTENT', folder);
    return languages();
  };

  it('a language that languages.yaml does not name is left out', () => {
    expect(languagesAfter('- en\n- hi\n')).toEqual(['en', 'hi']);
  });

  it.each([
    [
      '- ar\n',
      'expected a line such as “- en” for each language, English first, each once, got ["ar"].',
    ],
    [
      'en\n',
      'expected a line such as “- en” for each language, English first, each once, got "en".',
    ],
    ['- en\n- fr\n', 'names fr, and there is no folder src/content/fr.'],
    [
      '- en\n-ar\n',
      '2: expected a line such as “- en” for each language, English first, each once.',
    ],
    [
      '# - en\n',
      'expected a line such as “- en” for each language, English first, each once, got no line.',
    ],
  ])('a list of languages %j is refused, with what is wrong', (text, message) => {
    expect(() => languagesAfter(text)).toThrow(message);
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
