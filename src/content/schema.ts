// The only description of the content: types, messages, and what editors complete. Only the build loads it.
import * as v from 'valibot';
import { optionIcons } from '../drawings/optionIcons';
import { reasonIcons } from '../drawings/reasonIcons';
import { type Company, socialIcons } from './company';
import { flag, format, iconOf, lines, list, oneOf, record, text } from './fields';
import type { Language } from './language';
import { paths } from './paths';

const number = v.pipe(format(/^\d+$/, 'a number'), v.toNumber());
const year = v.pipe(
  number,
  v.minValue(1900, 'a year'),
  v.maxValue(new Date().getFullYear(), 'a year that has begun'),
);
const phone = format(
  /^\+[1-9]([ ().-]*\d){6,14}( ext\. \d+)?$/,
  'a number with its country code, such as +91 98123 45678',
);
const mail = format(
  /^[^\s@:?&#%"<>]+@[^\s@?&#%"<>]+$/,
  'an address such as hello@skillmere.example',
);
const https = 'an address that begins with https://';
const url = v.pipe(format(/^https:\/\/\S+\.\S+$/, https), v.url(https));
const degrees = /^([1-8]?\d|90)(\.\d+)?° [NS], (\d{1,2}|1[0-7]\d|180)(\.\d+)?° [EW]$/;
const description = v.pipe(text, v.maxLength(160, 'at most 160 characters'));
const departmentCode = v.optional(format(/^[A-Z]+$/, 'capital letters'));
const counted = format(/^\d/, 'an example that begins with a number, such as 5 openings');

// The records. Each list names the fields that tell its entries apart.
const socialLink = record('displayName', { url, icon: oneOf(socialIcons) });
const company = record('name', {
  foundingYear: year,
  phone,
  whatsApp: v.pipe(phone, v.excludes('ext', 'a number without an extension')),
  helloEmail: mail,
  infoEmail: mail,
  careersEmail: mail,
  socialLinks: list(socialLink, 'displayName'),
}) satisfies v.GenericSchema<unknown, Company>;
const navigationItem = record('displayName title', {
  url: oneOf(paths),
  displayOnHeadNav: flag(true),
  displayOnFloatingMenu: flag(true),
});
const client = record('displayName img alt', {});
const reason = record('title text', { icon: iconOf(reasonIcons) });
const statistic = record('label', { value: format(/\d/, 'a number such as 27+') });
const audience = record('title text', { bullets: lines });
const option = record('displayText', { imageUrl: iconOf(optionIcons), title: v.optional(text) });
const service = record('title text', {
  drawing: oneOf(['management', 'business-strategies', 'development', 'mentorship']),
});
const faqItem = record('question answer', {
  ref: format(/^faq-[a-z]+$/, 'faq- and small letters'),
  isActive: flag(false),
});
const office = record('city region timeZone', {
  coordinates: format(degrees, 'coordinates such as 28.61° N, 77.21° E'),
  map: oneOf(['delhi', 'bhubaneswar']),
});
const job = record('description location', {
  id: number,
  display: flag(false),
  jobCode: format(/^[A-Z]+-\d{3}$/, 'the departmentCode of a filter, a hyphen and three digits'),
  qualificationList: lines,
  minimumQualificationList: lines,
  responsibilityList: lines,
});

/** What each file of a language contains. */
export const files = {
  company,
  navigation: v.pipe(
    list(navigationItem, 'displayName', 'url'),
    v.length(paths.length, `an entry for each screen: ${paths.join(', ')}`),
  ),
  shell: record(
    'skipLink home headNavLabel footerNavLabel menuTitle openMenu closeMenu newTab footerLine footerPlaces',
    {
      cookieNotice: record('label text accept', {}),
      error: record('message action', {}),
      subject: v.pipe(text, v.regex(/\{source\}/, 'a text with {source} in it')),
    },
  ),
  home: record(
    'lede trainingAction writeToUs mailText clientsHeading reasonsHeading statisticsHeading',
    {
      heroLines: lines,
      steps: v.pipe(lines, v.length(5, 'five entries, for the five steps of the drawing')),
      clients: list(client, 'displayName'),
      reasons: list(reason, 'title'),
      statistics: list(statistic, 'label'),
    },
  ),
  about: record('heading placesHeading placesText otherPlaces', {
    story: lines,
    growth: v.strictObject({ start: statistic, today: statistic }),
    places: lines,
    technologies: list(iconOf(optionIcons), 'name'),
  }),
  training: record('heading lede optionsHeading optionsHeadingEnd optionsText', {
    corporate: audience,
    college: audience,
    options: list(option, 'displayText', 'title'),
  }),
  consultancy: record('heading lede faqHeading mailHeading', {
    services: list(service, 'title', 'drawing'),
    faq: list(faqItem, 'question', 'ref'),
  }),
  contact: record('heading lede officesHeading formHeading', {
    kinds: record('phone whatsApp hello info', {}),
    offices: list(office, 'city', 'map'),
    formNote: record('before after', {}),
    form: record('fullName email message send', {}),
  }),
  careers: record(
    'heading lede filtersLabel message text minimumHeading qualificationHeading application',
    {
      filters: list(record('displayName', { departmentCode }), 'displayName'),
      openings: v.objectWithRest({ other: counted }, counted),
      jobs: v.optional(list(job, 'id', 'jobCode'), []),
    },
  ),
  descriptions: v.strictObject(v.entriesFromList([...paths, 'notFound'], description)),
  notFound: record('title code heading text', { links: list(oneOf(paths), 'url') }),
};

export type Content = { readonly language: Language } & {
  readonly [File in keyof typeof files]: v.InferOutput<(typeof files)[File]>;
};
