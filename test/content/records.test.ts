// @vitest-environment node
import { expect, it } from 'vitest';
import { careerFilters, openings, sampleCareers } from '../../src/content/careers';
import { clients } from '../../src/content/clients';
import { company } from '../../src/content/company';
import { services } from '../../src/content/consultancy';
import { faq } from '../../src/content/faq';
import { trainingOptions } from '../../src/content/training';
import type { CareerEntry, CareerFilter } from '../../src/content/types';

const filters: readonly CareerFilter[] = careerFilters;
const entries: readonly CareerEntry[] = [...openings, ...sampleCareers];

it.each([
  ['client a picture', clients.map(({ img }) => img)],
  ['service a drawing', services.map(({ drawing }) => drawing)],
  ['training option an icon', trainingOptions.map(({ imageUrl }) => imageUrl)],
  ['training option a title', trainingOptions.map(({ title }) => title)],
  ['answer an element id', faq.map(({ ref }) => ref)],
  ['career entry an id', entries.map(({ id }) => id)],
  ['career entry a job code', entries.map(({ jobCode }) => jobCode)],
  ['filter a department', filters.map(({ departmentCode }) => departmentCode)],
])('gives each %s of its own', (_, values: readonly unknown[]) => {
  expect(new Set(values).size).toBe(values.length);
});

it('has answers whose element ids are valid', () => {
  for (const { ref } of faq) expect(ref).toMatch(/^faq-[a-z]+$/);
});

it.each(clients)('calls the picture of $displayName its logo', ({ displayName, alt }) => {
  expect(alt).toBe(`${displayName} logo`);
});

it.each(entries.map((entry) => ({ ...entry })))(
  'fills in every field of $jobCode, in a known department',
  (entry) => {
    for (const value of Object.values<unknown>(entry)) {
      if (typeof value === 'string' || Array.isArray(value)) expect(value).not.toHaveLength(0);
    }
    expect(filters.map(({ departmentCode }) => departmentCode)).toContain(
      entry.jobCode.split('-')[0],
    );
  },
);

it('has mail addresses on one domain', () => {
  const addresses = [company.helloEmail, company.infoEmail, company.careersEmail];
  expect(new Set(addresses.map((address) => address.split('@')[1])).size).toBe(1);
});

it.each([company.phone, company.whatsApp])(
  'has a telephone number that can be dialled: %s',
  (number) => {
    expect(number.replace(/[\s()]/g, '')).toMatch(/^\+\d{7,15}$/);
  },
);

it.each(company.socialLinks)('links to $displayName over https', ({ url }) => {
  expect(new URL(url).protocol).toBe('https:');
});
