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

/** Texts in one line, for a short table. */
const line = (texts: readonly string[]) => texts.join(' | ');
const names = (entries: readonly { readonly displayName: string }[]) =>
  line(entries.map(({ displayName }) => displayName));
const titles = (entries: readonly { readonly title: string }[]) =>
  line(entries.map(({ title }) => title));

/** What src/content says, and what the section of the specification says. */
const fixed: readonly [section: number, what: string, actual: unknown, expected: unknown][] = [
  [1, 'the year of the foundation', foundingYear, 2015],
  [
    2,
    'the path and the page title of each screen',
    Object.fromEntries(navigation.map(({ url, title }) => [url, title])),
    {
      '/': 'one of the leaders in IT training and consultation',
      '/know-us-more': 'Know Us More | We as a company',
      '/training': 'Training | Getting Ready for the future.',
      '/consultation': 'Consultancy | Create solution that drive the world.',
      '/contact-us': 'Contact Us | Say hello!',
      '/careers': 'Careers',
    },
  ],
  [
    2,
    'the navigation items',
    names(navigation),
    'Home | Know Us More | Training | Consultancy | Career | Contact Us',
  ],
  [
    2,
    'what the header leaves out',
    names(navigation.filter((item) => !item.displayOnHeadNav)),
    'Home | Career',
  ],
  [
    2,
    'what the floating menu leaves out',
    names(navigation.filter((item) => !item.displayOnFloatingMenu)),
    'Home',
  ],
  [2, 'the social links', names(company.socialLinks), 'LinkedIn | Facebook | Twitter'],
  [2, 'the hero text', homeText.heroLines.join(' '), 'STOP WANDERING! TIME TO UPGRADE...'],
  [
    2,
    'the headings of Home',
    line([homeText.clientsHeading, homeText.reasonsHeading, homeText.statisticsHeading]),
    'Our Happy Clients | Why choose us? | Our Track Record',
  ],
  [2, 'the number of clients and of questions', [clients.length, faq.length], [8, 4]],
  [
    2,
    'the reasons',
    titles(reasons),
    'True partners | Domain Expertise | Focus on innovation | Customized Learning Path',
  ],
  [2, 'the heading of About', aboutText.heading, 'We Launched in 2015!'],
  [
    2,
    'the headings of Training',
    line([
      corporateTraining.title,
      collegeTraining.title,
      `${trainingText.optionsHeading} ${trainingText.optionsHeadingEnd}`,
    ]),
    'Corporate | College | More that 15+ options',
  ],
  [
    2,
    'the services of Consultancy',
    titles(services),
    'Management | Business Strategies | Development | Mentorship',
  ],
  [2, 'the heading of its mail link', consultancyText.mailHeading, 'Want to know More?'],
  [
    2,
    'the offices',
    line(offices.map(({ city, region }) => `${city}, ${region}`)),
    'Delhi, India | Bhubaneswar, Odisha, India',
  ],
  [2, 'the note on forms', contactText.formNote.before, expect.stringContaining('being reworked')],
  [
    2,
    'the filters of Careers',
    names(careerFilters),
    'All | Instructor | Operations | Engineering | People | Sales | Design',
  ],
  [2, 'that no job is displayed', jobs.filter(({ display }) => display), []],
  [2, 'the message of Careers', careersText.message, 'Currently, we are not hiring!'],
  [2, 'three hidden samples', sampleCareers.map(({ display }) => display), [false, false, false]],
  [
    2,
    'the words of the 404 page',
    line([notFoundTitle, notFoundText.code, notFoundText.heading]),
    '404 Not Found | 404 | Oops! Page Not Found.',
  ],
  [
    3,
    'the training options',
    line(trainingOptions.map(({ displayText }) => displayText)),
    'AI/ML | Blockchain | IOT | Python | R | Data Science | Emotional Intelligence | Cloud | Networking | Management | Soft-Skills | Web Development | Mobile | Human Resource | And More....',
  ],
  [
    3,
    'the Corporate bullets',
    line(corporateTraining.bullets),
    'Expert Instructors | Industry Oriented | Live Projects | Modern Use-cases | 24 X 7 Support',
  ],
  [
    3,
    'the College bullets',
    line(collegeTraining.bullets),
    'Industry-Specific | Project Base | Focused Courses | Latest Technology | Internships',
  ],
  [4, 'the button of the cookie notice', cookieNotice.accept, 'Accept'],
  [
    9,
    'the statistics',
    line(statistics.map(({ label, value }) => `${label} ${value}`)),
    'Nations 3+ | Cities 8+ | Corporate 15+ | Professionals 2250+ | Colleges 27+ | Students 5000+',
  ],
  [
    9,
    'the numbers of the About text',
    [growth.start.value, growth.today.value, growth.today.label, line(aboutText.story)],
    [
      '2',
      '20+',
      'industry-leading companies',
      expect.stringMatching(/two clients.*20\+ industry-leading companies/),
    ],
  ],
];

it.each(fixed)('section %i fixes %s', (section, what, actual, expected) => {
  expect(actual, `Fixed by the specification, section ${section}: ${what}.`).toEqual(expected);
});

it('section 2 places an icon list of technologies in the data of About', () => {
  const drawn: string[] = trainingOptions.map(({ imageUrl }) => imageUrl);
  expect(technologies.length).toBeGreaterThan(0);
  expect(drawn).toEqual(expect.arrayContaining(technologies.map(({ imageUrl }) => imageUrl)));
});

it('each file with a text that the specification fixes says so where the text stands', () => {
  const imports = readFileSync('test/specification.test.ts', 'utf8').matchAll(/'\.\.\/(src.*)'/g);
  const unmarked = [...imports]
    .map(([, file]) => `${file}.ts`)
    .filter((file) => !/Fixed by the\s[\s*]*specification,/.test(readFileSync(file, 'utf8')));
  expect(unmarked).toEqual([]);
});
