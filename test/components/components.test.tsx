import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FaqList } from '../../src/components/FaqList';
import { phoneUrl, whatsAppUrl } from '../../src/components/phoneLinks';

it('questions are headings whose buttons open and close their answers independently', async () => {
  const items = [
    { question: 'How long?', answer: 'A week.', ref: 'long', isActive: true },
    { question: 'How much?', answer: 'It depends.', ref: 'much', isActive: false },
  ];
  const { container } = render(<FaqList heading="Questions" items={items} asked="" />);
  expect(screen.getByRole('region', { name: 'Questions' })).toBeTruthy();
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['How long?', 'How much?']);
  const [long, much] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  const open = () => [long.ariaExpanded, much.ariaExpanded];
  expect(open()).toEqual(['true', 'false']);
  // An answer stays in the document when it is closed.
  const answer = container.querySelector(`#${much.getAttribute('aria-controls')}`);
  expect(answer?.textContent).toBe('It depends.');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(open()).toEqual(['true', 'true']);
  await userEvent.click(long);
  expect(open()).toEqual(['false', 'true']);
});

it.each([
  ['+91 00000 00000', 'tel:+910000000000'],
  ['+44(0)20-7946.0123', 'tel:+442079460123'],
  ['(+44) (0)20 7946 0123', 'tel:+442079460123'],
  ['0044 (0)20 7946 0123', 'tel:+442079460123'],
  ['+39 06 698 12345', 'tel:+390669812345'],
  ['(0)20 7946 0123', 'tel:02079460123'],
  ['+1 (202) 555-0100 ext. 12', 'tel:+12025550100;ext=12'],
  ['+1 202 555 0100 extension 12', 'tel:+12025550100;ext=12'],
  ['+1 202 555 0100x12', 'tel:+12025550100;ext=12'],
  ['+1 202 555 0100 #12', 'tel:+12025550100;ext=12'],
  ['+1-202-555-0100;ext=12', 'tel:+12025550100;ext=12'],
  ['+49 89 / 1234567', 'tel:+49891234567'],
])('%s is dialled as %s', (text, url) => {
  expect(phoneUrl(text)).toBe(url);
});

it.each([
  ['+44 (0)20 7946 0123', 'https://wa.me/442079460123'],
  ['0044 20 7946 0123', 'https://wa.me/442079460123'],
  ['+91 98765 43210 ext. 12', 'https://wa.me/919876543210'],
])('a chat with %s is at %s', (text, url) => {
  expect(whatsAppUrl(text)).toBe(url);
});
