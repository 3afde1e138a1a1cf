// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatHash,
  fragmentOf,
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
  ['', '#%2Ftraining', '/training', 'an encoded slash'],
  ['', '#/training%3Fx=1', '/training', 'an encoded query'],
  ['', '#/training?x=%E0%A4%A', '/training', 'a query that does not decode'],
  ['', '#/training&utm_source=x', '/training', 'a parameter that a mail program has added'],
  ['', '#/training?x=1&utm_source=x', '/training', 'the same after a query'],
  ['', '#/training.', '/training', 'the full stop of a sentence'],
  ['', '#/training,', '/training', 'a comma'],
  ['', '#/training)', '/training', 'a bracket'],
  ['', '#/training>', '/training', 'the angle bracket of a mail'],
  ['', '#/training%20', '/training', 'a space'],
  ['', '#/training%E2%80%8B', '/training', 'a space without width'],
  ['', '#/training/).', '/training', 'several of them'],
  ['', '#/&utm_source=x', '/', 'Home with such a parameter'],
  ['', '#/training.html', '/training.html', 'a path that is no screen'],
  ['', '#/training-x', '/training-x', 'a longer path'],
  ['', '#/trainings&x=1', '/trainings&x=1', 'a path that is no screen, with a parameter'],
  ['', '#/__proto__', '/__proto__', 'a property of each object'],
  ['', '#', undefined, 'the bare hash of a dummy link'],
  ['', '#pricing', undefined, 'an anchor of the page'],
  ['', '#!/training', undefined, 'a route of another router'],
  ['/academy', '#/academy', '/', 'Home'],
  ['/academy', '#/academy/Training/?x=1', '/training', 'a screen in every odd spelling'],
  ['/academy', '#/Academy/training', '/training', 'the base path in other letter case'],
  ['/Academy', '#/academy', '/', 'the same the other way round'],
  ['/academy', '#%2Facademy%2Ftraining', '/training', 'encoded slashes'],
  ['/academy', '#/academy&utm_source=x', '/', 'Home with a parameter of a mail program'],
  ['/academy', '#/academy.', '/', 'Home with a full stop'],
  ['/academy', '#/academy.html', undefined, 'a file of the page'],
  ['/academy', '', undefined, 'no hash at all'],
  ['/academy', '#/training', undefined, 'a screen of another site'],
  ['/academy', '#/academyx', undefined, 'a longer word'],
  ['/academy', '#pricing', undefined, 'an anchor of the page'],
  ['academy', '#academy', '/', 'Home'],
  ['academy', '#academy-contact-us', '/contact-us', 'a screen of two words'],
  ['academy', '#academy-Training/?x=1', '/training', 'the same in every odd spelling'],
  ['academy', '#Academy-training', '/training', 'the word in other letter case'],
  ['academy', '#academy-training).', '/training', 'the end of a sentence'],
  ['academy', '#academy-', undefined, 'a hyphen and nothing else'],
  ['academy', '#academy-award', undefined, 'an anchor of the page that begins with the word'],
  ['academy', '#academy/training', undefined, 'a path below the word'],
  ['academy', '', undefined, 'no hash at all'],
])('with the base path %j, the hash %j is read as %j: %s', (basePath, fragment, path, _why) => {
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
])('the path %j with the base path %j is written as %j', (path, basePath, hash) => {
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

it('a hash of 20,000 letters is read in no time', () => {
  const long = '.'.repeat(20_000);
  const before = performance.now();
  expect(parseHash(`#/training${long}`, '')).toBe('/training');
  expect(parseHash(`#/training${long}x`, '')).toBe(`/training${long}x`);
  expect(performance.now() - before).toBeLessThan(1000);
});

describe('for any string', () => {
  const anyString = fc.string({ unit: 'binary', maxLength: 200 });
  const basePath = fc.constantFrom('', '/academy', '/a/b', '/académie');

  it('parsing a hash never throws, and gives a normalised path, or undefined for one of the page', () => {
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
