import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aboutText, growth } from '../../src/content/about';
import { careersText, jobText, sampleCareers } from '../../src/content/careers';
import { company } from '../../src/content/company';
import { contactText } from '../../src/content/contact';
import { notFoundLinks } from '../../src/content/notFound';
import { shellText } from '../../src/content/shell';
import { collegeTraining, corporateTraining, trainingOptions } from '../../src/content/training';
import type { CareerEntry } from '../../src/content/types';
import { AboutScreen } from '../../src/screens/AboutScreen';
import { ConsultancyScreen } from '../../src/screens/ConsultancyScreen';
import { ContactScreen } from '../../src/screens/ContactScreen';
import { NotFoundScreen } from '../../src/screens/NotFoundScreen';
import { TrainingScreen } from '../../src/screens/TrainingScreen';

// Names, roles and headings of every screen: test/e2e/screenReader.test.ts.

const brand = {
  ...company,
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
      ...aboutText.story,
      `${growth.start.value} ${growth.start.label}`,
      `${growth.today.value} ${growth.today.label}`,
    ]),
  );
  const nations = [...aboutText.places, aboutText.otherPlaces];
  expect(texts(screen.getAllByRole('listitem'))).toEqual(nations);
});

it('Training lists what companies and colleges get, and the options with their longer titles', () => {
  render(<TrainingScreen />);
  expect(texts(screen.getAllByRole('listitem'))).toEqual([
    ...corporateTraining.bullets,
    ...collegeTraining.bullets,
    ...trainingOptions.map(({ displayText }) => displayText),
  ]);
  for (const { title, displayText } of trainingOptions) {
    expect(screen.getByTitle(title).textContent).toBe(displayText);
  }
});

it('Consultancy links to the address of the company', () => {
  render(<ConsultancyScreen company={brand} />);
  expect(href('hi@brand.example')).toBe('mailto:hi@brand.example');
});

it('the 404 screen links to the screens that the content names', () => {
  render(<NotFoundScreen company={company} />);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(notFoundLinks.map(({ displayName, url }) => [displayName, url]));
});

describe('Contact', () => {
  it('has a link for each way to reach the company', () => {
    render(<ContactScreen company={brand} />);
    const { kinds } = contactText;
    const whatsApp = `${kinds.whatsApp} ${brand.whatsApp}, ${shellText.newTab}`;
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
    vi.doUnmock('../../src/content/careers');
    vi.resetModules();
  });

  /** Renders the screen with these jobs, whatever the content has. */
  async function renderWith(jobs: readonly CareerEntry[]) {
    vi.resetModules();
    vi.doMock('../../src/content/careers', async (original) => ({
      ...(await original<object>()),
      jobs,
    }));
    const { CareersScreen: Screen } = await import('../../src/screens/CareersScreen');
    return render(<Screen company={brand} />);
  }

  it('says that nobody is being hired, shows no sample, and links to the address for careers', async () => {
    const { container } = await renderWith([]);
    expect(headings(2)).toEqual([careersText.message]);
    expect(href('jobs@brand.example')).toBe('mailto:jobs@brand.example');
    for (const { description, jobCode, location } of sampleCareers) {
      for (const text of [description, jobCode, location]) {
        expect(container.textContent).not.toContain(text);
      }
    }
  });

  it('has a card for each displayed job of the pressed filter, and the address for careers', async () => {
    // The code of the last one begins with letters that are a department too.
    await renderWith([
      ...sampleCareers.map((entry) => ({ ...entry, display: entry.id < 3 })),
      { ...(sampleCareers[0] as CareerEntry), id: 9, display: true, jobCode: 'ENGAGE-001' },
    ]);
    const python = 'Python instructor';
    expect(headings(2)).toEqual([python, 'Software engineer', python]);
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe(
      `${python}Delhi, INS-001${jobText.minimumHeading}Three years of Python` +
        `${jobText.qualificationHeading}Teaching experience`,
    );
    expect(href('jobs@brand.example')).toBe('mailto:jobs@brand.example');
    await userEvent.click(screen.getByRole('button', { name: 'Engineering, 1 opening' }));
    expect(headings(2)).toEqual(['Software engineer']);
    await userEvent.click(screen.getByRole('button', { name: 'Sales, 0 openings' }));
    expect(headings(2)).toEqual([careersText.message]);
  });
});
