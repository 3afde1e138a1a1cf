import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as content from '../../src/content/edition';
import type { CareerEntry } from '../../src/content/types';
import { AboutScreen } from '../../src/screens/AboutScreen';
import { ContactScreen } from '../../src/screens/ContactScreen';
import { TrainingScreen } from '../../src/screens/TrainingScreen';

// Names, roles and headings of every screen: test/e2e/screenReader.test.ts.

const brand = {
  ...content.company,
  phone: '+91 (11) 1234 5678',
  whatsApp: '+91 98 7654 3210',
  helloEmail: 'hi@brand.example',
  infoEmail: 'facts@brand.example',
  careersEmail: 'jobs@brand.example',
};

const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const headings = (level: number) => texts(screen.queryAllByRole('heading', { level }));
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('About tells the story, the growth in words, and the nations', () => {
  render(<AboutScreen />);
  expect(texts(screen.getAllByRole('paragraph'))).toEqual(
    expect.arrayContaining([
      ...content.about.story,
      `${content.about.growth.start.value} ${content.about.growth.start.label}`,
      `${content.about.growth.today.value} ${content.about.growth.today.label}`,
    ]),
  );
  const nations = [...content.about.places, content.about.otherPlaces];
  expect(texts(screen.getAllByRole('listitem'))).toEqual(nations);
});

it('Training lists what companies and colleges get, and the options with their longer titles', () => {
  render(<TrainingScreen />);
  expect(texts(screen.getAllByRole('listitem'))).toEqual([
    ...content.training.corporate.bullets,
    ...content.training.college.bullets,
    ...content.training.options.map(({ displayText }) => displayText),
  ]);
  for (const { title, displayText } of content.training.options) {
    expect(screen.getByTitle(title ?? displayText).textContent).toBe(displayText);
  }
});

describe('Contact', () => {
  it('has a link for each way to reach the company', () => {
    render(<ContactScreen company={brand} />);
    const { kinds } = content.contact;
    const whatsApp = `${kinds.whatsApp} ${brand.whatsApp}, ${content.shell.newTab}`;
    expect(href(`${kinds.phone} ${brand.phone}`)).toBe('tel:+911112345678');
    expect(href(whatsApp)).toBe('https://wa.me/919876543210');
    expect(href(`${kinds.hello} ${brand.helloEmail}`)).toBe('mailto:hi@brand.example');
    expect(href(`${kinds.info} ${brand.infoEmail}`)).toBe('mailto:facts@brand.example');
    // A new tab gets no reference to the page.
    const newTabs = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ target }) => target);
    expect(newTabs).toEqual([screen.getByRole('link', { name: whatsApp })]);
    expect(newTabs[0]?.rel).toBe('noopener noreferrer');
  });

  it('has a form that is never submitted, and links to the address instead', () => {
    const { container } = render(<ContactScreen company={brand} />);
    expect(href('hi@brand.example')).toBe('mailto:hi@brand.example');
    // `false` means that the default action was prevented.
    expect(fireEvent.submit(container.querySelector('form') as Element)).toBe(false);
  });
});

describe('Careers', () => {
  afterEach(() => {
    vi.doUnmock('../../src/content/edition');
    vi.resetModules();
  });

  /** Renders the screen with these jobs, whatever the content has. */
  async function renderWith(...jobs: readonly CareerEntry[]) {
    vi.resetModules();
    vi.doMock('../../src/content/edition', async (original) => ({
      ...(await original<object>()),
      careers: { ...content.careers, filters, jobs },
      hasJobs: true,
    }));
    const { CareersScreen: Screen } = await import('../../src/screens/CareersScreen');
    return render(<Screen company={brand} />);
  }

  const filters = [
    { displayName: 'Every job' },
    { displayName: 'Law', departmentCode: 'LAW' },
    { displayName: 'Sea', departmentCode: 'SEA' },
  ];
  const job = (id: number, jobCode: string, display = true) => ({
    ...{ id, jobCode, display, description: `Job ${jobCode}`, location: 'Pune' },
    qualificationList: ['Patience'],
    minimumQualificationList: ['Three years'],
    responsibilityList: ['Not shown'],
  });
  const press = (name: string) =>
    userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));

  it('has a card for each displayed job of the pressed filter, and the address for careers', async () => {
    // The code of the last one begins with letters that are a department too.
    await renderWith(job(1, 'LAW-001'), job(2, 'LAW-002', false), job(3, 'LAWN-001'));
    expect(headings(2)).toEqual(['Job LAW-001', 'Job LAWN-001']);
    const { minimumHeading, qualificationHeading } = content.careers;
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe(
      `Job LAW-001Pune, LAW-001${minimumHeading}Three years${qualificationHeading}Patience`,
    );
    expect(href('jobs@brand.example')).toBe('mailto:jobs@brand.example');
    await press('Law');
    expect(headings(2)).toEqual(['Job LAW-001']);
    await press('Sea');
    expect(headings(2)).toEqual([content.careers.message]);
  });
});
