// @vitest-environment node

import { describe, expect, it, vi } from 'vitest';
import {
  checkOptions,
  defaults,
  locationDifferences,
  needsNewLocation,
} from '../../../src/embed/options/settings';

const link = { displayName: 'LinkedIn', url: 'https://l.example/a', icon: 'linkedin' };

it.each([undefined, null, {}])('%o as options means all defaults', (nothing) => {
  expect(checkOptions(nothing)).toEqual(defaults);
});

it('options that are given are taken, and the others have their defaults', () => {
  const options = {
    basePath: '/academy',
    routing: 'memory',
    manageTitle: false,
    theme: 'auto',
    onNavigate() {},
    push() {},
  };
  expect(checkOptions(options)).toEqual({ ...defaults, ...options });
});

it('an option that is left out keeps its current setting', () => {
  const current = { ...defaults, theme: 'dark', manageTitle: false } as const;
  expect(checkOptions({}, current)).toEqual(current);
});

it('undefined means the default of an option, whatever is set now', () => {
  const current = { ...defaults, theme: 'dark', manageTitle: false } as const;
  expect(checkOptions({ theme: undefined }, current)).toEqual({ ...current, theme: 'light' });
});

it.each([
  ['basePath', '', ''],
  ['basePath', '/', ''],
  ['basePath', '/academy//', '/academy'],
  ['basePath', '/my%20academy', '/my academy'],
  ['basePath', 'Academy_2-b', 'Academy_2-b'],
  ['basePath', 'nullable', 'nullable'],
  ['initialPath', '/Careers/?x=1', '/careers'],
  ['source', ' Aster portal ', 'Aster portal'],
  ['pages', '/', '/'],
  ['pages', '../..', '../../'],
  ['pages', '/academy', '/academy/'],
  ['pages', 'HTTPS://training.example', 'HTTPS://training.example/'],
  ['pages', 'http://training.example:8080/a/b/', 'http://training.example:8080/a/b/'],
] as const)('%s with the value %j is read as %j', (option, value, setting) => {
  expect(checkOptions({ [option]: value })[option]).toBe(setting);
});

it.each([
  ['helloEmail', 'first.last+x@sub-domain.example'],
  ['phone', '+44 (0)20 7946 0123 ext. 12'],
  ['phone', '(+1) 202-555-0100 x12'],
  ['phone', '020 79460123 #4'],
  ['phone', '12345;extension 67'],
] as const)('the %s of a company may be %s', (field, text) => {
  expect(checkOptions({ company: { [field]: text } }).company[field]).toBe(text);
});

it('a company overrides the given fields, and the rest stays as shipped', () => {
  const checked = checkOptions({ company: { name: 'Aster', phone: undefined } });
  expect(checked.company).toEqual({ name: 'Aster' });
});

it('the social links of a company replace all that are shipped', () => {
  const socialLinks = [link, { ...link, url: 'http://l.example/' }];
  expect(checkOptions({ company: { socialLinks } }).company.socialLinks).toEqual(socialLinks);
});

it('a name may have marks of direction, which only stand for a letter', () => {
  const name = 'Aster \u200f\u0623\u0633\u062a\u0631';
  expect(checkOptions({ company: { name } }).company.name).toBe(name);
});

const noBasePath = 'expected "", a path such as "/academy" or a word such as "academy", got';
const noPath = 'expected a path such as "/careers", got';
const noPages = 'expected "", a path such as "/academy/" or an https: or http: address, got';
const noTurn = 'without characters that turn its direction, got';
const noLine = `expected a line of text that is not empty, ${noTurn}`;
const noYear = 'expected a year such as 2015, got';
const noPhone = 'expected a telephone number such as "+91 00000 00000", got';
const noMail = 'expected a mail address such as "hello@skillmere.example", got';

it.each([
  ['basePath', 7, `: ${noBasePath} 7.`],
  ['basePath', 'null', `: ${noBasePath} the string "null".`],
  ['basePath', 'undefined', noBasePath],
  ['basePath', '2b', noBasePath],
  ['basePath', 'my academy', `: ${noBasePath} the string "my academy".`],
  ['basePath', '/a?b', noBasePath],
  ['basePath', 'academy.org', noBasePath],
  ['initialPath', 'careers', `: ${noPath} the string "careers".`],
  ['pages', 'academy/', `: ${noPages} the string "academy/".`],
  ['pages', '//other.example/', noPages],
  ['pages', '/\\other.example/', noPages],
  ['pages', '/?page=', noPages],
  ['pages', 'javascript:alert(1)', noPages],
  ['source', 'a\nBcc: c@d.example', `: expected a line of text, ${noTurn} the string`],
  ['source', 'a\u202eb', `: expected a line of text, ${noTurn} the string "a\\u202eb".`],
  ['source', 'a\u2066b', noTurn],
  ['source', 'a\u2028b', noTurn],
  ['push', 'history', ': expected a function, got the string "history".'],
  ['onNavigate', [], ': expected a function, got an array.'],
  ['routing', 'history', ': expected "hash" or "memory", got the string "history".'],
  ['manageTitle', 'false', ': expected true or false, got the string "false".'],
  ['theme', 'Dark', ': expected "light" or "dark" or "auto" or "page", got the string "Dark".'],
  [
    'company',
    'Aster',
    ': expected JSON of a record, such as {"name": "…"}, got the string "Aster".',
  ],
  ['company', '[]', ': expected a record such as { name: "…" }, got an array.'],
  ['headingLevel', 7, ': expected 1 or 2 or 3 or 4, got 7.'],
  ['hide', 'foot', ': expected words in "header footer notice", or "", got the string "foot".'],
  ['hide', ['header'], ': expected words in "header footer notice", or "", got an array.'],
  ['company', Promise.resolve({ name: 'Aster' }), 'got [object Promise].'],
  ['company', { name: '  ' }, `.name: ${noLine} the string "  ".`],
  ['company', { name: 7 }, `.name: ${noLine} 7.`],
  ['company', { name: 'a\nb' }, `.name: ${noLine}`],
  ['company', { name: 'Aster\u202e' }, `.name: ${noLine} the string "Aster\\u202e".`],
  ['company', { foundingYear: '2015' }, `.foundingYear: ${noYear} the string "2015".`],
  ['company', { foundingYear: 15 }, `.foundingYear: ${noYear} 15.`],
  ['company', { foundingYear: 2015.5 }, noYear],
  ['company', { foundingYear: Number.NaN }, noYear],
  ['company', { phone: '1234' }, noPhone],
  ['company', { phone: 'tel:12345' }, noPhone],
  ['company', { phone: '12345 or 6' }, noPhone],
  ['company', { whatsApp: 'javascript:alert(1)' }, `.whatsApp: ${noPhone}`],
  ['company', { helloEmail: 'a@b.example\nBcc: c@d.example' }, `.helloEmail: ${noMail}`],
  ['company', { infoEmail: 'a@b.example?cc=c@d.example' }, `.infoEmail: ${noMail}`],
  ['company', { careersEmail: 'careers' }, `.careersEmail: ${noMail}`],
  ['company', { helloEmail: 'a\u202e@b.example' }, noMail],
  ['company', { helloEmail: 'a&cc=b@c.example' }, noMail],
  ['company', { helloEmail: 'a@b@c.example' }, noMail],
  ['company', { socialLinks: {} }, '.socialLinks: expected an array of links'],
  [
    'company',
    { socialLinks: ['x'] },
    '.socialLinks[0]: expected a record { displayName, url, icon }',
  ],
])('%s with the value %j is refused by name', (option, value, message) => {
  const check = () => checkOptions({ [option]: value });
  expect(check).toThrow(TypeError);
  expect(check).toThrow(`the option "${option}"`);
  expect(check).toThrow(message);
});

for (const { option, longest, first } of [
  { option: 'basePath', longest: 200, first: '/' },
  { option: 'initialPath', longest: 200, first: '/' },
  { option: 'pages', longest: 200, first: '/' },
  { option: 'source', longest: 80, first: 'x' },
]) {
  describe(`${option}`, () => {
    const check = (length: number) => checkOptions({ [option]: first.padEnd(length, 'x') });

    it(`the option ${option} may have ${longest} characters`, () => {
      expect(() => check(longest)).not.toThrow();
    });

    it(`the option ${option} is refused with ${longest + 1} characters`, () => {
      expect(() => check(longest + 1)).toThrow(
        `the option "${option}": expected at most ${longest} characters, got ${longest + 1}.`,
      );
    });
  });
}

for (const { what, field, message } of [
  { what: 'an empty name', field: { displayName: '' }, message: `displayName: ${noLine}` },
  { what: 'an unknown icon', field: { icon: 'mail' }, message: 'icon: expected "linkedin" or' },
  {
    what: 'an address that only has https:// in it',
    field: { url: 'xhttps://l.example' },
    message: 'url: expected an https: or http:',
  },
  {
    what: 'a script as its address',
    field: { url: 'javascript:alert(1)' },
    message: 'url: expected an https: or http:',
  },
]) {
  it(`a social link with ${what} is refused, with its place in the list`, () => {
    const socialLinks = [link, { ...link, ...field }];
    expect(() => checkOptions({ company: { socialLinks } })).toThrow(
      `the option "company".socialLinks[1].${message}`,
    );
  });
}

it('a phone number of a company may have at most 500 characters', () => {
  const phone = '1'.repeat(60_000);
  expect(() => checkOptions({ company: { phone } })).toThrow(
    '"company".phone: expected at most 500 characters, got 60000.',
  );
});

it('a long text that is almost a phone number is refused at once', () => {
  const phone = `${'x1'.repeat(249)};`;
  expect(() => checkOptions({ company: { phone } })).toThrow(
    '"company".phone: expected a telephone number',
  );
});

it('an error has the first 80 characters of a long text', () => {
  const shown = 'x'.repeat(80);
  expect(() => checkOptions({ theme: 'x'.repeat(200) })).toThrow(`got the string "${shown}".`);
});

it.each([
  ['theme', 'the string "theme"'],
  [() => {}, 'a function'],
  [[], 'an array'],
  [Promise.resolve({ theme: 'dark' }), '[object Promise]'],
  [{ nodeType: 1, nodeName: 'DIV' }, 'a DIV node'],
])('%s is refused as options', (options, got) => {
  expect(() => checkOptions(options)).toThrow(
    `training-site: options: expected a record of options, got ${got}.`,
  );
});

for (const { what, options, name } of [
  { what: 'option', options: { locale: 'de' }, name: 'the option "locale"' },
  {
    what: 'field of the company',
    options: { company: { fax: '1' } },
    name: 'the option "company".fax',
  },
]) {
  it(`an unknown ${what} gives a warning`, () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    checkOptions(options);
    expect(warn.mock.calls).toEqual([[`training-site: ${name} is not known and has no effect.`]]);
  });

  it(`an unknown ${what} has no effect`, () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(checkOptions(options)).toEqual(defaults);
  });
}

for (const { option, changed } of [
  { option: 'basePath', changed: { basePath: '/academy' } },
  { option: 'routing', changed: { routing: 'memory', theme: 'dark' } },
  { option: 'initialPath', changed: { initialPath: '/careers' } },
] as const) {
  it(`a mounted site can’t change ${option} in place`, () => {
    expect(locationDifferences({ ...defaults, ...changed }, defaults)).toEqual([option]);
  });
}

for (const { what, changed } of [
  { what: 'theme and manageTitle', changed: { theme: 'dark', manageTitle: false } },
  { what: 'push', changed: { push() {} } },
] as const) {
  it(`a mounted site can change ${what} in place`, () => {
    expect(locationDifferences({ ...defaults, ...changed }, defaults)).toEqual([]);
  });
}

for (const { what, path, changed, restarts } of [
  { what: 'its base path', path: '/training', changed: { basePath: '/academy' }, restarts: true },
  {
    what: 'the initial path, which is shown',
    path: '/',
    changed: { initialPath: '/careers' },
    restarts: true,
  },
  {
    what: 'an initial path that is not shown',
    path: '/training',
    changed: { initialPath: '/careers' },
    restarts: false,
  },
  {
    what: 'an initial path that is not shown, and the routing',
    path: '/training',
    changed: { initialPath: '/careers', routing: 'memory' },
    restarts: true,
  },
  { what: 'the theme', path: '/', changed: { theme: 'dark' }, restarts: false },
] as const) {
  it(`a change of ${what} ${restarts ? 'starts the site again' : 'is made in place'}`, () => {
    expect(needsNewLocation(defaults, { ...defaults, ...changed }, path)).toBe(restarts);
  });
}
