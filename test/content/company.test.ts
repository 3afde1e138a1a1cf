import { describe, expect, it } from 'vitest';
import { company, foundingYear } from '../../src/content/company';

describe('company', () => {
  it('was founded in 2015', () => {
    expect(foundingYear).toBe(2015);
  });

  it('has three mail addresses on one domain', () => {
    const addresses = [company.helloEmail, company.infoEmail, company.careersEmail];
    expect(addresses.map((address) => address.split('@')[0])).toEqual(['hello', 'info', 'careers']);
    expect(new Set(addresses.map((address) => address.split('@')[1])).size).toBe(1);
  });

  it('has numbers that remain numbers when their spaces are dropped', () => {
    for (const number of [company.phone, company.whatsApp]) {
      expect(number.replace(/[\s()]/g, '')).toMatch(/^\+\d{7,15}$/);
    }
  });

  it('links to LinkedIn, Facebook and Twitter on their own domains', () => {
    expect(
      company.socialLinks.map(({ displayName, url }) => [displayName, new URL(url).origin]),
    ).toEqual([
      ['LinkedIn', 'https://www.linkedin.com'],
      ['Facebook', 'https://www.facebook.com'],
      ['Twitter', 'https://twitter.com'],
    ]);
  });
});
