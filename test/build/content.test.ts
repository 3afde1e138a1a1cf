// @vitest-environment node
import { expect, it } from 'vitest';
import { findFaults } from '../../build/content.mjs';
import { loadSource } from '../../build/node.mjs';

const source = loadSource();

/** A copy of the content, as data that a test may change. */
const copy = () =>
  JSON.parse(JSON.stringify(source.content)) as Record<string, Record<string, Entry[]>>;
type Entry = Record<string, unknown>;

const job = { ...source.content.careers.sampleCareers[0], display: true, jobCode: 'INS-007' };

it('the content is right, also with a job that is displayed', () => {
  expect(findFaults(source)).toEqual([]);
  const content = copy();
  content.careers?.jobs?.push(job);
  expect(findFaults({ ...source, content: content as never })).toEqual([]);
});

/** Changes a field of the first entry of a list. */
const set = (file: string, list: string, field: string, value: unknown) => ({
  file,
  list,
  change: (entries: Entry[]) => Object.assign(entries[0] ?? {}, { [field]: value }),
});
/** Adds entries to a list. */
const add = (file: string, list: string, ...added: Entry[]) => ({
  file,
  list,
  change: (entries: Entry[]) => entries.push(...added),
});

it.each([
  [set('clients', 'clients', 'img', 'no-such-logo'), 'clients[0].img: expected one of '],
  [set('clients', 'clients', 'alt', 'Norvale'), 'clients[0].alt: expected the name of the client'],
  [set('navigation', 'navigation', 'url', '/blog'), 'url: expected the path of a screen'],
  [set('navigation', 'navigation', 'url', 'a.example'), 'url: expected a path such as'],
  [set('faq', 'faq', 'ref', 'Start here'), 'faq[0].ref: expected "faq-" and small letters, got "S'],
  [add('careers', 'jobs', job, { ...job, id: 8 }), 'jobs: expected every jobCode once, got "INS-0'],
  [add('careers', 'jobs', { ...job, jobCode: 'LAW-001' }), 'jobCode: expected a department (INS'],
  [add('careers', 'jobs', { ...job, qualificationList: [] }), 'expected at least one entry'],
  [set('careers', 'sampleCareers', 'display', true), 'expected false; an open job belongs in jobs'],
  [set('contact', 'offices', 'coordinates', '128° N, 7° E'), 'expected coordinates such as'],
  [set('statistics', 'statistics', 'value', 'many'), 'value: expected a number such as "27+"'],
  [set('company', 'company', 'infoEmail', 'info'), 'company.infoEmail: expected a mail address'],
  [set('reasons', 'reasons', 'text', 'We plan  with you.'), 'expected one line, with one space'],
  [set('reasons', 'reasons', 'text', 'We plan. '), 'text: expected no space at the beginning or'],
  [set('reasons', 'reasons', 'text', ''), 'reasons[0].text: expected a text that is not empty'],
  [set('reasons', 'reasons', 'text', "It's right."), 'expected the apostrophe ’ instead of'],
])('the check of the content says where a mistake is and what was expected: %o', (edit, fault) => {
  const content = copy();
  const list = content[edit.file]?.[edit.list] ?? [];
  edit.change(Array.isArray(list) ? list : [list]);
  const faults = findFaults({ ...source, content: content as never }).join('\n');
  expect(faults).toContain(`src/content/${edit.file}.ts: `);
  expect(faults).toContain(fault);
});

it('the check of the content refuses a founding year in the future', () => {
  const content = { ...source.content, company: { ...source.content.company, foundingYear: 3015 } };
  expect(findFaults({ ...source, content: content as never })).toEqual([
    'src/content/company.ts: foundingYear: expected a year that has begun, got 3015.',
  ]);
});
