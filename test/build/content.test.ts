// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../build/content.mjs';
import { findFaults, type Site } from '../../build/contentFaults.mjs';
import { loadSource } from '../../build/source.mjs';

let shipped: Site;
let site: Site;

/** Content of the tests, so that an edit of the site's content breaks none of them. */
beforeAll(async () => {
  shipped = await loadSource();
  const { hasScreen, overrideCompany, content } = shipped;
  const about = { ...content.navigation?.about, displayName: 'About', url: '/know-us-more' };
  site = {
    hasScreen,
    overrideCompany,
    drawings: {
      optionIcons: ['python'],
      reasonIcons: ['partners'],
      serviceDrawings: ['management'],
      officeMaps: ['delhi'],
    },
    logos: ['norvale'],
    content: {
      navigation: { about, navigation: [{ ...about, displayName: 'Home', url: '/' }, about] },
      clients: { clients: [{ displayName: 'Norvale', img: 'norvale', alt: 'Norvale logo' }] },
      faq: {
        faq: [
          { question: 'Where?', answer: 'Here.', ref: 'faq-start', isActive: true },
          { question: 'When?', answer: 'Now.', ref: 'faq-end', isActive: false },
        ],
      },
      reasons: { reasons: [{ title: 'Partners', text: 'We plan.', icon: 'partners' }] },
      statistics: { statistics: [{ label: 'Nations', value: '3+' }] },
      training: {
        trainingOptions: [{ displayText: 'Python', imageUrl: 'python', title: 'Python' }],
      },
      consultancy: {
        services: [{ title: 'Management', text: 'We plan.', drawing: 'management' }],
      },
      contact: {
        offices: [
          {
            city: 'Delhi',
            region: 'India',
            timeZone: 'IST',
            coordinates: '28.61° N, 77.21° E',
            map: 'delhi',
          },
        ],
      },
      careers: {
        careerFilters: [
          { displayName: 'All' },
          { displayName: 'Instructor', departmentCode: 'INS' },
          { displayName: 'Sales', departmentCode: 'SAL' },
        ],
        jobs: [],
        sampleCareers: [{ ...job, display: false, description: 'Python instructor' }],
      },
      company: {
        foundingYear: 2015,
        company: {
          name: 'Skillmere',
          phone: '+91 00000 00000',
          infoEmail: 'info@skillmere.example',
          socialLinks: [
            { displayName: 'LinkedIn', url: 'https://www.linkedin.com/a', icon: 'linkedin' },
          ],
        },
      },
    },
  };
});

it('the content and the logos are right', async () => {
  expect(() => checkContent(shipped)).not.toThrow();
});

const client = { displayName: 'Aster', img: 'aster', alt: 'Aster logo' };
const job = {
  id: 7,
  display: true,
  description: 'Rust instructor',
  jobCode: 'INS-007',
  qualificationList: ['Teaching experience'],
  minimumQualificationList: ['Two years of Rust'],
  location: 'Delhi',
  responsibilityList: ['Lead courses'],
};

/** The faults of a copy of the content in which `change` has changed something. */
function faultsAfter(change: (content: Site['content']) => unknown): string[] {
  const content = structuredClone(site.content);
  change(content);
  return findFaults({ ...site, content });
}

type Change = (content: Site['content']) => unknown;
const changes: readonly (readonly [name: string, change: Change, fault: string])[] = [
  [
    'a client without a logo',
    (content) => content.clients?.clients.push(client),
    'src/content/clients.ts: Aster needs its logo, the file src/drawings/clients/aster.svg: an SVG file',
  ],
  [
    'a logo without a client',
    (content) => content.clients?.clients.pop(),
    "src/drawings/clients/norvale.svg: no client in src/content/clients.ts has img: 'norvale'.",
  ],
  [
    'a client with another text for screen readers',
    (content) => Object.assign(content.clients?.clients[0], { alt: 'N' }),
    "expected alt: 'Norvale logo', got 'N'",
  ],
  [
    'a navigation item without a screen',
    (content) => content.navigation?.navigation.push({ ...content.navigation.about, ...blog }),
    "src/content/navigation.ts: “Blog” needs a screen at '/blog'.",
  ],
  [
    'a navigation item with a full address',
    (content) => Object.assign(content.navigation?.navigation[1], { url: 'https://a.example' }),
    "has the url 'https://a.example'. Expected one such as '/know-us-more'",
  ],
  [
    'two answers with the same id',
    (content) => Object.assign(content.faq?.faq[1], { ref: 'faq-start' }),
    'have the same ref, faq-start.',
  ],
  [
    'an id that is no valid id',
    (content) => Object.assign(content.faq?.faq[1], { ref: 'Start here' }),
    "has the ref 'Start here'. Expected 'faq-' and a word",
  ],
  [
    'a record without one of its fields',
    (content) => delete content.faq?.faq[1].answer,
    'src/content/faq.ts: faq, entry 2 (When?) has no answer.',
  ],
  [
    'two jobs with the same job code',
    (content) => content.careers?.jobs.push(job, { ...job, id: 8 }),
    'src/content/careers.ts: Rust instructor and Rust instructor have the same jobCode, INS-007.',
  ],
  [
    'a job in no department',
    (content) => content.careers?.jobs.push({ ...job, jobCode: 'LAW-001' }),
    "has the jobCode 'LAW-001'. Expected a department (INS, SAL)",
  ],
  [
    'a job that asks for nothing',
    (content) => content.careers?.jobs.push({ ...job, qualificationList: [] }),
    '“Rust instructor” has an empty qualificationList.',
  ],
  [
    'a displayed sample',
    (content) => Object.assign(content.careers?.sampleCareers[0], { display: true }),
    '“Python instructor” is among the samples, which nobody sees. Move it to jobs.',
  ],
  [
    'an option without an icon',
    (content) => Object.assign(content.training?.trainingOptions[0], { imageUrl: 'rust' }),
    "has imageUrl: 'rust', and src/drawings/optionIcons.ts has no drawing of this name.",
  ],
  [
    'a service without a drawing',
    (content) => Object.assign(content.consultancy?.services[0], { drawing: 'growth' }),
    "“Management” has drawing: 'growth', and src/drawings/ServiceDrawing.tsx has no drawing",
  ],
  [
    'an office without a map',
    (content) => Object.assign(content.contact?.offices[0], { map: 'pune' }),
    "“Delhi” has map: 'pune', and src/drawings/OfficeMap.tsx has no drawing",
  ],
  [
    'a mail address without a domain',
    (content) => Object.assign(content.company?.company, { infoEmail: 'info' }),
    'src/content/company.ts: company.infoEmail: expected a mail address',
  ],
  [
    'a telephone number with letters',
    (content) => Object.assign(content.company?.company, { phone: 'call us' }),
    'src/content/company.ts: company.phone: expected a telephone number',
  ],
  [
    'a social link that is no address',
    (content) => Object.assign(content.company?.company.socialLinks[0], { url: 'linkedin' }),
    'company.socialLinks[0].url: expected an https: or http: address',
  ],
  [
    'a year in the future',
    (content) => Object.assign(content.company as object, { foundingYear: 3015 }),
    'foundingYear: expected a year from 1900',
  ],
  [
    'a statistic without a number',
    (content) => Object.assign(content.statistics?.statistics[0], { value: 'many' }),
    "“Nations” has the value 'many'. Expected a number",
  ],
  [
    'a place that is not on the earth',
    (content) => Object.assign(content.contact?.offices[0], { coordinates: '128.61° N, 77.21° E' }),
    "Delhi has the coordinates '128.61° N, 77.21° E'.",
  ],
  [
    'a text with two spaces',
    (content) => Object.assign(content.reasons?.reasons[0], { text: 'We plan  with you.' }),
    'src/content/reasons.ts: reasons[0].text has two spaces or a line break in “plan  with”.',
  ],
  [
    'a text that ends with a space',
    (content) => Object.assign(content.reasons?.reasons[0], { text: 'We plan. ' }),
    'reasons[0].text begins or ends with a space: "We plan. ".',
  ],
  [
    'an empty text',
    (content) => Object.assign(content.reasons?.reasons[0], { text: '' }),
    'reasons[0].text is empty.',
  ],
  [
    'a typewriter apostrophe',
    (content) => Object.assign(content.reasons?.reasons[0], { text: "It's right." }),
    "reasons[0].text has a typewriter apostrophe in It's.",
  ],
];
const blog = { displayName: 'Blog', url: '/blog' };

describe('the check of the content', () => {
  it.each(changes)('says what is wrong with %s', (_, change, fault) => {
    expect(faultsAfter(change).join('\n')).toContain(fault);
  });

  it('accepts a job that is displayed', () => {
    expect(faultsAfter((content) => content.careers?.jobs.push(job))).toEqual([]);
  });
});
