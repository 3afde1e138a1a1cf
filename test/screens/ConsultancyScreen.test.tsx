import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { consultancyText, services } from '../../src/content/consultancy';
import { faq } from '../../src/content/faq';
import { ConsultancyScreen } from '../../src/screens/ConsultancyScreen';

test('it has one heading of level 1', () => {
  render(<ConsultancyScreen company={company} />);

  expect(screen.getAllByRole('heading', { level: 1 }).map((h) => h.textContent)).toEqual([
    consultancyText.heading,
  ]);
});

test('it shows the services, the questions and the mail link in this order', () => {
  render(<ConsultancyScreen company={company} />);

  expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
    ...services.map(({ title }) => title),
    consultancyText.faqHeading,
    consultancyText.mailHeading,
  ]);
});

test('it opens the questions that are open in the content', () => {
  render(<ConsultancyScreen company={company} />);

  expect(screen.getAllByRole('button').map((button) => button.ariaExpanded)).toEqual([
    ...faq.map(({ isActive }) => String(isActive)),
  ]);
});

test('its mail link writes to the hello address of the company it is given', () => {
  render(<ConsultancyScreen company={{ ...company, helloEmail: 'hi@other.example' }} />);

  expect(screen.getByRole('link', { name: 'hi@other.example' }).getAttribute('href')).toBe(
    'mailto:hi@other.example',
  );
});
