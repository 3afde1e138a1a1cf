import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sampleCareers } from '../../src/content/careers';
import { company } from '../../src/content/company';
import { CareersScreen } from '../../src/screens/CareersScreen';

it('filters by seven chips, each with a count of 0, and All pressed at first', () => {
  render(<CareersScreen company={company} />);
  const chips = within(screen.getByRole('group', { name: 'Departments' })).getAllByRole('button');
  expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual([
    'All, 0 openings',
    'Instructor, 0 openings',
    'Operations, 0 openings',
    'Engineering, 0 openings',
    'People, 0 openings',
    'Sales, 0 openings',
    'Design, 0 openings',
  ]);
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([chips[0]]);
});

it('moves the pressed state to the chip that is pressed, and says what it counts', async () => {
  const user = userEvent.setup();
  render(<CareersScreen company={company} />);
  expect(screen.getByRole('status').textContent).toBe('');

  const sales = screen.getByRole('button', { name: 'Sales, 0 openings' });
  await user.click(sales);
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([sales]);
  expect(screen.getByRole('status').textContent).toBe('Sales: 0 openings');
});

it('says that nobody is being hired, and links to the address for careers', () => {
  render(<CareersScreen company={{ ...company, careersEmail: 'jobs@brand.example' }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Careers' })).toBeTruthy();
  expect(
    screen.getByRole('heading', { level: 2, name: 'Currently, we are not hiring!' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'jobs@brand.example' }).getAttribute('href')).toBe(
    'mailto:jobs@brand.example',
  );
});

it('shows none of the sample entries', () => {
  const { container } = render(<CareersScreen company={company} />);
  for (const { description, jobCode, location } of sampleCareers) {
    for (const text of [description, jobCode, location]) {
      expect(container.textContent).not.toContain(text);
    }
  }
});
