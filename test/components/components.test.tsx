import { expect, it } from 'vitest';
import { phoneUrl, whatsAppUrl } from '../../src/components/phoneLinks';

for (const { text, url } of [
  { text: '+91 00000 00000', url: 'tel:+910000000000' },
  { text: '+44(0)20-7946.0123', url: 'tel:+442079460123' },
  { text: '(+44) (0)20 7946 0123', url: 'tel:+442079460123' },
  { text: '0044 (0)20 7946 0123', url: 'tel:+442079460123' },
  { text: '+39 06 698 12345', url: 'tel:+390669812345' },
  { text: '(0)20 7946 0123', url: 'tel:02079460123' },
  { text: '+1 (202) 555-0100 ext. 12', url: 'tel:+12025550100;ext=12' },
  { text: '+1 202 555 0100 extension 12', url: 'tel:+12025550100;ext=12' },
  { text: '+1 202 555 0100x12', url: 'tel:+12025550100;ext=12' },
  { text: '+1 202 555 0100 #12', url: 'tel:+12025550100;ext=12' },
  { text: '+1-202-555-0100;ext=12', url: 'tel:+12025550100;ext=12' },
  { text: '+49 89 / 1234567', url: 'tel:+49891234567' },
]) {
  it(`${text} is dialled as ${url}`, () => {
    expect(phoneUrl(text)).toBe(url);
  });
}

for (const { text, url } of [
  { text: '+44 (0)20 7946 0123', url: 'https://wa.me/442079460123' },
  { text: '0044 20 7946 0123', url: 'https://wa.me/442079460123' },
  { text: '+91 98765 43210 ext. 12', url: 'https://wa.me/919876543210' },
]) {
  it(`a chat with ${text} is at ${url}`, () => {
    expect(whatsAppUrl(text)).toBe(url);
  });
}
