// What an owner of the site may write: a new record of every kind, in English alone.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMap, parseDocument } from 'yaml';

export const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 32"><path d="M0 0h90v30H0z"/></svg>\n';

/** New records by their file and list. */
export const records = {
  home: {
    clients: { displayName: 'Aster', img: 'aster.svg', alt: 'Aster logo' },
    statistics: { label: 'Certificates', value: '12500+' },
  },
  careers: {
    jobs: {
      id: 4,
      display: true,
      description: 'Tester',
      jobCode: 'ENG-002',
      qualificationList: ['Patience'],
      minimumQualificationList: ['Two years of testing'],
      location: 'Delhi',
      responsibilityList: ['Find mistakes'],
    },
  },
  contact: {
    offices: {
      city: 'Pune',
      region: 'Maharashtra, India',
      timeZone: 'IST, UTC+05:30',
    },
  },
  consultancy: {
    faq: { question: 'Who owns the code?', answer: 'You do.', ref: 'faq-owner', isActive: false },
  },
  training: {
    options: { displayText: 'Accessibility', imageUrl: 'web-development' },
  },
};

/** A point that both audiences of Training get. */
export const point = 'Evening Classes';

/**
 * Adds the records to the English files of a folder with languages.
 *
 * @param {string} folder
 * @param {string} clients - the folder of the logos
 */
export function addRecords(folder, clients) {
  for (const [name, lists] of Object.entries(records)) {
    const file = `${folder}/en/${name}.yaml`;
    const document = parseDocument(readFileSync(file, 'utf8'));
    for (const [list, record] of Object.entries(lists)) {
      document.addIn([list], document.createNode(record));
    }
    for (const audience of ['corporate', 'college']) {
      if (isMap(document.get(audience))) document.addIn([audience, 'bullets'], point);
    }
    writeFileSync(file, document.toString({ lineWidth: 0 }));
  }
  writeFileSync(`${clients}/aster.svg`, logo);
}
