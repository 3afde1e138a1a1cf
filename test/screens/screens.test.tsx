import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import content from 'content';
import { describe, expect, it } from 'vitest';
import type { CareerEntry } from '../../src/content/types';
import { AboutScreen } from '../../src/screens/AboutScreen';
import { CareersScreen } from '../../src/screens/CareersScreen';
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

describe('About', () => {
  const { story, growth, places, otherPlaces } = content.about;
  const paragraphs = () => texts(screen.getAllByRole('paragraph'));

  it('the screen About tells the story', () => {
    render(<AboutScreen content={content} company={brand} />);
    expect(paragraphs()).toEqual(expect.arrayContaining([...story]));
  });

  for (const { value, label } of [growth.start, growth.today]) {
    it(`the screen About tells the growth in words: ${value} ${label}`, () => {
      render(<AboutScreen content={content} company={brand} />);
      expect(paragraphs()).toContain(`${value} ${label}`);
    });
  }

  it('the screen About lists the nations', () => {
    render(<AboutScreen content={content} company={brand} />);
    expect(texts(screen.getAllByRole('listitem'))).toEqual([...places, otherPlaces]);
  });
});

describe('Training', () => {
  const { corporate, college, options } = content.training;

  it('the screen Training lists what companies get, what colleges get, and the options', () => {
    render(<TrainingScreen content={content} company={brand} />);
    const names = options.map(({ displayText, title }) =>
      title ? `${displayText} ${title}` : displayText,
    );
    const listed = texts(screen.getAllByRole('listitem'));
    expect(listed).toEqual([...corporate.bullets, ...college.bullets, ...names]);
  });

  for (const { mailLink, mailSubject } of [corporate, college]) {
    it(`the screen Training has a link "${mailLink}", to a mail with a subject`, () => {
      render(<TrainingScreen content={content} company={brand} />);
      const subject = encodeURIComponent(mailSubject);
      expect(href(mailLink)).toBe(`mailto:hi@brand.example?subject=${subject}`);
    });
  }
});

describe('Contact', () => {
  const { kinds } = content.contact;
  const whatsApp = `${kinds.whatsApp} ${brand.whatsApp}, ${content.shell.newTab}`;

  for (const { name, address } of [
    { name: `${kinds.phone} ${brand.phone}`, address: 'tel:+911112345678' },
    { name: whatsApp, address: 'https://wa.me/919876543210' },
    { name: `${kinds.hello} ${brand.helloEmail}`, address: 'mailto:hi@brand.example' },
    { name: `${kinds.info} ${brand.infoEmail}`, address: 'mailto:facts@brand.example' },
  ]) {
    it(`the screen Contact has a link "${name}"`, () => {
      render(<ContactScreen content={content} company={brand} />);
      expect(href(name)).toBe(address);
    });
  }

  it('the screen Contact opens only WhatsApp in a new tab', () => {
    render(<ContactScreen content={content} company={brand} />);
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    const inNewTab = links.filter(({ target }) => target !== '');
    expect(inNewTab).toEqual([screen.getByRole('link', { name: whatsApp })]);
  });

  it('the screen Contact gives a new tab no reference to the page', () => {
    render(<ContactScreen content={content} company={brand} />);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: whatsApp });
    expect(link.rel).toBe('noopener noreferrer');
  });

  it('the screen Contact has a form that is never submitted', () => {
    const { container } = render(<ContactScreen content={content} company={brand} />);
    const isDefaultAllowed = fireEvent.submit(container.querySelector('form') as Element);
    expect(isDefaultAllowed).toBe(false);
  });

  it('the screen Contact links to the mail address instead of the form', () => {
    render(<ContactScreen content={content} company={brand} />);
    expect(href('hi@brand.example')).toBe('mailto:hi@brand.example');
  });
});

describe('Careers', () => {
  const filters = [
    { displayName: 'Every job' },
    { displayName: 'Law', departmentCode: 'LAW' },
    { displayName: 'Sea', departmentCode: 'SEA' },
  ];

  const job = (id: number, jobCode: string): CareerEntry => ({
    id,
    jobCode,
    display: true,
    description: `Job ${jobCode}`,
    location: 'Pune',
    qualificationList: ['Patience'],
    minimumQualificationList: ['Three years'],
    responsibilityList: ['Not shown'],
  });

  const law = job(1, 'LAW-001');
  const hidden = { ...job(2, 'LAW-002'), display: false };
  // Its code begins with letters that are a department too.
  const lawn = job(3, 'LAWN-001');

  /** Renders the screen with these jobs, whatever the content has. */
  function renderWith(...jobs: readonly CareerEntry[]) {
    const changed = { ...content, careers: { ...content.careers, filters, jobs: [...jobs] } };
    return render(<CareersScreen content={changed as never} company={brand} />);
  }

  const press = (name: string) =>
    userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));

  it('the screen Careers has a row for each displayed job', async () => {
    renderWith(law, hidden, lawn);
    expect(headings(2)).toEqual(['Job LAW-001', 'Job LAWN-001']);
  });

  it('the screen Careers shows place, code and qualifications of a job', async () => {
    renderWith(law);
    const { apply, minimumHeading, qualificationHeading } = content.careers;
    const [row] = texts(screen.getAllByRole('listitem'));
    expect(row).toBe(
      `Job LAW-001Pune · LAW-001${apply}${minimumHeading}Three years${qualificationHeading}Patience`,
    );
  });

  it('the screen Careers has a link for each job to a mail about it', async () => {
    renderWith(law, lawn);
    const subject = encodeURIComponent('LAWN-001 Job LAWN-001');
    expect(href(`${content.careers.apply}, Job LAWN-001`)).toBe(
      `mailto:jobs@brand.example?subject=${subject}`,
    );
  });

  it('the screen Careers has the mail address for careers', async () => {
    renderWith(law);
    expect(href('jobs@brand.example')).toBe('mailto:jobs@brand.example');
  });

  it('the screen Careers shows only the jobs of the department of the pressed filter', async () => {
    renderWith(law, hidden, lawn);
    await press('Law');
    expect(headings(2)).toEqual(['Job LAW-001']);
  });

  it('the screen Careers says that the department of the pressed filter has no job', async () => {
    const { container } = renderWith(law);
    await press('Sea');
    const { departmentMessage } = content.careers;
    expect(headings(2)).toEqual([departmentMessage]);
    const announced = container.querySelector('[aria-live]')?.textContent;
    expect(announced).toBe(`Sea: ${departmentMessage}`);
  });

  it('a department without a job leads to all jobs, and to the filter that shows them', async () => {
    renderWith(law);
    await press('Sea');
    await press(content.careers.departmentAction);
    expect(headings(2)).toEqual(['Job LAW-001']);
    const filter = screen.getByRole('button', { pressed: true });
    expect(filter.getAttribute('aria-label')).toMatch(/^Every job/);
    expect(document.activeElement).toBe(filter);
  });

  it('without any job, the screen Careers says so before its filters, whichever is pressed', async () => {
    renderWith(hidden);
    await press('Sea');
    expect(headings(2)).toEqual([content.careers.message]);
    const mailLink = screen.getByRole('link', { name: 'jobs@brand.example' });
    const filters = screen.getByRole('group', { name: content.careers.filtersLabel });
    expect(mailLink.compareDocumentPosition(filters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('the screen Careers shows all jobs again after the first filter is pressed', async () => {
    renderWith(law, lawn);
    await press('Sea');
    await press('Every job');
    expect(headings(2)).toEqual(['Job LAW-001', 'Job LAWN-001']);
  });
});
