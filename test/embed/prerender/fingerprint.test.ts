import { afterEach, describe, expect, it, vi } from 'vitest';
import { fingerprint } from '../../../src/embed/prerender/fingerprint';

const html = '<p class="a" lang="en">One <b>two</b></p><!--note--><svg viewBox="0 0 1 1"></svg>';

function fingerprintOf(text: string) {
  return fingerprint(document.createRange().createContextualFragment(text).childNodes);
}

describe('the fingerprint of nodes', () => {
  it('is the same for the same nodes', () => {
    expect(fingerprintOf(html)).toBe(fingerprintOf(html));
  });

  it.each([
    ['a character', html.replace('One', 'Onf')],
    ['a line break between tags', html.replace('</p>', '</p>\n')],
    ['an attribute', html.replace('lang="en"', 'lang="de"')],
    ['an attribute more', html.replace('<b>', '<b hidden>')],
    ['an attribute less', html.replace(' lang="en"', '')],
    ['an element', html.replaceAll('b>', 'i>')],
    ['an element around another', html.replace('<b>two</b>', '<b><b>two</b></b>')],
    ['an element after another instead of in it', html.replace('<b>two</b>', '<b></b>two')],
    ['a comment', html.replace('note', 'notes')],
  ])('differs with %s', (_, changed) => {
    expect(changed).not.toBe(html);
    expect(fingerprintOf(changed)).not.toBe(fingerprintOf(html));
  });

  it('leaves out the current year, and no other', () => {
    vi.useFakeTimers({ now: new Date('2030-06-01') });
    const now = fingerprintOf('2015–2030');
    expect(fingerprintOf('2015–2029')).not.toBe(now);
    vi.setSystemTime(new Date('2031-06-01'));
    expect(fingerprintOf('2015–2031')).toBe(now);
    expect(fingerprintOf('2015–2030')).not.toBe(now);
  });
});

afterEach(() => {
  vi.useRealTimers();
});
