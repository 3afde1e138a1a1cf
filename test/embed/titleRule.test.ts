// @vitest-environment node
import { expect, it } from 'vitest';
import { originOf } from '../../src/embed/titleRule';

const at = 'https://portal.example/partners?year=2';
const titles = {
  ofPage: 'Partners – Portal',
  ofSites: ['Training | Ready.', 'Careers'],
  ofScreens: ['Home', 'Training | Ready.', 'Careers', 'Contact us'],
  setAt: at,
};

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
  // VitePress after load, Luigi after each link: they remember the title that stood there before
  // the site's.
  ['Partners – Portal', 'old'],
  ['(1) Partners – Portal', 'old'],
  ['• Partners – Portal', 'old'],
  // Astro, and a counter: they remember the title of the screen before.
  ['Training | Ready.', 'old'],
  ['(2) Training | Ready.', 'old'],
  ['Training | Ready. – Portal', 'old'],
  // Of a screen that the site has not shown.
  ['Contact us', 'copy'],
  // The page's own.
  ['Contact us – Portal', 'page'],
  ['Careers FAQ – Portal', 'page'],
  ['Our Careers', 'page'],
  ['3 Careers', 'page'],
  ['Careersβ', 'page'],
  ['News – Partners – Portal', 'page'],
  ['Portal', 'page'],
  ['Messages', 'page'],
  ['', 'page'],
])('the title %j belongs to: %s', (title, owner) => {
  expect(originOf(title, at, titles)).toBe(owner);
});

const elsewhere = ['https://portal.example/jobs?year=2', 'https://portal.example/partners?year=3'];

it.each([
  // Nobody has written a title since the site has.
  ['Careers', 'site'],
  ['Careers – Portal', 'page'],
  ['Aster | Careers', 'page'],
  ['Careers (12 open positions)', 'page'],
  ['Contact us', 'page'],
  ['Training | Ready.', 'page'],
  ['Partners – Portal', 'page'],
  ['(1) Partners – Portal', 'page'],
])('at another path or query, the title %j belongs to: %s', (title, owner) => {
  expect(elsewhere.map((address) => originOf(title, address, titles))).toEqual([owner, owner]);
});

it('while no site has set a title, each is the page’s', () => {
  expect(originOf('Careers', at, { ...titles, ofPage: '', ofSites: [] })).toBe('page');
});

it('an empty title is an old one where the page had none', () => {
  expect(originOf('', at, { ...titles, ofPage: '' })).toBe('old');
});

it('a title beside an empty one is the page’s', () => {
  expect(originOf('(1)', at, { ...titles, ofPage: '' })).toBe('page');
});
