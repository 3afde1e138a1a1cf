import { logoFolder } from './clientLogos.mjs';
import { recordFaults } from './contentRecords.mjs';
import { textFaults } from './contentTexts.mjs';

/**
 * @typedef {Record<string, any>} Entry
 * @typedef {object} Site
 * @property {Record<string, Record<string, any>>} content - the modules of src/content by name
 * @property {(path: string) => boolean} hasScreen
 * @property {(company: unknown, name: string) => unknown} overrideCompany - throws when a field is wrong
 * @property {Record<'optionIcons' | 'reasonIcons' | 'serviceDrawings' | 'officeMaps', readonly string[]>} drawings - the
 *   names of each kind
 * @property {readonly string[]} logos - names of the files without `.svg`
 */

/**
 * Finds what is wrong with the content.
 *
 * @param {Site} site
 * @returns {string[]} one sentence or more for each mistake: where it is, what it is, what to do
 */
export function findFaults(site) {
  return [
    ...Object.entries(site.content).flatMap(([file, module]) =>
      textFaults(`src/content/${file}.ts`, '', module),
    ),
    ...recordFaults(site.content),
    ...clientFaults(site),
    ...drawingFaults(site),
    ...navigationFaults(site),
    ...careerFaults(site),
    ...numberFaults(site),
  ];
}

/** @param {Site} site */
function clientFaults({ content, logos }) {
  /** @type {readonly Entry[]} */
  const clients = content.clients?.clients ?? [];
  const where = 'src/content/clients.ts';
  const images = clients.map(({ img }) => img);
  return [
    ...clients
      .filter(({ img }) => !logos.includes(img))
      .map(
        ({ displayName, img }) =>
          `${where}: ${displayName} needs its logo, the file ${logoFolder}/${img}.svg: an SVG file in one ` +
          'colour, with a viewBox, texts as paths, about 32 high and 100 to 125 wide.',
      ),
    ...logos
      .filter((logo) => !images.includes(logo))
      .map(
        (logo) =>
          `${logoFolder}/${logo}.svg: no client in ${where} has img: '${logo}'. Add the client, or delete the file.`,
      ),
    ...clients
      .filter(({ displayName, alt }) => alt !== `${displayName} logo`)
      .map(
        ({ displayName, alt }) => `${where}: expected alt: '${displayName} logo', got '${alt}'.`,
      ),
  ];
}

/** @param {Site} site */
function drawingFaults({ content, drawings }) {
  /**
   * The entries whose drawing is not known.
   *
   * @type {(file: string, entries: readonly Entry[] | undefined, field: string, known: readonly string[], where: string) => string[]}
   */
  const unknown = (file, entries = [], field, known, where) =>
    entries
      .filter((entry) => !known.includes(entry[field]))
      .map(
        (entry) =>
          `src/content/${file}.ts: “${entry.title ?? entry.city}” has ${field}: '${entry[field]}', and ` +
          `src/drawings/${where} has no drawing of this name. Use one of ${known.join(', ')}, or let a ` +
          'developer draw a new one.',
      );
  const { training, reasons, consultancy, contact } = content;
  const { optionIcons, reasonIcons, serviceDrawings, officeMaps } = drawings;
  return [
    ...unknown('training', training?.trainingOptions, 'imageUrl', optionIcons, 'optionIcons.ts'),
    ...unknown('reasons', reasons?.reasons, 'icon', reasonIcons, 'reasonIcons.ts'),
    ...unknown(
      'consultancy',
      consultancy?.services,
      'drawing',
      serviceDrawings,
      'ServiceDrawing.tsx',
    ),
    ...unknown('contact', contact?.offices, 'map', officeMaps, 'OfficeMap.tsx'),
  ];
}

/** @param {Site} site */
function navigationFaults({ content, hasScreen }) {
  /** @type {readonly Entry[]} */
  const items = content.navigation?.navigation ?? [];
  return items.flatMap(({ displayName, url }) => {
    const where = `src/content/navigation.ts: “${displayName}”`;
    if (!/^\/([a-z\d]+(-[a-z\d]+)*)?$/.test(url)) {
      return [
        `${where} has the url '${url}'. Expected one such as '/know-us-more': small letters, digits, hyphens.`,
      ];
    }
    if (hasScreen(url)) return [];
    return [
      `${where} needs a screen at '${url}'. Let a developer add one (ARCHITECTURE.md, “Add a screen”), or remove the entry.`,
    ];
  });
}

/** @param {Site} site */
function careerFaults({ content }) {
  const { careerFilters = [], jobs = [], sampleCareers = [] } = content.careers ?? {};
  const where = 'src/content/careers.ts';
  /** @type {readonly string[]} */
  const departments = careerFilters
    .map((/** @type {Entry} */ { departmentCode }) => departmentCode)
    .filter(Boolean);
  return [
    ...sampleCareers
      .filter((/** @type {Entry} */ { display }) => display)
      .map(
        (/** @type {Entry} */ { description }) =>
          `${where}: “${description}” is among the samples, which nobody sees. Move it to jobs.`,
      ),
    ...jobs.flatMap((/** @type {Entry} */ { description, jobCode, ...entry }) => {
      const empty = ['minimumQualificationList', 'qualificationList'].filter(
        (field) => entry[field]?.length === 0,
      );
      return [
        ...empty.map(
          (field) => `${where}: “${description}” has an empty ${field}. Name at least one.`,
        ),
        ...(departments.some((code) => new RegExp(`^${code}-\\d{3}$`).test(jobCode))
          ? []
          : [
              `${where}: “${description}” has the jobCode '${jobCode}'. Expected a department ` +
                `(${departments.join(', ')}), a hyphen and three digits, such as '${departments[0]}-001'.`,
            ]),
      ];
    }),
  ];
}

/** @param {Site} site */
function numberFaults({ content, overrideCompany }) {
  const { company, foundingYear } = content.company ?? {};
  const year = new Date().getFullYear();
  const faults = [];
  for (const [field, value] of Object.entries(company ?? {})) {
    try {
      overrideCompany({ [field]: value }, 'company');
    } catch (error) {
      const message = String(error).replace(/^.*training-site: /, '');
      faults.push(`src/content/company.ts: ${message}`);
    }
  }
  if (!(Number.isInteger(foundingYear) && foundingYear >= 1900 && foundingYear <= year)) {
    faults.push(
      `src/content/company.ts: foundingYear: expected a year from 1900 to ${year}, got ${foundingYear}.`,
    );
  }
  for (const { label, value } of content.statistics?.statistics ?? []) {
    if (!/\d/.test(value)) {
      faults.push(
        `src/content/statistics.ts: “${label}” has the value '${value}'. Expected a number such as '27+'.`,
      );
    }
  }
  for (const { city, coordinates } of content.contact?.offices ?? []) {
    const [, north, east] = /^([\d.]+)° [NS], ([\d.]+)° [EW]$/.exec(coordinates) ?? [];
    if (!(Number(north) <= 90 && Number(east) <= 180)) {
      faults.push(
        `src/content/contact.ts: ${city} has the coordinates '${coordinates}'. Expected coordinates such as '28.61° N, 77.21° E'.`,
      );
    }
  }
  for (const { question, ref } of content.faq?.faq ?? []) {
    if (!/^faq-[a-z]+$/.test(ref)) {
      faults.push(
        `src/content/faq.ts: “${question}” has the ref '${ref}'. Expected 'faq-' and a word in small letters.`,
      );
    }
  }
  return faults;
}
