import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fingerprint } from '../../../src/embed/prerender/fingerprint';
import { takeOver } from '../../../src/embed/prerender/takeOver';

// In unit tests, the fingerprint that the build knows is '' (unitSettings.ts).
vi.mock('../../../src/embed/prerender/fingerprint', () => ({ fingerprint: vi.fn(() => '') }));
const actual = await vi.importActual<typeof import('../../../src/embed/prerender/fingerprint')>(
  '../../../src/embed/prerender/fingerprint',
);

const told = vi.spyOn(console, 'info').mockReturnValue();

beforeEach(() => told.mockClear());

afterEach(() => {
  vi.useRealTimers();
});

function shadowWith(html: string) {
  const shadow = document.createElement('div').attachShadow({ mode: 'open' });
  shadow.append(document.createRange().createContextualFragment(html));
  return shadow;
}

it('gives nothing where there is no HTML', () => {
  expect(takeOver(shadowWith(''))).toBeUndefined();
  expect(told).not.toHaveBeenCalled();
});

it('gives the element of the site, and removes the link to the stylesheet', () => {
  const shadow = shadowWith('<link rel="stylesheet"><div class="site"></div>');
  const container = shadow.lastElementChild as Element;
  expect(takeOver(shadow)).toBe(container);
  expect([...shadow.childNodes]).toEqual([container]);
  expect(fingerprint).toHaveBeenLastCalledWith([container]);
  expect(told).not.toHaveBeenCalled();
});

it.each([
  ['was rendered by another build', '<div></div>', 'other'],
  ['begins with a text', ' <div></div>', ''],
])('leaves HTML that %s, and logs it', (_, html, found) => {
  const shadow = shadowWith(html);
  vi.mocked(fingerprint).mockReturnValueOnce(found);
  const before = [...shadow.childNodes];
  expect(takeOver(shadow)).toBeUndefined();
  expect([...shadow.childNodes]).toEqual(before);
  expect(told).toHaveBeenCalledWith(expect.stringContaining('is not what this script renders'));
});

const html = '<p class="a" lang="en">One <b>two</b></p><!--note--><svg viewBox="0 0 1 1"></svg>';
const fingerprintOf = (text: string) => actual.fingerprint(shadowWith(text).childNodes);

it.each([
  ['a character', html.replace('One', 'Onf')],
  ['a line break between tags', html.replace('</p>', '</p>\n')],
  ['an attribute', html.replace('lang="en"', 'lang="de"')],
  ['an attribute more', html.replace('<b>', '<b hidden>')],
  ['an attribute less', html.replace(' lang="en"', '')],
  ['an element', html.replaceAll('b>', 'i>')],
  ['an element after another instead of in it', html.replace('<b>two</b>', '<b></b>two')],
  ['a comment', html.replace('note', 'notes')],
])('the fingerprint differs with %s', (_, changed) => {
  expect(fingerprintOf(html)).toBe(fingerprintOf(html));
  expect(fingerprintOf(changed)).not.toBe(fingerprintOf(html));
});

it('the fingerprint leaves out the current year, and no other', () => {
  vi.useFakeTimers({ now: new Date('2030-06-01') });
  const now = fingerprintOf('2015–2030');
  expect(fingerprintOf('2015–2029')).not.toBe(now);
  vi.setSystemTime(new Date('2031-06-01'));
  expect(fingerprintOf('2015–2031')).toBe(now);
  expect(fingerprintOf('2015–2030')).not.toBe(now);
});
