import { expect, it } from 'vitest';
import { readContent } from '../build/readContent.mjs';

const {
  company,
  navigation,
  shell,
  home,
  about,
  training,
  consultancy,
  contact,
  careers,
  notFound,
} = readContent('en', 'test/fixtures/content').content;

const namesOf = (entries: readonly { displayName: string }[]) =>
  entries.map(({ displayName }) => displayName);
const titlesOf = (entries: readonly { title?: string }[]) => entries.map(({ title }) => title);

// What the specification fixes: a name for it, what the content has, and the words of the
// specification. No other test fails when they change.
for (const { what, content, specified } of [
  { what: 'the founding year', content: company.foundingYear, specified: 2015 },
  {
    what: 'the social links',
    content: namesOf(company.socialLinks),
    specified: ['LinkedIn', 'Facebook', 'Twitter'],
  },
  {
    what: 'the names and paths of the screens',
    content: navigation.map(({ displayName, url }) => `${displayName} ${url}`),
    specified: [
      'Home /',
      'Know Us More /know-us-more',
      'Training /training',
      'Consultancy /consultation',
      'Career /careers',
      'Contact Us /contact-us',
    ],
  },
  {
    what: 'the titles of the screens',
    content: titlesOf(navigation),
    specified: [
      'one of the leaders in IT training and consultation',
      'Know Us More | We as a company',
      'Training | Getting Ready for the future.',
      'Consultancy | Create solution that drive the world.',
      'Careers',
      'Contact Us | Say hello!',
    ],
  },
  {
    what: 'the screens in the header',
    content: namesOf(navigation.filter((item) => item.displayOnHeadNav)),
    specified: ['Know Us More', 'Training', 'Consultancy', 'Contact Us'],
  },
  {
    what: 'the screens in the menu',
    content: namesOf(navigation.filter((item) => item.displayOnFloatingMenu)),
    specified: ['Know Us More', 'Training', 'Consultancy', 'Career', 'Contact Us'],
  },
  {
    what: 'the button of the cookie notice',
    content: shell.cookieNotice.accept,
    specified: 'Accept',
  },
  {
    what: 'the hero text',
    content: home.heroLines.join(' '),
    specified: 'STOP WANDERING! TIME TO UPGRADE...',
  },
  {
    what: 'the heading of the clients',
    content: home.clientsHeading,
    specified: 'Our Happy Clients',
  },
  { what: 'the number of clients', content: home.clients.length, specified: 8 },
  { what: 'the heading of the reasons', content: home.reasonsHeading, specified: 'Why choose us?' },
  {
    what: 'the reasons',
    content: titlesOf(home.reasons),
    specified: [
      'True partners',
      'Domain Expertise',
      'Focus on innovation',
      'Customized Learning Path',
    ],
  },
  {
    what: 'the heading of the figures',
    content: home.statisticsHeading,
    specified: 'Our Track Record',
  },
  {
    what: 'the figures',
    content: home.statistics.map(({ label, value }) => `${label} ${value}`),
    specified: [
      'Nations 3+',
      'Cities 8+',
      'Corporate 15+',
      'Professionals 2250+',
      'Colleges 27+',
      'Students 5000+',
    ],
  },
  { what: 'the heading of About', content: about.heading, specified: 'We Launched in 2015!' },
  {
    what: 'the story',
    content: about.story.join(),
    specified: expect.stringMatching(/two clients.*20\+ industry-leading companies/),
  },
  { what: 'the clients at the start', content: about.growth.start.value, specified: '2' },
  { what: 'the clients of today', content: about.growth.today.value, specified: '20+' },
  {
    what: 'a list of technology icons',
    content: about.technologies,
    specified: expect.arrayContaining([expect.anything()]),
  },
  {
    what: 'the audiences',
    content: [training.corporate.title, training.college.title],
    specified: ['Corporate', 'College'],
  },
  {
    what: 'the bullets for companies',
    content: training.corporate.bullets,
    specified: [
      'Expert Instructors',
      'Industry Oriented',
      'Live Projects',
      'Modern Use-cases',
      '24 X 7 Support',
    ],
  },
  {
    what: 'the bullets for colleges',
    content: training.college.bullets,
    specified: [
      'Industry-Specific',
      'Project Base',
      'Focused Courses',
      'Latest Technology',
      'Internships',
    ],
  },
  {
    what: 'the heading of the options',
    content: training.optionsHeading,
    specified: 'More that 15+',
  },
  {
    what: 'the end of that heading',
    content: training.optionsHeadingEnd,
    specified: 'options',
  },
  {
    what: 'the options',
    content: training.options.map(({ displayText }) => displayText),
    specified: [
      'AI/ML',
      'Blockchain',
      'IOT',
      'Python',
      'R',
      'Data Science',
      'Emotional Intelligence',
      'Cloud',
      'Networking',
      'Management',
      'Soft-Skills',
      'Web Development',
      'Mobile',
      'Human Resource',
      'And More....',
    ],
  },
  {
    what: 'the services',
    content: titlesOf(consultancy.services),
    specified: ['Management', 'Business Strategies', 'Development', 'Mentorship'],
  },
  { what: 'the number of questions', content: consultancy.faq.length, specified: 4 },
  {
    what: 'the heading above the mail link',
    content: consultancy.mailHeading,
    specified: 'Want to know More?',
  },
  {
    what: 'the offices',
    content: contact.offices.map(({ city, region }) => `${city}, ${region}`),
    specified: ['Delhi, India', 'Bhubaneswar, Odisha, India'],
  },
  {
    what: 'the note on the form',
    content: contact.formNote.before,
    specified: expect.stringContaining('forms are being reworked'),
  },
  {
    what: 'the filters',
    content: namesOf(careers.filters),
    specified: ['All', 'Instructor', 'Operations', 'Engineering', 'People', 'Sales', 'Design'],
  },
  {
    what: 'the message of Careers',
    content: careers.message,
    specified: 'Currently, we are not hiring!',
  },
  {
    what: 'the displayed jobs, none,',
    content: careers.jobs.filter(({ display }) => display),
    specified: [],
  },
  {
    what: 'the number of sample jobs',
    content: careers.jobs.filter(({ display }) => !display).length,
    specified: 3,
  },
  { what: 'the title of the 404 screen', content: notFound.title, specified: '404 Not Found' },
  { what: 'the code of the 404 screen', content: notFound.code, specified: '404' },
  {
    what: 'the heading of the 404 screen',
    content: notFound.heading,
    specified: 'Oops! Page Not Found.',
  },
]) {
  it(`the English content has ${what} of the specification`, () => {
    const advice = `The specification fixes ${what}, and test/fixtures/content/en has ${JSON.stringify(content)}. If this change was agreed on, make it in test/specification.test.ts too.`;
    expect(content, advice).toEqual(specified);
  });
}
