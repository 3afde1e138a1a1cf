import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { phoneUrl, whatsAppUrl } from '../../src/content/phoneNumber';
import { company } from '../../src/content/schema/company';
import { checkOptions } from '../../src/embed/options/settings';

const { phone, whatsApp } = company.entries;

describe.each([
  { text: '+91 98123 45678', url: 'tel:+919812345678' },
  { text: '+91\u00a098123\u202f45678', url: 'tel:+919812345678' },
  { text: '+44(0)20-7946.0123', url: 'tel:+442079460123' },
  { text: '(+44) (0)20 7946 0123', url: 'tel:+442079460123' },
  { text: '0044 (0)20 7946 0123', url: 'tel:+442079460123' },
  { text: '+49 89 / 1234567', url: 'tel:+49891234567' },
  { text: '+1 202–555–0100', url: 'tel:+12025550100' },
  { text: '+1 (202) 555-0100 ext. 12', url: 'tel:+12025550100;ext=12' },
  { text: '+1 202 555 0100x12', url: 'tel:+12025550100;ext=12' },
  { text: '+1-202-555-0100;ext=12', url: 'tel:+12025550100;ext=12' },
])('the telephone number $text', ({ text, url }) => {
  it(`${text} may be in the content`, () => {
    expect(v.is(phone, text)).toBe(true);
  });

  it(`${text} may be in the option company`, () => {
    expect(checkOptions({ company: { phone: text } }).company.phone).toBe(text);
  });

  it(`${text} is dialled as ${url}`, () => {
    expect(phoneUrl(text)).toBe(url);
  });
});

describe.each(['+91 9', 'tel:+919812345678', '+91 98123 45678 or 9', '+91 98123\n45678', ''])(
  'the text %j, which is no telephone number',
  (text) => {
    it(`${JSON.stringify(text)} is refused in the content`, () => {
      expect(v.is(phone, text)).toBe(false);
    });

    it(`${JSON.stringify(text)} is refused in the option company`, () => {
      expect(() => checkOptions({ company: { phone: text } })).toThrow('a telephone number');
    });
  },
);

it.each([
  { text: '+39 06 698 12345', url: 'tel:+390669812345' },
  { text: '(0)20 7946 0123', url: 'tel:02079460123' },
  { text: '+1 202 555 0100 extension 12', url: 'tel:+12025550100;ext=12' },
  { text: '+1 202 555 0100 #12', url: 'tel:+12025550100;ext=12' },
])('$text is dialled as $url', ({ text, url }) => {
  expect(phoneUrl(text)).toBe(url);
});

it.each(['098123 45678', '+91 9812', '+91 98123 45678 98123'])(
  '%s is refused in the content, which needs a whole number with its country code',
  (text) => {
    expect(v.is(phone, text)).toBe(false);
  },
);

it('a WhatsApp number may be in the content', () => {
  expect(v.is(whatsApp, '+91 98123 45678')).toBe(true);
});

it('a WhatsApp number with an extension is refused in the content', () => {
  expect(v.is(whatsApp, '+91 98123 45678 x12')).toBe(false);
});

it.each([
  { text: '+44 (0)20 7946 0123', url: 'https://wa.me/442079460123' },
  { text: '0044 20 7946 0123', url: 'https://wa.me/442079460123' },
  { text: '+91 98765 43210 ext. 12', url: 'https://wa.me/919876543210' },
])('a chat with $text is at $url', ({ text, url }) => {
  expect(whatsAppUrl(text)).toBe(url);
});
