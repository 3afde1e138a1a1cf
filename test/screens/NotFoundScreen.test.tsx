import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { company } from '../../src/content/company';
import { NotFoundScreen } from '../../src/screens/NotFoundScreen';

it('is headed by the code and by words', () => {
  render(<NotFoundScreen company={company} />);
  expect(screen.getAllByRole('heading')).toEqual([
    screen.getByRole('heading', { level: 1, name: '404 Oops! Page Not Found.' }),
  ]);
});

it('leads on to four screens', () => {
  render(<NotFoundScreen company={company} />);
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Home', '/'],
    ['Training', '/training'],
    ['Consultancy', '/consultation'],
    ['Contact Us', '/contact-us'],
  ]);
});

it('keeps its drawing from assistive technology', () => {
  render(<NotFoundScreen company={company} />);
  expect(screen.queryByRole('img')).toBeNull();
});
