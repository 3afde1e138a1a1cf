// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { normalised, refusals } from '../../editor/refusals';

type Data = ReturnType<typeof parse>;
type Change = (data: Data) => unknown;

/** What the form has of an English file, after a change. */
function changed(file: string, change: Change) {
  const data = parse(readFileSync(`src/content/en/${file}.yaml`, 'utf8'));
  change(data);
  return data;
}

it.each<[mistake: string, file: string, change: Change, sentence: string]>([
  [
    'an empty text',
    'home',
    (home) => Object.assign(home, { lede: '' }),
    'Introduction: this is empty.',
  ],
  [
    'a text of spaces in a list',
    'home',
    (home) => Object.assign(home.clients[2], { displayName: '  ' }),
    'Clients, Client 3, Name: this is empty. Write a text.',
  ],
  [
    'a step too few',
    'home',
    (home) => home.steps.pop(),
    'Steps: there are 4 entries. Expected five entries, for the five steps of the drawing.',
  ],
  [
    'a figure without a number',
    'home',
    (home) => Object.assign(home.statistics[0], { value: 'many' }),
    'Figures, Figure 1, Figure: this is “many”. Write a number such as 27+.',
  ],
  [
    'a year that has not begun',
    'company',
    (company) => Object.assign(company, { foundingYear: 20155 }),
    'Founding year: this is “20155”. Write a year that has begun.',
  ],
  [
    'a job of no department',
    'careers',
    (careers) => Object.assign(careers.jobs[0], { jobCode: 'LAW-001' }),
    'Jobs, Job 1, Code: this is “LAW-001”. Write the code of a department: INS, OPS, ENG, PEO, SAL, DES.',
  ],
  [
    'a subject without the page',
    'shell',
    (shell) => Object.assign(shell, { subject: 'from' }),
    'Subject of mails: this is “from”. Write a text with {source} in it.',
  ],
])('%s is refused with the name of the field and what to write', (_, file, change, sentence) => {
  expect(refusals(file, 'en', changed(file, change))).toEqual([sentence]);
});

it('a plural form that only another language has is missing there', () => {
  const careers = changed('careers', () => {});
  expect(refusals('careers', 'ga', careers)).toContain(
    'Number of jobs, few: this is empty. Write it as with the number 3.',
  );
});

it('the texts of the site are not refused', () => {
  expect(
    refusals(
      'navigation',
      'en',
      changed('navigation', () => {}),
    ),
  ).toEqual([]);
});

it('a typed apostrophe becomes the typographic one', () => {
  expect(normalised('training', { lede: "It's real" })).toEqual({ lede: 'It’s real' });
});

it('a line break in a text becomes a space', () => {
  expect(normalised('training', { lede: 'real\nwork ' })).toEqual({ lede: 'real work' });
});

it('no-break spaces in a telephone number become spaces', () => {
  const phone = '+91\u00a098123\u00a045678';
  expect(normalised('company', { phone })).toEqual({ phone: '+91 98123 45678' });
});
