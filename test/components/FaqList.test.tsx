import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FaqList } from '../../src/components/FaqList';

const items = [
  { question: 'How long?', answer: 'A week.', ref: 'long', isActive: true },
  { question: 'How much?', answer: 'It depends.', ref: 'much', isActive: false },
];

test('a question is open at the start when its data say so', () => {
  render(<FaqList heading="Questions" items={items} />);

  expect(screen.getByRole('button', { name: 'How long?' }).ariaExpanded).toBe('true');
  expect(screen.getByRole('button', { name: 'How much?' }).ariaExpanded).toBe('false');
});

test('questions open and close independently', async () => {
  const user = userEvent.setup();
  render(<FaqList heading="Questions" items={items} />);
  const long = screen.getByRole('button', { name: 'How long?' });
  const much = screen.getByRole('button', { name: 'How much?' });

  await user.click(much);
  expect([long.ariaExpanded, much.ariaExpanded]).toEqual(['true', 'true']);

  await user.click(long);
  expect([long.ariaExpanded, much.ariaExpanded]).toEqual(['false', 'true']);
});

test('the keyboard opens a question', async () => {
  const user = userEvent.setup();
  render(<FaqList heading="Questions" items={items} />);

  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');

  expect(screen.getByRole('button', { name: 'How much?' }).ariaExpanded).toBe('true');
});

test('a question controls its answer, which stays in the document when closed', () => {
  const { container } = render(<FaqList heading="Questions" items={items} />);
  const controlled = screen
    .getByRole('button', { name: 'How much?' })
    .getAttribute('aria-controls');

  expect(container.querySelector(`#${controlled}`)?.textContent).toBe('It depends.');
});

test('questions are headings below the one that names the list', () => {
  render(<FaqList heading="Questions" items={items} />);

  expect(screen.getByRole('region', { name: 'Questions' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'How long?',
    'How much?',
  ]);
});
