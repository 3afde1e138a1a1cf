// @vitest-environment node
import { expect, it } from 'vitest';
import { readContent } from '../build/content.mjs';

const { language, company, navigation, shell, home, about, training, consultancy, ...others } =
  readContent('en').content;
const { contact, careers, notFound } = others;

const names = (items: readonly { readonly displayName: string }[]) =>
  items.map(({ displayName }) => displayName);
const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

// What the specification fixes: what it is, the content, and the words of the specification. No other test fails when
// they change.
it.each<[what: string, content: unknown, fixed: unknown]>([
  ['the language', language.lang, 'en'],
  ['the founding year', company.foundingYear, 2015],
  ['the social links', names(company.socialLinks), ['LinkedIn', 'Facebook', 'Twitter']],
  [
    'the names, paths and titles of the screens',
    navigation.map(({ displayName, url, title }) => `${displayName}, ${url}, ${title}`),
    [
      'Home, /, one of the leaders in IT training and consultation',
      'Know Us More, /know-us-more, Know Us More | We as a company',
      'Training, /training, Training | Getting Ready for the future.',
      'Consultancy, /consultation, Consultancy | Create solution that drive the world.',
      'Career, /careers, Careers',
      'Contact Us, /contact-us, Contact Us | Say hello!',
    ],
  ],
  [
    'the links of the header',
    names(navigation.filter((item) => item.displayOnHeadNav)),
    ['Know Us More', 'Training', 'Consultancy', 'Contact Us'],
  ],
  [
    'the links of the menu',
    names(navigation.filter((item) => item.displayOnFloatingMenu)),
    ['Know Us More', 'Training', 'Consultancy', 'Career', 'Contact Us'],
  ],
  ['the button of the cookie notice', shell.cookieNotice.accept, 'Accept'],
  ['the hero text', home.heroLines.join(' '), 'STOP WANDERING! TIME TO UPGRADE...'],
  ['the heading of the clients', home.clientsHeading, 'Our Happy Clients'],
  ['the number of clients', home.clients.length, 8],
  ['the heading of the reasons', home.reasonsHeading, 'Why choose us?'],
  [
    'the reasons',
    titles(home.reasons),
    ['True partners', 'Domain Expertise', 'Focus on innovation', 'Customized Learning Path'],
  ],
  ['the heading of the figures', home.statisticsHeading, 'Our Track Record'],
  [
    'the figures',
    home.statistics.map(({ label, value }) => `${label} ${value}`),
    ['Nations 3+', 'Cities 8+', 'Corporate 15+', 'Professionals 2250+', 'Colleges 27+'].concat(
      'Students 5000+',
    ),
  ],
  ['the heading of About', about.heading, 'We Launched in 2015!'],
  ['the story', about.story.join(' '), expect.stringMatching(/two clients.*20\+ industry-leading/)],
  [
    'the clients at the start and today',
    Object.values(about.growth).map(({ value }) => value),
    ['2', '20+'],
  ],
  ['the list of technology icons', about.technologies.length > 0, true],
  ['the audiences', titles([training.corporate, training.college]), ['Corporate', 'College']],
  [
    'the Corporate bullets',
    training.corporate.bullets.join(', '),
    'Expert Instructors, Industry Oriented, Live Projects, Modern Use-cases, 24 X 7 Support',
  ],
  [
    'the College bullets',
    training.college.bullets.join(', '),
    'Industry-Specific, Project Base, Focused Courses, Latest Technology, Internships',
  ],
  [
    'the heading of the options',
    `${training.optionsHeading} ${training.optionsHeadingEnd}`,
    'More that 15+ options',
  ],
  [
    'the options',
    training.options.map(({ displayText }) => displayText).join(', '),
    'AI/ML, Blockchain, IOT, Python, R, Data Science, Emotional Intelligence, Cloud, Networking, ' +
      'Management, Soft-Skills, Web Development, Mobile, Human Resource, And More....',
  ],
  [
    'the services',
    titles(consultancy.services),
    ['Management', 'Business Strategies', 'Development', 'Mentorship'],
  ],
  ['the number of questions', consultancy.faq.length, 4],
  ['the heading above the mail link', consultancy.mailHeading, 'Want to know More?'],
  [
    'the offices',
    contact.offices.map(({ city, region }) => `${city}, ${region}`),
    ['Delhi, India', 'Bhubaneswar, Odisha, India'],
  ],
  [
    'the note on the form',
    contact.formNote.before,
    expect.stringContaining('forms are being reworked'),
  ],
  [
    'the filters',
    names(careers.filters),
    ['All', 'Instructor', 'Operations', 'Engineering', 'People', 'Sales', 'Design'],
  ],
  ['the message of Careers', careers.message, 'Currently, we are not hiring!'],
  ['the number of displayed jobs', careers.jobs.filter(({ display }) => display).length, 0],
  ['the number of sample jobs', careers.jobs.filter(({ display }) => !display).length, 3],
  [
    'the 404 screen',
    [notFound.title, notFound.code, notFound.heading],
    ['404 Not Found', '404', 'Oops! Page Not Found.'],
  ],
])('the English content has %s of the specification', (what, content, fixed) => {
  const advice = `The specification fixes ${what}, and src/content/en has ${JSON.stringify(content)}. If this change was agreed on, make it in test/specification.test.ts too.`;
  expect(content, advice).toEqual(fixed);
});
