import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { company } from '../../src/content/company';
import { notFoundLinks } from '../../src/content/notFound';
import { NotFoundScreen } from '../../src/screens/NotFoundScreen';
import { notFound } from '../screens';

it('has one heading, with the code and words', () => {
  render(<NotFoundScreen company={company} />);
  expect(screen.getAllByRole('heading')).toEqual([
    screen.getByRole('heading', { level: 1, name: notFound.heading }),
  ]);
});

it('links to the screens that the content names', () => {
  render(<NotFoundScreen company={company} />);
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(notFoundLinks.map(({ displayName, url }) => [displayName, url]));
});

it('keeps its drawing from assistive technology', () => {
  render(<NotFoundScreen company={company} />);
  expect(screen.queryByRole('img')).toBeNull();
});
