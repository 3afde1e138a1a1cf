// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHash, normalisePath, parseHash } from '../../src/embed/hash';

const anyString = fc.string({ unit: 'binary', maxLength: 200 });
const basePath = fc.constantFrom('', '/academy', '/a/b', '/académie');

describe('for any string', () => {
  it('parsing a hash never throws, and gives undefined or a normalised path', () => {
    fc.assert(
      fc.property(anyString, basePath, (text, base) => {
        const path = parseHash(`#${text}`, base);
        if (path === undefined) return;
        expect(path.startsWith('/')).toBe(true);
        expect(path).not.toMatch(/\/\/|.\/$/);
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

  it('a hash that does not begin with the site’s own prefix is the host’s', () => {
    fc.assert(
      fc.property(anyString, (text) => {
        fc.pre(!text.startsWith('/'));
        expect(parseHash(`#${text}`, '')).toBeUndefined();
        fc.pre(!decodeURIComponentSafely(text).startsWith('/academy'));
        expect(parseHash(`#${text}`, '/academy')).toBeUndefined();
      }),
    );
  });
});

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
