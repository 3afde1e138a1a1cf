import * as v from 'valibot';

/** @typedef {import('./node.mjs').Source} Source */

const text = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '', 'a text that is not empty'),
  v.check((value) => !/\s{2}|[\t\n\r]/.test(value), 'one line, with one space between words'),
  v.check((value) => value === value.trim(), 'no space at the beginning or the end'),
  v.check((value) => !/\p{L}'\p{L}/u.test(value), 'the apostrophe ’ instead of the straight one'),
);

/** Every text in a value. @type {v.GenericSchema} */
const texts = v.lazy((value) => {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return v.array(texts);
  return typeof value === 'object' ? v.record(v.string(), texts) : v.unknown();
});

/** @type {(pattern: RegExp, expected: string) => v.GenericSchema<string>} */
const format = (pattern, expected) => v.pipe(v.string(), v.regex(pattern, expected));

/** The name of a drawing. @type {(drawings: object) => v.GenericSchema} */
const nameOf = (drawings) => {
  const names = Object.keys(drawings);
  return v.picklist(names, `one of ${names.join(', ')}; a developer can add a drawing`);
};

/**
 * A list of records.
 *
 * @param {v.ObjectEntries} fields - those with a format
 * @param {readonly string[]} unique - those whose values must differ
 * @returns {v.GenericSchema}
 */
const list = (fields, ...unique) =>
  v.pipe(
    v.array(v.looseObject(fields)),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const field of unique) {
        const values = dataset.value.map((entry) => entry[field]);
        const [twice] = values.filter((value, index) => values.indexOf(value) !== index);
        const message = `every ${field} once, got ${JSON.stringify(twice)} twice`;
        if (twice !== undefined) addIssue({ message, received: '' });
      }
    }),
  );

/** @param {Source['content']['careers']} careers */
function careersSchema({ careerFilters }) {
  const codes = careerFilters.flatMap((filter) =>
    'departmentCode' in filter ? [filter.departmentCode] : [],
  );
  const some = v.pipe(v.array(v.unknown()), v.minLength(1, 'at least one entry'));
  const job = {
    jobCode: format(
      new RegExp(`^(${codes.join('|')})-\\d{3}$`),
      `a department (${codes.join(', ')}), a hyphen and three digits, such as "${codes[0]}-001"`,
    ),
    qualificationList: some,
    minimumQualificationList: some,
  };
  return {
    jobs: list(job, 'id', 'jobCode'),
    sampleCareers: list({ display: v.literal(false, 'false; an open job belongs in jobs') }),
  };
}

/** What TypeScript can't check, by file. @type {(source: Source) => Record<string, v.ObjectEntries>} */
const formats = ({ content, hasScreen, ...drawings }) => ({
  careers: careersSchema(content.careers),
  clients: {
    clients: list(
      {
        img: nameOf(drawings.clientLogos),
        alt: format(/. logo$/, 'the name of the client, a space and “logo”'),
      },
      'displayName',
      'img',
    ),
  },
  company: {
    foundingYear: v.pipe(
      v.number(),
      v.integer('a year'),
      v.minValue(1900, 'a year from 1900'),
      v.maxValue(new Date().getFullYear(), 'a year that has begun'),
    ),
  },
  consultancy: {
    services: list({ drawing: nameOf(drawings.serviceDrawings) }, 'title', 'drawing'),
  },
  contact: {
    offices: list(
      {
        coordinates: format(
          /^([1-8]?\d|90)(\.\d+)?° [NS], (\d{1,2}|1[0-7]\d|180)(\.\d+)?° [EW]$/,
          'coordinates such as "28.61° N, 77.21° E"',
        ),
        map: nameOf(drawings.officeMaps),
      },
      'city',
      'map',
    ),
  },
  faq: {
    faq: list({ ref: format(/^faq-[a-z]+$/, '"faq-" and small letters') }, 'question', 'ref'),
  },
  navigation: {
    navigation: list(
      {
        url: v.pipe(
          format(/^\/([a-z\d]+(-[a-z\d]+)*)?$/, 'a path such as "/know-us-more"'),
          v.check(hasScreen, 'the path of a screen; a developer can add one'),
        ),
      },
      'displayName',
      'url',
    ),
  },
  reasons: { reasons: list({ icon: nameOf(drawings.reasonIcons) }, 'title') },
  statistics: { statistics: list({ value: format(/\d/, 'a number such as "27+"') }, 'label') },
  training: {
    trainingOptions: list({ imageUrl: nameOf(drawings.optionIcons) }, 'displayText', 'title'),
  },
});

/**
 * Finds what is wrong with the content.
 *
 * @param {Source} source
 * @returns {string[]} for each mistake where it is, what was expected, and what is there
 */
export function findFaults(source) {
  const known = formats(source);
  const faults = Object.entries(source.content).flatMap(([file, module]) =>
    [texts, v.looseObject(known[file] ?? {})].flatMap((schema) =>
      (v.safeParse(schema, { ...module }).issues ?? []).map((issue) => {
        const where = v.getDotPath(issue)?.replace(/\.(\d+)/g, '[$1]');
        const got = issue.received && `, got ${issue.received}`;
        return `src/content/${file}.ts: ${where}: expected ${issue.message}${got}.`;
      }),
    ),
  );
  try {
    source.overrideCompany(source.content.company.company, 'company');
  } catch (error) {
    const message = String(error).replace(/^.*training-site: /, '');
    const advice = message.includes('.icon') ? ' A developer can add an icon.' : '';
    faults.push(`src/content/company.ts: ${message}${advice}`);
  }
  return faults;
}
