import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { ContactScreen } from '../../src/screens/ContactScreen';

const other = {
  ...company,
  phone: '+91 (11) 1234 5678',
  whatsApp: '+91 98 7654 3210',
  helloEmail: 'hi@other.example',
  infoEmail: 'facts@other.example',
};

test('it greets in one heading of level 1', () => {
  render(<ContactScreen company={company} />);

  expect(screen.getAllByRole('heading', { level: 1 }).map((h) => h.textContent)).toEqual([
    'Say hello!',
  ]);
});

test('each way to reach the company is a row that is a link', () => {
  render(<ContactScreen company={other} />);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  expect(href('Call +91 (11) 1234 5678')).toBe('tel:+911112345678');
  expect(href('WhatsApp +91 98 7654 3210, opens in a new tab')).toBe('https://wa.me/919876543210');
  expect(href('Say hello hi@other.example')).toBe('mailto:hi@other.example');
  expect(href('Information facts@other.example')).toBe('mailto:facts@other.example');
});

test('only WhatsApp opens in a new tab', () => {
  render(<ContactScreen company={company} />);
  const newTabs = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('target') === '_blank');

  expect(newTabs.map((link) => link.getAttribute('aria-label'))).toEqual([
    `WhatsApp ${company.whatsApp}, opens in a new tab`,
  ]);
});

test('it names two offices', () => {
  render(<ContactScreen company={company} />);

  expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'Delhi',
    'Bhubaneswar',
  ]);
});

test('the form is disabled as a whole, and says why', () => {
  render(<ContactScreen company={other} />);
  const form = screen.getByRole('group', {
    name: 'Send a message',
    description: /^Our forms are being reworked.*write to hi@other\.example instead/,
  });

  expect((form as HTMLFieldSetElement).disabled).toBe(true);
  for (const name of ['Full name', 'Email', 'Message']) {
    expect(within(form).getByRole('textbox', { name }).matches(':disabled')).toBe(true);
  }
  expect(within(form).getByRole('button', { name: 'Send' }).matches(':disabled')).toBe(true);
  expect(screen.getByRole('link', { name: 'hi@other.example' })).toBeTruthy();
});

test('the form is never submitted', () => {
  const { container } = render(<ContactScreen company={company} />);
  const form = container.querySelector('form');

  // `false` says that the default was prevented.
  expect(form && fireEvent.submit(form)).toBe(false);
});
