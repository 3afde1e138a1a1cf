// @vitest-environment node
import { expect, it } from 'vitest';
import { ownerOf } from '../../src/embed/titleRule';

const titles = { ofPage: 'Partners – Portal', ofSites: ['Training | Ready.', 'Careers'] };

it.each([
  // The screen's.
  ['Careers', 'site'],
  ['(1) Careers', 'site'],
  ['• Careers', 'site'],
  ['🔔 Careers', 'site'],
  ['Careers (3)', 'site'],
  ['2 new messages – Careers', 'site'],
  // A title of the page's own can't be told from it.
  ['Careers – Portal', 'site'],
  // VitePress after load, Luigi after each link: they remember the title that stood there before the site's.
  ['Partners – Portal', 'old'],
  ['(1) Partners – Portal', 'old'],
  ['• Partners – Portal', 'old'],
  // Astro, and a counter: they remember the title of the screen before.
  ['Training | Ready.', 'old'],
  ['(2) Training | Ready.', 'old'],
  ['Training | Ready. – Portal', 'old'],
  // The page's own.
  ['Careers FAQ – Portal', 'page'],
  ['Our Careers', 'page'],
  ['3 Careers', 'page'],
  ['Careersβ', 'page'],
  ['News – Partners – Portal', 'page'],
  ['Portal', 'page'],
  ['Messages', 'page'],
  ['', 'page'],
])('%j is a title of: %s', (title, owner) => {
  expect(ownerOf(title, titles)).toBe(owner);
});

it('while no site has set a title, each is the page’s', () => {
  expect(ownerOf('Careers', { ofPage: '', ofSites: [] })).toBe('page');
});

it('an empty title is an old one where the page had none', () => {
  expect(ownerOf('', { ofPage: '', ofSites: ['Careers'] })).toBe('old');
});

it('a title beside an empty one is the page’s', () => {
  expect(ownerOf('(1)', { ofPage: '', ofSites: ['Careers'] })).toBe('page');
});
