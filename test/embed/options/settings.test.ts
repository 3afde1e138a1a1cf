import { afterEach, describe, expect, it, vi } from 'vitest';
import { company } from '../../../src/content/company';
import { checkOptions, defaults } from '../../../src/embed/options/settings';

afterEach(() => vi.restoreAllMocks());

describe('checkOptions', () => {
  it('fills in the defaults', () => {
    expect(checkOptions(undefined)).toEqual(defaults);
    expect(checkOptions({ theme: undefined })).toEqual(defaults);
  });

  it('takes every option', () => {
    const onNavigate = () => {};
    const options = { basePath: '/academy', routing: 'memory', manageTitle: false, theme: 'auto' };
    expect(checkOptions({ ...options, onNavigate })).toEqual({
      ...defaults,
      ...options,
      onNavigate,
    });
  });

  it.each([
    ['', ''],
    ['/', ''],
    ['/academy/', '/academy'],
    ['/acad%C3%A9mie', '/académie'],
    ['/my%20academy', '/my academy'],
    ['academy', 'academy'],
    ['Academy_2-b', 'Academy_2-b'],
  ])('reads the base path %j as %j', (basePath, expected) => {
    expect(checkOptions({ basePath }).basePath).toBe(expected);
  });

  it.each([
    [
      'basePath',
      7,
      'the option "basePath": expected "", a path such as "/academy" or a word such as "academy", got 7.',
    ],
    ['basePath', 'my academy', 'got the string "my academy".'],
    ['basePath', '/my academy', 'got the string "/my academy".'],
    ['basePath', 'academy.org', 'got the string "academy.org".'],
    ['basePath', '2academy', 'got the string "2academy".'],
    ['initialPath', 'careers', 'the option "initialPath": expected a path such as "/careers"'],
    ['initialPath', '', 'got the string "".'],
    ['initialPath', 7, 'got 7.'],
    ['push', 'history', 'expected a function, got the string "history".'],
    ['basePath', '/a?b', 'got the string "/a?b".'],
    ['basePath', null, 'got null.'],
    ['routing', 'history', 'expected "hash" or "memory", got the string "history".'],
    ['routing', true, 'got true.'],
    ['manageTitle', 'false', 'expected true or false, got the string "false".'],
    ['manageTitle', 0, 'got 0.'],
    ['theme', 'Dark', 'expected "light" or "dark" or "auto", got the string "Dark".'],
    ['theme', {}, 'got [object Object].'],
    ['onNavigate', 'log', 'expected a function, got the string "log".'],
    ['onNavigate', [], 'got an array.'],
    ['company', 'Aster', 'the option "company": expected a record'],
    ['company', [], 'got an array.'],
    ['company', { name: '' }, 'company".name: expected a line of text that is not empty'],
    ['company', { name: '  ' }, 'not empty'],
    ['company', { name: 7 }, 'got 7.'],
    ['company', { phone: 'call us' }, 'expected a telephone number'],
    ['company', { phone: 'ext. 12' }, 'expected a telephone number'],
    ['company', { phone: '+91 00000 x12 or x13' }, 'expected a telephone number'],
    ['company', { whatsApp: 'javascript:alert(1)' }, 'expected a telephone number'],
    ['company', { helloEmail: 'a@b.example\nBcc: c@d.example' }, 'expected a mail address'],
    ['company', { infoEmail: 'a@b.example?cc=c@d.example' }, 'expected a mail address'],
    ['company', { careersEmail: 'careers' }, 'expected a mail address'],
    ['company', { socialLinks: {} }, 'expected an array of links'],
    ['company', { socialLinks: ['x'] }, 'socialLinks[0]: expected a record'],
    [
      'company',
      { socialLinks: [{ displayName: 'X', url: 'javascript:alert(1)', icon: 'twitter' }] },
      'socialLinks[0].url: expected an https: or http: address, got the string "javascript:alert(1)"',
    ],
    [
      'company',
      { socialLinks: [{ displayName: 'X', url: '/x', icon: 'twitter' }] },
      'socialLinks[0].url',
    ],
    [
      'company',
      { socialLinks: [{ displayName: 'X', url: 'https://x.example', icon: 'x' }] },
      'socialLinks[0].icon: expected one of linkedin, facebook, twitter',
    ],
  ])('refuses %s: %j and names it', (option, value, message) => {
    expect(() => checkOptions({ [option]: value })).toThrow(TypeError);
    expect(() => checkOptions({ [option]: value })).toThrow(message);
  });

  // The title has no placeholder for the value, the last parameter, because the value is long.
  it.each([
    ['basePath', 'expected at most 200 characters, got 60001.', `/${'/'.repeat(60_000)}`],
    ['company', '.phone: expected at most 500 characters', { phone: `${'1'.repeat(60_000)}x` }],
    ['company', '.phone: expected a telephone number', { phone: `${'x1'.repeat(249)};` }],
  ])('refuses a long text in %s: %s', (option, message, value) => {
    expect(() => checkOptions({ [option]: value })).toThrow(TypeError);
    expect(() => checkOptions({ [option]: value })).toThrow(message);
  });

  it.each([null, 'options', 7])('refuses %j in place of options', (options) => {
    expect(() => checkOptions(options)).toThrow(TypeError);
  });

  it('warns of an option, and of a company field, that it does not know', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(checkOptions({ locale: 'de', company: { fax: '1' } })).toEqual(defaults);
    expect(warn.mock.calls.flat()).toEqual([
      'training-site: the option "locale" is not known and has no effect.',
      'training-site: the option "company".fax is not known and has no effect.',
    ]);
  });

  it.each([
    '+44 (0)20 7946 0123 ext. 12',
    '(+1) 202-555-0100 x12',
    '+49 89 / 1234567',
    '020 79460123 #4',
  ])('accepts the number %s as it is written', (phone) => {
    expect(checkOptions({ company: { phone } }).company.phone).toBe(phone);
  });

  it('overrides the given fields of the company and keeps the rest', () => {
    const social = { displayName: 'LinkedIn', url: 'https://l.example/a', icon: 'linkedin' };
    const overrides = { name: 'Aster', phone: undefined, socialLinks: [social] };
    expect(checkOptions({ company: overrides }).company).toEqual({
      ...company,
      name: 'Aster',
      socialLinks: [social],
    });
  });
});
