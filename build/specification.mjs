/** @typedef {import('./node.mjs').Source} Source */
/** @typedef {Source['specification']} Specification */
/** @typedef {string | number | readonly string[]} Words */

/** The words that the text contains. @param {string} text @param {readonly string[]} words */
const found = (text, words) => words.filter((word) => text.includes(word));
/** @param {import('../src/content/types').Statistic} statistic */
const figure = ({ value, label }) => `${value} ${label}`;
/** @param {import('../src/content/types').NavigationItem} item */
const name = ({ displayName }) => displayName;

/**
 * The value in the content of each item that the specification fixes.
 *
 * @param {Source} source
 * @returns {{ [File in keyof Specification]: Record<keyof Specification[File], Words> }}
 */
function contentOf({ content, specification }) {
  const { about, careers, company, consultancy, contact, home, notFound, training } = content;
  const { navigation } = content.navigation;
  return {
    about: {
      'the heading': about.aboutText.heading,
      'words of the story': found(
        about.aboutText.story.join(' '),
        specification.about['words of the story'],
      ),
      'the figures of the stair': [about.growth.start.value, figure(about.growth.today)],
    },
    careers: {
      'the filters': careers.careerFilters.map(({ displayName }) => displayName),
      'the message': careers.careersText.message,
      'the number of displayed jobs': careers.jobs.filter(({ display }) => display).length,
      'the number of samples': careers.sampleCareers.length,
    },
    clients: { 'the number of clients': content.clients.clients.length },
    company: {
      'the year of the foundation': company.foundingYear,
      'the social links': company.company.socialLinks.map(({ displayName }) => displayName),
    },
    consultancy: {
      'the services': consultancy.services.map(({ title }) => title),
      'the heading above the mail link': consultancy.consultancyText.mailHeading,
    },
    contact: {
      'the offices': contact.offices.map(({ city, region }) => `${city}, ${region}`),
      'words of the note on the form': found(
        contact.contactText.formNote.before,
        specification.contact['words of the note on the form'],
      ),
    },
    faq: { 'the number of questions': content.faq.faq.length },
    home: {
      'the hero text': home.homeText.heroLines.join(' '),
      'the headings': [
        home.homeText.clientsHeading,
        home.homeText.reasonsHeading,
        home.homeText.statisticsHeading,
      ],
    },
    navigation: {
      'the names': navigation.map(name),
      'the paths': navigation.map(({ url }) => url),
      'the titles': navigation.map(({ title }) => title),
      'the names that are not in the header': navigation
        .filter((item) => !item.displayOnHeadNav)
        .map(name),
      'the names that are not in the menu': navigation
        .filter((item) => !item.displayOnFloatingMenu)
        .map(name),
    },
    notFound: {
      'the title and the words': [
        notFound.notFoundTitle,
        notFound.notFoundText.code,
        notFound.notFoundText.heading,
      ],
    },
    reasons: { 'the reasons': content.reasons.reasons.map(({ title }) => title) },
    shell: { 'the button of the cookie notice': content.shell.cookieNotice.accept },
    statistics: { 'the figures': content.statistics.statistics.map(figure) },
    training: {
      'the headings': [
        training.corporateTraining.title,
        training.collegeTraining.title,
        `${training.trainingText.optionsHeading} ${training.trainingText.optionsHeadingEnd}`,
      ],
      'the options': training.trainingOptions.map(({ displayText }) => displayText),
      'the Corporate bullets': training.corporateTraining.bullets,
      'the College bullets': training.collegeTraining.bullets,
    },
  };
}

/**
 * Finds where the content differs from `src/content/specification.ts`.
 *
 * @param {Source} source
 * @returns {string[]} a sentence for each difference
 */
export function findDifferences(source) {
  /** @type {Record<string, Record<string, Words>>} */
  const content = contentOf(source);
  return Object.entries(source.specification).flatMap(([file, fixed]) =>
    Object.entries(fixed).flatMap(([what, words]) => {
      const difference = differenceOf(words, content[file]?.[what] ?? []);
      return difference
        ? [`src/content/${file}.ts: the specification fixes ${what}: ${difference}.`]
        : [];
    }),
  );
}

/** @type {(fixed: Words, actual: Words) => string | undefined} */
function differenceOf(fixed, actual) {
  if (JSON.stringify(fixed) === JSON.stringify(actual)) return undefined;
  if (typeof fixed !== 'object' || typeof actual !== 'object') {
    return `${JSON.stringify(fixed)}, got ${JSON.stringify(actual)}`;
  }
  const quoted = (/** @type {readonly string[]} */ words) =>
    words.map((word) => JSON.stringify(word)).join(', ');
  const missing = fixed.filter((word) => !actual.includes(word));
  const added = actual.filter((word) => !fixed.includes(word));
  const parts = [
    missing[0] && `${quoted(missing)} is missing`,
    added[0] && `${quoted(added)} is new`,
  ];
  return parts.filter(Boolean).join(', ') || `expected the order ${quoted(fixed)}`;
}
