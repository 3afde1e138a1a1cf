// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatHash,
  fragmentOf,
  normaliseBasePath,
  normalisePath,
  parseHash,
  withoutFragment,
} from '../../src/embed/hash';

it.each([
  ['', '#/', '/', 'the root is Home'],
  ['', '#/training', '/training', 'a screen'],
  ['', '#/Training', '/training', 'other letter case'],
  ['', '#/training?utm=x', '/training', 'a query'],
  ['', '#/contact%2Dus', '/contact-us', 'percent-encoding'],
  ['', '#/%E0%A4%A', '/%e0%a4%a', 'percent-encoding that does not decode'],
  ['', '#/a%0d%0ab', '/ab', 'line breaks'],
  ['', '#', undefined, 'the bare hash of a dummy link'],
  ['', '#pricing', undefined, 'an anchor of the host'],
  ['', '#!/training', undefined, 'a route of another router'],
  ['/academy', '#/academy', '/', 'Home'],
  ['/academy', '#/academy/Training/?x=1', '/training', 'a screen in every odd spelling'],
  ['/academy', '', undefined, 'no hash at all'],
  ['/academy', '#/training', undefined, 'a screen of another site'],
  ['/academy', '#/academyx', undefined, 'a longer word'],
  ['/academy', '#pricing', undefined, 'an anchor of the host'],
  ['academy', '#academy', '/', 'Home'],
  ['academy', '#academy-contact-us', '/contact-us', 'a screen of two words'],
  ['academy', '#academy-Training/?x=1', '/training', 'the same in every odd spelling'],
  ['academy', '#academy-award', undefined, 'an anchor of the host that begins with the word'],
  ['academy', '#academy/training', undefined, 'a path below the word'],
  ['academy', '', undefined, 'no hash at all'],
])('with the base path %j, reads %j as %j: %s', (basePath, fragment, path, _why) => {
  expect(parseHash(fragment, basePath)).toBe(path);
});

it.each([
  ['/', '', '#/'],
  ['/training', '', '#/training'],
  ['/', '/academy', '#/academy'],
  ['/training', '/academy', '#/academy/training'],
  ['/a b', '', '#/a%20b'],
  ['/what?', '', '#/what%3F'],
  ['/\ud800', '', '#/%EF%BF%BD'],
  ['/', 'academy', '#academy'],
  ['/know-us-more', 'academy', '#academy-know-us-more'],
  ['/no-such-screen', 'academy', undefined],
])('writes %j with the base path %j as %j', (path, basePath, hash) => {
  expect(formatHash(path, basePath)).toBe(hash);
});

it.each([
  ['https://portal.example/a?b=1#/training', 'https://portal.example/a?b=1', '#/training'],
  // A bare # is not the same as no hash.
  ['https://portal.example/a?b=1#', 'https://portal.example/a?b=1', '#'],
  ['https://portal.example/a?b=1', 'https://portal.example/a?b=1', ''],
])('%s is the page %s and the fragment %j', (address, page, fragment) => {
  expect([withoutFragment(address), fragmentOf(address)]).toEqual([page, fragment]);
});

it.each([
  ['/academy//', '/academy'],
  ['/my%20academy', '/my academy'],
  ['academy', 'academy'],
  ['/', ''],
])('the base path %s is %j', (basePath, normal) => {
  expect(normaliseBasePath(basePath)).toBe(normal);
});

describe('for any string', () => {
  const anyString = fc.string({ unit: 'binary', maxLength: 200 });
  const basePath = fc.constantFrom('', '/academy', '/a/b', '/académie');

  it('parsing a hash never throws, and gives a normalised path, or undefined for one of the host', () => {
    fc.assert(
      fc.property(anyString, basePath, (text, base) => {
        const path = parseHash(`#${text}`, base);
        if (!text.startsWith('/') && base === '') expect(path).toBeUndefined();
        if (path !== undefined) expect(path).toMatch(/^\/(?!.*(\/\/|.\/$))/s);
      }),
    );
  });

  it('a formatted path is parsed to the same path', () => {
    fc.assert(
      fc.property(anyString, basePath, (text, base) => {
        const path = normalisePath(text);
        expect(parseHash(formatHash(path, base) ?? '', base)).toBe(path);
      }),
    );
  });
});
