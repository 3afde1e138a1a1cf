// @vitest-environment node

import content from 'content';
import { expect, it } from 'vitest';
import { shippedFields } from '../../src/site/shippedFields';

const { company } = content;

it('names what is still as shipped where a part is replaced', () => {
  const replaced = { ...company, name: 'Aster', phone: '+44 20 7946 0123', socialLinks: [] };
  expect(shippedFields(replaced, company)).toBe(
    'foundingYear whatsApp helloEmail infoEmail careersEmail',
  );
});

it('names nothing where nothing is replaced', () => {
  expect(shippedFields(company, company)).toBeUndefined();
});
