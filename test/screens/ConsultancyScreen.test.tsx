import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { ConsultancyScreen } from '../../src/screens/ConsultancyScreen';

test('it has one heading of level 1', () => {
  render(<ConsultancyScreen company={company} />);

  expect(screen.getAllByRole('heading', { level: 1 }).map((h) => h.textContent)).toEqual([
    'Consultancy',
  ]);
});

test('it shows four services, the questions and the mail link in this order', () => {
  render(<ConsultancyScreen company={company} />);

  expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
    'Management',
    'Business Strategies',
    'Development',
    'Mentorship',
    'Questions, answered plainly',
    'Want to know More?',
  ]);
});

test('it asks four questions, the first of them open', () => {
  render(<ConsultancyScreen company={company} />);

  expect(screen.getAllByRole('button').map((button) => button.ariaExpanded)).toEqual([
    'true',
    'false',
    'false',
    'false',
  ]);
});

test('its mail link writes to the hello address of the company it is given', () => {
  render(<ConsultancyScreen company={{ ...company, helloEmail: 'hi@other.example' }} />);

  expect(screen.getByRole('link', { name: 'hi@other.example' }).getAttribute('href')).toBe(
    'mailto:hi@other.example',
  );
});
