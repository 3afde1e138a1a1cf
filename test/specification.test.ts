// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadSource } from '../build/node.mjs';
import { findDifferences } from '../build/specification.mjs';

const source = loadSource();
const { content, specification } = source;

// The only test of the words and numbers that the specification fixes. No other test fails when they change.
it('the content says what the specification fixes', () => {
  expect(findDifferences(source)).toEqual([]);
});

it.each([
  [
    { clients: { clients: [] } },
    'clients.ts: the specification fixes the number of clients: 8, got 0.',
  ],
  [
    {
      statistics: { statistics: [...content.statistics.statistics, { label: 'Labs', value: '4' }] },
    },
    'statistics.ts: the specification fixes the figures: "4 Labs" is new.',
  ],
  [
    { consultancy: { ...content.consultancy, services: content.consultancy.services.slice(1) } },
    'consultancy.ts: the specification fixes the services: "Management" is missing.',
  ],
  [
    { reasons: { reasons: content.reasons.reasons.toReversed() } },
    'reasons.ts: the specification fixes the reasons: expected the order "True partners", "Domain',
  ],
  [
    {
      about: { ...content.about, aboutText: { ...content.about.aboutText, story: ['We began.'] } },
    },
    'words of the story: "two clients", "20+ industry-leading companies" is missing.',
  ],
])('a difference from the specification is reported with its file: %#', (changed, difference) => {
  const differences = findDifferences({ ...source, content: { ...content, ...changed } as never });
  expect(differences).toHaveLength(1);
  expect(differences[0]).toContain(difference);
});

it('section 2 places an icon list of technologies in the data of About', () => {
  const drawn: string[] = content.training.trainingOptions.map(({ imageUrl }) => imageUrl);
  const listed = content.technologies.technologies.map(({ imageUrl }) => imageUrl);
  expect(listed.length).toBeGreaterThan(0);
  expect(drawn).toEqual(expect.arrayContaining(listed));
});

it.each(Object.keys(specification))('%s.ts says which of its texts are fixed', (file) => {
  expect(readFileSync(`src/content/${file}.ts`, 'utf8')).toMatch(
    /Fixed by the\s[\s*]*specification,\s[\s*]*section \d/,
  );
});
