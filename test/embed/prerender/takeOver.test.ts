import { beforeEach, expect, it, vi } from 'vitest';
import { fingerprint } from '../../../src/embed/prerender/fingerprint';
import { takeOver } from '../../../src/embed/prerender/takeOver';

// In unit tests, the fingerprint that the build knows is '' (unitSettings.ts).
vi.mock('../../../src/embed/prerender/fingerprint', () => ({ fingerprint: vi.fn(() => '') }));

const told = vi.spyOn(console, 'info').mockReturnValue();

beforeEach(() => told.mockClear());

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
