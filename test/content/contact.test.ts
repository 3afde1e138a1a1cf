import { describe, expect, it } from 'vitest';
import { company } from '../../src/content/company';
import { contactText, offices } from '../../src/content/contact';

describe('the Contact screen', () => {
  it('names the offices in Delhi and in Odisha', () => {
    expect(offices.map(({ city, region }) => `${city}, ${region}`)).toEqual([
      'Delhi, India',
      'Bhubaneswar, Odisha, India',
    ]);
  });

  it('labels the three fields and the button of the form', () => {
    expect(contactText.form).toEqual({
      fullName: 'Full name',
      email: 'Email',
      message: 'Message',
      send: 'Send',
    });
  });

  it('says that forms are being reworked in one sentence around the hello address', () => {
    const { before, after } = contactText.formNote;
    expect(before + company.helloEmail + after).toBe(
      'Our forms are being reworked, so this one is switched off. Please write to hello@skillmere.example instead; it reaches the same people.',
    );
  });
});
