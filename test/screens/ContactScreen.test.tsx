import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { contactText, offices } from '../../src/content/contact';
import { shellText } from '../../src/content/shell';
import { ContactScreen } from '../../src/screens/ContactScreen';

const { kinds, form: labels } = contactText;

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
    contactText.heading,
  ]);
});

test('each way to reach the company is a row that is a link', () => {
  render(<ContactScreen company={other} />);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  expect(href(`${kinds.phone} ${other.phone}`)).toBe('tel:+911112345678');
  expect(href(`${kinds.whatsApp} ${other.whatsApp}, ${shellText.newTab}`)).toBe(
    'https://wa.me/919876543210',
  );
  expect(href(`${kinds.hello} ${other.helloEmail}`)).toBe('mailto:hi@other.example');
  expect(href(`${kinds.info} ${other.infoEmail}`)).toBe('mailto:facts@other.example');
});

test('only WhatsApp opens in a new tab, which gets no reference to the page', () => {
  render(<ContactScreen company={company} />);
  const newTabs = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('target') === '_blank');

  expect(newTabs.map((link) => link.getAttribute('aria-label'))).toEqual([
    `${kinds.whatsApp} ${company.whatsApp}, ${shellText.newTab}`,
  ]);
  expect(newTabs.map((link) => link.getAttribute('rel'))).toEqual(['noopener noreferrer']);
});

test('it names the offices', () => {
  render(<ContactScreen company={company} />);

  expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    ...offices.map(({ city }) => city),
  ]);
});

test('the form is disabled as a whole, and says why', () => {
  render(<ContactScreen company={other} />);
  const form = screen.getByRole('group', {
    name: contactText.formHeading,
    description: `${contactText.formNote.before} ${other.helloEmail} ${contactText.formNote.after}`,
  });

  expect((form as HTMLFieldSetElement).disabled).toBe(true);
  for (const name of [labels.fullName, labels.email, labels.message]) {
    expect(within(form).getByRole('textbox', { name }).matches(':disabled')).toBe(true);
  }
  expect(within(form).getByRole('button', { name: labels.send }).matches(':disabled')).toBe(true);
  expect(screen.getByRole('link', { name: 'hi@other.example' })).toBeTruthy();
});

test('the form is never submitted', () => {
  const { container } = render(<ContactScreen company={company} />);
  const form = container.querySelector('form');

  // `false` means that the default action was prevented.
  expect(form && fireEvent.submit(form)).toBe(false);
});
