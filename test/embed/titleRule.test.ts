// @vitest-environment node
import { expect, it } from 'vitest';
import { isOfSite } from '../../src/embed/titleRule';

const setAt = 'https://portal.example/partners?year=2';
const replaced = { ofPage: 'Partners – Portal', ofSite: 'Careers', setAt };

it.each([
  'Careers',
  '(1) Careers',
  '• Careers',
  '🔔 Careers',
  'Careers (3)',
  '2 new messages – Careers',
  // A title of the page's own can't be told from it.
  'Careers – Portal',
])('the title %j is the site’s', (title) => {
  expect(isOfSite(title, setAt, replaced)).toBe(true);
});

it.each([
  'Careers FAQ – Portal',
  'Our Careers',
  '3 Careers',
  'Careersβ',
  'Partners – Portal',
  '(1) Partners – Portal',
  'Contact us',
  '',
])('the title %j is the page’s', (title) => {
  expect(isOfSite(title, setAt, replaced)).toBe(false);
});

const elsewhere = ['https://portal.example/jobs?year=2', 'https://portal.example/partners?year=3'];

it.each([
  ['Careers – Portal', false],
  ['Aster | Careers', false],
  ['Careers (12 open positions)', false],
  // Nobody has written a title since the site has.
  ['Careers', true],
])('at another path or query, the title %j is the site’s: %j', (title, isOwn) => {
  const owned = elsewhere.map((address) => isOfSite(title, address, replaced));
  expect(owned).toEqual([isOwn, isOwn]);
});
