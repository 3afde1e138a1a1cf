/** @typedef {Record<string, any>} Entry */

/**
 * The lists of records: where they are, which fields each record has, and which of these must differ.
 *
 * @type {readonly { file: string, list: string, fields: string, unique: string }[]}
 */
const lists = [
  {
    file: 'navigation',
    list: 'navigation',
    fields: 'displayName url title displayOnHeadNav displayOnFloatingMenu',
    unique: 'displayName url',
  },
  { file: 'clients', list: 'clients', fields: 'displayName img alt', unique: 'displayName img' },
  {
    file: 'faq',
    list: 'faq',
    fields: 'question answer ref isActive',
    unique: 'question ref',
  },
  { file: 'reasons', list: 'reasons', fields: 'title text icon', unique: 'title' },
  { file: 'statistics', list: 'statistics', fields: 'label value', unique: 'label' },
  {
    file: 'training',
    list: 'trainingOptions',
    fields: 'displayText imageUrl title',
    unique: 'displayText title',
  },
  { file: 'consultancy', list: 'services', fields: 'title text drawing', unique: 'title drawing' },
  {
    file: 'contact',
    list: 'offices',
    fields: 'city region timeZone coordinates map',
    unique: 'city map',
  },
  {
    file: 'careers',
    list: 'careerFilters',
    fields: 'displayName',
    unique: 'displayName departmentCode',
  },
  {
    file: 'careers',
    list: 'jobs',
    fields:
      'id display description jobCode qualificationList minimumQualificationList location responsibilityList',
    unique: 'id jobCode',
  },
];

/**
 * Finds records without one of their fields, and records that are given twice.
 *
 * @param {Record<string, Record<string, any>>} content - the modules of src/content by name
 * @returns {string[]}
 */
export const recordFaults = (content) =>
  lists.flatMap(({ file, list, fields, unique }) =>
    listFaults(file, list, content[file]?.[list] ?? [], fields.split(' '), unique.split(' ')),
  );

/** @type {(file: string, list: string, entries: readonly Entry[], fields: readonly string[], unique: readonly string[]) => string[]} */
function listFaults(file, list, entries, fields, unique) {
  const where = `src/content/${file}.ts`;
  const nameOf = (/** @type {Entry} */ entry) =>
    entry.displayName ??
    entry.title ??
    entry.question ??
    entry.description ??
    entry.label ??
    entry.city;
  const missing = entries.flatMap((entry, index) =>
    fields
      .filter((field) => entry[field] === undefined)
      .map(
        (field) =>
          `${where}: ${list}, entry ${index + 1} (${nameOf(entry)}) has no ${field}. Add it.`,
      ),
  );
  const repeated = unique.flatMap((field) => {
    /** @type {Map<unknown, Entry>} */
    const seen = new Map();
    return entries.flatMap((entry) => {
      const value = entry[field];
      const other = seen.get(value);
      seen.set(value, entry);
      return other && value !== undefined
        ? [
            `${where}: ${nameOf(other)} and ${nameOf(entry)} have the same ${field}, ${value}. Give each its own.`,
          ]
        : [];
    });
  });
  return [...missing, ...repeated];
}
