// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aboutText, growth } from '../src/content/about';
import { careerFilters, careersText, jobs, sampleCareers } from '../src/content/careers';
import { clients } from '../src/content/clients';
import { company, foundingYear } from '../src/content/company';
import { consultancyText, services } from '../src/content/consultancy';
import { contactText, offices } from '../src/content/contact';
import { faq } from '../src/content/faq';
import { homeText } from '../src/content/home';
import { navigation } from '../src/content/navigation';
import { notFoundText, notFoundTitle } from '../src/content/notFound';
import { reasons } from '../src/content/reasons';
import { cookieNotice } from '../src/content/shell';
import { statistics } from '../src/content/statistics';
import { technologies } from '../src/content/technologies';
import {
  collegeTraining,
  corporateTraining,
  trainingOptions,
  trainingText,
} from '../src/content/training';

// The words and numbers of the site that its specification fixes. All others are free: no other test
// fails when they change.

interface Fixed {
  readonly section: number;
  readonly what: string;
  /** What src/content says. */
  readonly actual: unknown;
  readonly expected: unknown;
}

const fixed: readonly Fixed[] = [
  {
    section: 1,
    what: 'the year of the foundation',
    actual: foundingYear,
    expected: 2015,
  },
  {
    section: 2,
    what: 'the path and the page title of each screen',
    actual: Object.fromEntries(navigation.map(({ url, title }) => [url, title])),
    expected: {
      '/': 'one of the leaders in IT training and consultation',
      '/know-us-more': 'Know Us More | We as a company',
      '/training': 'Training | Getting Ready for the future.',
      '/consultation': 'Consultancy | Create solution that drive the world.',
      '/contact-us': 'Contact Us | Say hello!',
      '/careers': 'Careers',
    },
  },
  {
    section: 2,
    what: 'the navigation items',
    actual: navigation.map(({ displayName }) => displayName),
    expected: ['Home', 'Know Us More', 'Training', 'Consultancy', 'Career', 'Contact Us'],
  },
  {
    section: 2,
    what: 'the navigation items that the header leaves out',
    actual: navigation.filter((item) => !item.displayOnHeadNav).map((item) => item.displayName),
    expected: ['Home', 'Career'],
  },
  {
    section: 2,
    what: 'the navigation items that the floating menu leaves out',
    actual: navigation
      .filter((item) => !item.displayOnFloatingMenu)
      .map((item) => item.displayName),
    expected: ['Home'],
  },
  {
    section: 2,
    what: 'the social links',
    actual: company.socialLinks.map(({ displayName }) => displayName),
    expected: ['LinkedIn', 'Facebook', 'Twitter'],
  },
  {
    section: 2,
    what: 'the hero text',
    actual: homeText.heroLines.join(' '),
    expected: 'STOP WANDERING! TIME TO UPGRADE...',
  },
  {
    section: 2,
    what: 'the headings of Home',
    actual: [homeText.clientsHeading, homeText.reasonsHeading, homeText.statisticsHeading],
    expected: ['Our Happy Clients', 'Why choose us?', 'Our Track Record'],
  },
  {
    section: 2,
    what: 'the number of clients',
    actual: clients.length,
    expected: 8,
  },
  {
    section: 2,
    what: 'the reasons',
    actual: reasons.map(({ title }) => title),
    expected: [
      'True partners',
      'Domain Expertise',
      'Focus on innovation',
      'Customized Learning Path',
    ],
  },
  {
    section: 2,
    what: 'the heading of About',
    actual: aboutText.heading,
    expected: 'We Launched in 2015!',
  },
  {
    section: 2,
    what: 'the headings of Training',
    actual: [
      corporateTraining.title,
      collegeTraining.title,
      `${trainingText.optionsHeading} ${trainingText.optionsHeadingEnd}`,
    ],
    expected: ['Corporate', 'College', 'More that 15+ options'],
  },
  {
    section: 2,
    what: 'the services of Consultancy',
    actual: services.map(({ title }) => title),
    expected: ['Management', 'Business Strategies', 'Development', 'Mentorship'],
  },
  {
    section: 2,
    what: 'the number of questions',
    actual: faq.length,
    expected: 4,
  },
  {
    section: 2,
    what: 'the heading above the mail link of Consultancy',
    actual: consultancyText.mailHeading,
    expected: 'Want to know More?',
  },
  {
    section: 2,
    what: 'the offices',
    actual: offices.map(({ city, region }) => `${city}, ${region}`),
    expected: ['Delhi, India', 'Bhubaneswar, Odisha, India'],
  },
  {
    section: 2,
    what: 'that the forms are being reworked',
    actual: contactText.formNote.before,
    expected: expect.stringMatching(/forms are being reworked/),
  },
  {
    section: 2,
    what: 'the filters of Careers',
    actual: careerFilters.map(({ displayName }) => displayName),
    expected: ['All', 'Instructor', 'Operations', 'Engineering', 'People', 'Sales', 'Design'],
  },
  {
    section: 2,
    what: 'that no job is displayed',
    actual: jobs.filter(({ display }) => display),
    expected: [],
  },
  {
    section: 2,
    what: 'the message of Careers',
    actual: careersText.message,
    expected: 'Currently, we are not hiring!',
  },
  {
    section: 2,
    what: 'three sample entries that are not displayed',
    actual: sampleCareers.map(({ display }) => display),
    expected: [false, false, false],
  },
  {
    section: 2,
    what: 'the words of the 404 page',
    actual: [notFoundTitle, notFoundText.code, notFoundText.heading],
    expected: ['404 Not Found', '404', 'Oops! Page Not Found.'],
  },
  {
    section: 3,
    what: 'the training options',
    actual: trainingOptions.map(({ displayText }) => displayText),
    expected: [
      ...['AI/ML', 'Blockchain', 'IOT', 'Python', 'R', 'Data Science', 'Emotional Intelligence'],
      ...['Cloud', 'Networking', 'Management', 'Soft-Skills', 'Web Development', 'Mobile'],
      ...['Human Resource', 'And More....'],
    ],
  },
  {
    section: 3,
    what: 'the Corporate bullets',
    actual: corporateTraining.bullets,
    expected: [
      'Expert Instructors',
      'Industry Oriented',
      'Live Projects',
      'Modern Use-cases',
      '24 X 7 Support',
    ],
  },
  {
    section: 3,
    what: 'the College bullets',
    actual: collegeTraining.bullets,
    expected: [
      'Industry-Specific',
      'Project Base',
      'Focused Courses',
      'Latest Technology',
      'Internships',
    ],
  },
  {
    section: 4,
    what: 'the button of the cookie notice',
    actual: cookieNotice.accept,
    expected: 'Accept',
  },
  {
    section: 9,
    what: 'the statistics',
    actual: statistics.map(({ label, value }) => `${label} ${value}`),
    expected: [
      ...['Nations 3+', 'Cities 8+', 'Corporate 15+'],
      ...['Professionals 2250+', 'Colleges 27+', 'Students 5000+'],
    ],
  },
  {
    section: 9,
    what: 'the numbers of the About text',
    actual: [growth.start.value, growth.today, aboutText.story.join(' ')],
    expected: [
      '2',
      { label: 'industry-leading companies', value: '20+' },
      expect.stringMatching(/two clients.*20\+ industry-leading companies/),
    ],
  },
];

it.each(fixed)('section $section fixes $what', ({ section, what, actual, expected }) => {
  expect(actual, `Fixed by the specification, section ${section}: ${what}.`).toEqual(expected);
});

it('section 2 places an icon list of technologies in the data of About', () => {
  const drawn: string[] = trainingOptions.map(({ imageUrl }) => imageUrl);
  expect(technologies.length).toBeGreaterThan(0);
  expect(drawn).toEqual(expect.arrayContaining(technologies.map(({ imageUrl }) => imageUrl)));
});

it('each file with a text that the specification fixes says so where the text stands', () => {
  const imports = readFileSync('test/specification.test.ts', 'utf8').matchAll(/'\.\.\/(src.*)'/g);
  const files = [...imports].map(([, file]) => `${file}.ts`);
  expect(files.length).toBeGreaterThan(10);
  const unmarked = files.filter(
    (file) =>
      !/Fixed by the\s[\s*]*specification,\s[\s*]*section \d/.test(readFileSync(file, 'utf8')),
  );
  expect(unmarked).toEqual([]);
});
