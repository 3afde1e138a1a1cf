// @vitest-environment node
import { expect, it } from 'vitest';
import { readContent } from '../build/content.mjs';

const { company, navigation, shell, home, about, training, ...others } = readContent('en').content;
const { consultancy, contact, careers, notFound } = others;

const listOf = <Entry extends object>(entries: readonly Entry[], ...fields: (keyof Entry)[]) =>
  entries.map((entry) => fields.map((field) => entry[field]).join(' ')).join(', ');
const { story, growth, technologies } = about;
const audiences = [training.corporate, training.college];

// What the specification fixes: a name for it, the content, and the words of the specification. No other test fails
// when they change.
it.each(
  Object.entries({
    'the founding year': [company.foundingYear, 2015],
    'the social links': [listOf(company.socialLinks, 'displayName'), 'LinkedIn, Facebook, Twitter'],
    'the names and paths of the screens': [
      listOf(navigation, 'displayName', 'url'),
      'Home /, Know Us More /know-us-more, Training /training, Consultancy /consultation, Career /careers, Contact Us /contact-us',
    ],
    'the titles of the screens': [
      listOf(navigation, 'title'),
      'one of the leaders in IT training and consultation, Know Us More | We as a company, Training | Getting Ready for the future., Consultancy | Create solution that drive the world., Careers, Contact Us | Say hello!',
    ],
    'whether header and menu have each screen': [
      listOf(navigation, 'displayOnHeadNav', 'displayOnFloatingMenu'),
      'false false, true true, true true, true true, false true, true true',
    ],
    'the button of the cookie notice': [shell.cookieNotice.accept, 'Accept'],
    'the hero text': [home.heroLines.join(' '), 'STOP WANDERING! TIME TO UPGRADE...'],
    'the heading of the clients': [home.clientsHeading, 'Our Happy Clients'],
    'the number of clients': [home.clients.length, 8],
    'the heading of the reasons': [home.reasonsHeading, 'Why choose us?'],
    'the reasons': [
      listOf(home.reasons, 'title'),
      'True partners, Domain Expertise, Focus on innovation, Customized Learning Path',
    ],
    'the heading of the figures': [home.statisticsHeading, 'Our Track Record'],
    'the figures': [
      listOf(home.statistics, 'label', 'value'),
      'Nations 3+, Cities 8+, Corporate 15+, Professionals 2250+, Colleges 27+, Students 5000+',
    ],
    'the heading of About': [about.heading, 'We Launched in 2015!'],
    'the story': [
      story.join(),
      expect.stringMatching(/two clients.*20\+ industry-leading companies/),
    ],
    'the stair of clients': [listOf([growth.start, growth.today], 'value'), '2, 20+'],
    'the list of technology icons': [technologies.length > 0, true],
    'the audiences': [listOf(audiences, 'title'), 'Corporate, College'],
    'the bullets': [
      listOf(audiences, 'bullets'),
      'Expert Instructors,Industry Oriented,Live Projects,Modern Use-cases,24 X 7 Support, Industry-Specific,Project Base,Focused Courses,Latest Technology,Internships',
    ],
    'the heading of the options': [training.optionsHeading, 'More that 15+'],
    'the end of that heading': [training.optionsHeadingEnd, 'options'],
    'the options': [
      listOf(training.options, 'displayText'),
      'AI/ML, Blockchain, IOT, Python, R, Data Science, Emotional Intelligence, Cloud, Networking, Management, Soft-Skills, Web Development, Mobile, Human Resource, And More....',
    ],
    'the services': [
      listOf(consultancy.services, 'title'),
      'Management, Business Strategies, Development, Mentorship',
    ],
    'the number of questions': [consultancy.faq.length, 4],
    'the heading above the mail link': [consultancy.mailHeading, 'Want to know More?'],
    'the offices': [
      listOf(contact.offices, 'city', 'region'),
      'Delhi India, Bhubaneswar Odisha, India',
    ],
    'the note on the form': [
      contact.formNote.before,
      expect.stringMatching('forms are being reworked'),
    ],
    'the filters': [
      listOf(careers.filters, 'displayName'),
      'All, Instructor, Operations, Engineering, People, Sales, Design',
    ],
    'the message of Careers': [careers.message, 'Currently, we are not hiring!'],
    'the number of displayed jobs': [careers.jobs.filter(({ display }) => display).length, 0],
    'the number of sample jobs': [careers.jobs.filter(({ display }) => !display).length, 3],
    'the 404 screen': [
      listOf([notFound], 'title', 'code', 'heading'),
      '404 Not Found 404 Oops! Page Not Found.',
    ],
  }),
)('the English content has %s of the specification', (what, [content, fixed]) => {
  const advice = `The specification fixes ${what}, and src/content/en has ${JSON.stringify(content)}. If this change was agreed on, make it in test/specification.test.ts too.`;
  expect(content, advice).toEqual(fixed);
});
