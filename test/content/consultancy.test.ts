import { describe, expect, it } from 'vitest';
import { consultancyText, services } from '../../src/content/consultancy';
import { faq } from '../../src/content/faq';

describe('the Consultancy screen', () => {
  it('presents four services, each with a drawing of its own', () => {
    expect(services.map((service) => service.title)).toEqual([
      'Management',
      'Business Strategies',
      'Development',
      'Mentorship',
    ]);
    expect(new Set(services.map((service) => service.drawing)).size).toBe(4);
  });

  it('invites to know more in the wording of the specification', () => {
    expect(consultancyText.mailHeading).toBe('Want to know More?');
  });

  it('answers four questions, the first of them open', () => {
    expect(faq.map((item) => item.isActive)).toEqual([true, false, false, false]);
  });

  it('gives every answer an element id of its own', () => {
    const refs = faq.map((item) => item.ref);
    expect(new Set(refs).size).toBe(refs.length);
    for (const ref of refs) expect(ref).toMatch(/^faq-[a-z]+$/);
  });
});
