import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { company } from '../../src/content/company';
import { ErrorBoundary } from '../../src/site/ErrorBoundary';

let isBroken = true;

function Screen() {
  if (isBroken) throw new Error('broken');
  return <p>The screen</p>;
}

const boundary = (path: string) => (
  <ErrorBoundary company={company} path={path}>
    <Screen />
  </ErrorBoundary>
);

afterEach(() => {
  isBroken = true;
});

it('keeps the company’s name and contacts when a screen fails, and tries again when asked', async () => {
  render(boundary('/'), { onCaughtError: vi.fn() });
  expect(screen.getByRole('heading').textContent).toBe('Skillmere');
  expect(screen.getByRole('link', { name: company.helloEmail }).getAttribute('href')).toBe(
    'mailto:hello@skillmere.example',
  );
  expect(screen.getByRole('link', { name: company.phone })).toBeDefined();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The screen')).toBeDefined();
});

it('tries again on another path', () => {
  const { rerender } = render(boundary('/'), { onCaughtError: vi.fn() });
  isBroken = false;
  rerender(boundary('/training'));
  expect(screen.getByText('The screen')).toBeDefined();
});
