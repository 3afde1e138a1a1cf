import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { company } from '../../src/content/company';
import { errorText } from '../../src/content/shell';
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

it('shows the company’s name and contacts when a screen fails, and renders again when asked', async () => {
  render(boundary('/'), { onCaughtError: vi.fn() });
  expect(screen.getByRole('heading').textContent).toBe(company.name);
  expect(screen.getByRole('link', { name: company.helloEmail }).getAttribute('href')).toBe(
    `mailto:${company.helloEmail}`,
  );
  expect(screen.getByRole('link', { name: company.phone })).toBeDefined();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: errorText.action }));
  expect(screen.getByText('The screen')).toBeDefined();
});

it('renders again on another path', () => {
  const { rerender } = render(boundary('/'), { onCaughtError: vi.fn() });
  isBroken = false;
  rerender(boundary('/training'));
  expect(screen.getByText('The screen')).toBeDefined();
});

it('stays as it is on the same path', () => {
  const { rerender } = render(boundary('/'), { onCaughtError: vi.fn() });
  isBroken = false;
  rerender(boundary('/'));
  expect(screen.queryByText('The screen')).toBeNull();
  expect(screen.getByRole('button', { name: errorText.action })).toBeDefined();
});
