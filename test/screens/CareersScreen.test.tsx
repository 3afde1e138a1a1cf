import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { careersText, jobText, sampleCareers } from '../../src/content/careers';
import { company } from '../../src/content/company';
import type { CareerEntry } from '../../src/content/types';
import { CareersScreen } from '../../src/screens/CareersScreen';
import { filters } from '../words';

it('has a button for each filter, with its count, and the first is pressed', () => {
  render(<CareersScreen company={company} />);
  const chips = within(screen.getByRole('group', { name: careersText.filtersLabel })).getAllByRole(
    'button',
  );
  expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual(
    filters.map(({ name }) => name),
  );
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([chips[0]]);
});

it('presses one filter at a time, and announces its count', async () => {
  const user = userEvent.setup();
  render(<CareersScreen company={company} />);
  expect(screen.getByRole('status').textContent).toBe('');

  for (const { name, announcement } of filters.slice(1)) {
    const filter = screen.getByRole('button', { name });
    await user.click(filter);
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([filter]);
    expect(screen.getByRole('status').textContent).toBe(announcement);
  }
});

it('says that nobody is being hired, and links to the address for careers', async () => {
  const Screen = await screenWith([]);
  render(<Screen company={{ ...company, careersEmail: 'jobs@brand.example' }} />);
  expect(screen.getByRole('heading', { level: 1, name: careersText.heading })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: careersText.message })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'jobs@brand.example' }).getAttribute('href')).toBe(
    'mailto:jobs@brand.example',
  );
});

it('shows none of the sample entries', async () => {
  const Screen = await screenWith([]);
  const { container } = render(<Screen company={company} />);
  for (const { description, jobCode, location } of sampleCareers) {
    for (const text of [description, jobCode, location]) {
      expect(container.textContent).not.toContain(text);
    }
  }
});

afterEach(() => {
  vi.doUnmock('../../src/content/careers');
  vi.resetModules();
});

/** The screen with these jobs, whatever the content has. */
async function screenWith(entries: readonly CareerEntry[]) {
  vi.resetModules();
  vi.doMock('../../src/content/careers', async (original) => ({
    ...(await original<object>()),
    jobs: entries,
  }));
  return (await import('../../src/screens/CareersScreen')).CareersScreen;
}

it('has a card for each job of the pressed filter, and the address for careers', async () => {
  const Screen = await screenWith(
    sampleCareers.map((entry) => ({ ...entry, display: entry.id < 3 })),
  );
  const user = userEvent.setup();
  render(<Screen company={company} />);
  const cards = () => screen.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent);

  expect(cards()).toEqual(['Python instructor', 'Software engineer']);
  expect(screen.queryByText(careersText.message)).toBeNull();
  const [card] = screen.getAllByRole('listitem');
  expect(card?.textContent).toBe(
    `Python instructorDelhi, INS-001${jobText.minimumHeading}Three years of Python` +
      `${jobText.qualificationHeading}Teaching experience`,
  );
  expect(screen.getByRole('link', { name: company.careersEmail })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Engineering, 1 opening' }));
  expect(cards()).toEqual(['Software engineer']);
  await user.click(screen.getByRole('button', { name: 'Sales, 0 openings' }));
  expect(cards()).toEqual([careersText.message]);
});
