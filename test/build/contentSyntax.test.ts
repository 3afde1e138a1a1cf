// @vitest-environment node
import { expect, it } from 'vitest';
import { findSyntaxFault } from '../../build/contentSyntax.mjs';

it.each([
  ["question: 'Right',\n  answer: 'Yes.',", undefined],
  ["question: 'It's right',", "2: write ’ instead of ', or a comma is missing before “s right',”."],
  [
    "question: 'The teams' work',",
    "2: write ’ instead of ', or a comma is missing before “work',”",
  ],
  [
    "question: 'The teams’' work',",
    "2: write ’ instead of ', or a comma is missing before “work',”",
  ],
  ["question: 'How?'\n  answer: 'So.',", '2: a comma is missing at the end.'],
  [
    "question: 'How?' answer: 'So.',",
    "2: write ’ instead of ', or a comma is missing before “answer",
  ],
  ["list: ['One' 'Two'],", "2: a comma or a quotation mark is missing before “'Two'],”."],
  ['question: How does it start,', '2: a comma or a quotation mark is missing before “does it'],
  ["question: 'How does it start,", "2: write ’ instead of ', or a quotation mark is missing"],
  ["list: ['One',", 'expected'],
])('the check of the syntax says in words what is wrong with %j', (text, fault) => {
  const found = findSyntaxFault('faq.ts', `export const entry = {\n  ${text}\n};\n`);
  if (fault === undefined) expect(found).toBe(undefined);
  else expect(found).toContain(fault);
});
