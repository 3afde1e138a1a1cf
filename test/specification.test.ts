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
    'the navigation items, what header and floating menu leave out, and the social links',
    [
      names(navigation),
      names(navigation.filter((item) => !item.displayOnHeadNav)),
      names(navigation.filter((item) => !item.displayOnFloatingMenu)),
      names(company.socialLinks),
    ],
    [
      'Home | Know Us More | Training | Consultancy | Career | Contact Us',
      'Home | Career',
      'Home',
      'LinkedIn | Facebook | Twitter',
    ],
  ],
  [2, 'the hero text', homeText.heroLines.join(' '), 'STOP WANDERING! TIME TO UPGRADE...'],
  [
    2,
    'the headings',
    [
      line([homeText.clientsHeading, homeText.reasonsHeading, homeText.statisticsHeading]),
      aboutText.heading,
      line([corporateTraining.title, collegeTraining.title]),
      `${trainingText.optionsHeading} ${trainingText.optionsHeadingEnd}`,
      consultancyText.mailHeading,
      line([notFoundTitle, notFoundText.code, notFoundText.heading]),
    ],
    [
      'Our Happy Clients | Why choose us? | Our Track Record',
      'We Launched in 2015!',
      'Corporate | College',
      'More that 15+ options',
      'Want to know More?',
      '404 Not Found | 404 | Oops! Page Not Found.',
    ],
  ],
  [2, 'the number of clients and of questions', [clients.length, faq.length], [8, 4]],
  [
    2,
    'the reasons, the services and the offices',
    [
      titles(reasons),
      titles(services),
      line(offices.map(({ city, region }) => `${city}, ${region}`)),
    ],
    [
      'True partners | Domain Expertise | Focus on innovation | Customized Learning Path',
      'Management | Business Strategies | Development | Mentorship',
      'Delhi, India | Bhubaneswar, Odisha, India',
    ],
  ],
  [2, 'the note on forms', contactText.formNote.before, expect.stringContaining('being reworked')],
  [
    2,
    'the filters of Careers, its message, and that no job is displayed',
    [names(careerFilters), careersText.message, jobs.filter(({ display }) => display)],
    [
      'All | Instructor | Operations | Engineering | People | Sales | Design',
      'Currently, we are not hiring!',
      [],
    ],
  ],
  [2, 'three hidden samples', sampleCareers.map(({ display }) => display), [false, false, false]],
  [
    3,
    'the training options, the Corporate and the College bullets',
    [
      line(trainingOptions.map(({ displayText }) => displayText)),
      line(corporateTraining.bullets),
      line(collegeTraining.bullets),
    ],
    [
      'AI/ML | Blockchain | IOT | Python | R | Data Science | Emotional Intelligence | Cloud | Networking | Management | Soft-Skills | Web Development | Mobile | Human Resource | And More....',
      'Expert Instructors | Industry Oriented | Live Projects | Modern Use-cases | 24 X 7 Support',
      'Industry-Specific | Project Base | Focused Courses | Latest Technology | Internships',
    ],
  ],
  [4, 'the button of the cookie notice', cookieNotice.accept, 'Accept'],
  [
    9,
    'the statistics, and the numbers of the About text',
    [
      line(statistics.map(({ label, value }) => `${label} ${value}`)),
      [growth.start.value, growth.today.value, growth.today.label],
      line(aboutText.story),
    ],
    [
      'Nations 3+ | Cities 8+ | Corporate 15+ | Professionals 2250+ | Colleges 27+ | Students 5000+',
      ['2', '20+', 'industry-leading companies'],
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
