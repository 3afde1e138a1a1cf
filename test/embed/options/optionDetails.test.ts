// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkOptions, defaults, fixedDifference } from '../../../src/embed/options/settings';

const link = { displayName: 'LinkedIn', url: 'https://l.example/a', icon: 'linkedin' };

describe('a company', () => {
  it.each(['a@b.example', 'hello@skillmere.example', 'first.last+x@sub-domain.example'])(
    'may have the mail address %s',
    (helloEmail) => {
      expect(checkOptions({ company: { helloEmail } }).company.helloEmail).toBe(helloEmail);
    },
  );

  it.each(['a b@c.example', 'a@b c.example', 'a@b@c.example', '@b.example', 'a@', 'a%40b.example'])(
    'may not have the mail address %s',
    (helloEmail) => {
      expect(() => checkOptions({ company: { helloEmail } })).toThrow('expected a mail address');
    },
  );

  it.each([
    ['https://l.example/', true],
    ['http://l.example/', true],
    ['ahttps://l.example/', false],
    ['httpsx://l.example/', false],
    ['data:text/html,x', false],
    ['no address', false],
  ])('may have a link to %s: %s', (url, isAccepted) => {
    const check = () => checkOptions({ company: { socialLinks: [{ ...link, url }] } });
    if (isAccepted) expect(check().company.socialLinks[0]?.url).toBe(url);
    else expect(check).toThrow('expected an https: or http: address');
  });

  it('names the field of a link that is wrong', () => {
    const socialLinks = [link, { ...link, displayName: '' }];
    expect(() => checkOptions({ company: { socialLinks } })).toThrow(
      'the option "company".socialLinks[1].displayName: expected a line of text',
    );
  });
});

describe('an initial path', () => {
  it('is read like the path of a link', () => {
    expect(checkOptions({ initialPath: '/Careers/?x=1' }).initialPath).toBe('/careers');
  });

  it('may have 200 characters', () => {
    const initialPath = `/${'a'.repeat(199)}`;
    expect(checkOptions({ initialPath }).initialPath).toBe(initialPath);
    expect(() => checkOptions({ initialPath: `${initialPath}a` })).toThrow(
      'the option "initialPath": expected at most 200 characters, got 201.',
    );
  });
});

it('undefined means the default, whatever is set now', () => {
  const current = { ...defaults, theme: 'dark', manageTitle: false } as const;
  expect(checkOptions({ theme: undefined }, current)).toEqual({ ...current, theme: 'light' });
  expect(checkOptions({}, current)).toEqual(current);
});

it.each([
  [null, 'null'],
  ['theme', 'the string "theme"'],
  [() => {}, 'a function'],
  [[], 'an array'],
  [Promise.resolve({ theme: 'dark' }), '[object Promise]'],
  [new Map([['theme', 'dark']]), '[object Map]'],
])('%s is refused in place of options', (options, got) => {
  expect(() => checkOptions(options)).toThrow(
    `training-site: options: expected a record of options, got ${got}.`,
  );
});

it.each([
  [Promise.resolve({ name: 'Aster' }), '[object Promise]'],
  [new Map([['name', 'Aster']]), '[object Map]'],
])('%s is refused in place of a company', (company, got) => {
  expect(() => checkOptions({ company })).toThrow(
    `the option "company": expected a record such as { name: "…" }, got ${got}.`,
  );
});

it.each([
  ['without a prototype', Object.assign(Object.create(null), { name: 'Aster' })],
  [
    'of a class',
    new (class {
      name = 'Aster';
    })(),
  ],
  ['that can’t change', Object.freeze({ name: 'Aster' })],
  ['with a name of its own kind', { name: 'Aster', [Symbol.toStringTag]: 'Company' }],
])('a company record %s is taken', (_, company) => {
  expect(checkOptions({ company }).company.name).toBe('Aster');
});

it('an error shows the first 80 characters of a long text', () => {
  const theme = 'x'.repeat(200);
  expect(() => checkOptions({ theme })).toThrow(`got the string "${theme.slice(0, 80)}".`);
});

it.each([
  [{}, undefined],
  [{ theme: 'dark', manageTitle: false }, undefined],
  [{ basePath: '/academy' }, 'basePath'],
  [{ routing: 'memory', theme: 'dark' }, 'routing'],
  [{ initialPath: '/careers' }, 'initialPath'],
  [{ push() {} }, 'push'],
] as const)('of %o, a mounted site can’t change %s', (changed, option) => {
  expect(fixedDifference({ ...defaults, ...changed }, defaults)).toBe(option);
});
