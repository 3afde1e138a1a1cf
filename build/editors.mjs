// Data for code editors, made from build/custom-elements.json.
import { readFileSync } from 'node:fs';

const [definition] = JSON.parse(readFileSync('build/custom-elements.json', 'utf8')).modules;
const { tagName, description, attributes, members, events } = definition.declarations[0];
/** The values of a type such as `'hash' | 'memory'` or `1 | 2`. @param {string} type */
const valuesOf = (type) =>
  [...type.matchAll(/'([^']+)'|(\d)/g)].map(([, word, digit]) => ({ name: word ?? digit }));

/** @typedef {{ name: string, description: string, default?: string, type: { text: string } }} Described */

/** https://github.com/microsoft/vscode-custom-data */
export const vscode = {
  version: 1.1,
  tags: [
    {
      name: tagName,
      description,
      attributes: attributes.map((/** @type {Described} */ { name, description, type }) => ({
        name,
        description,
        values: valuesOf(type.text),
      })),
    },
  ],
};

/** https://github.com/JetBrains/web-types @param {string} version */
export const webTypes = (version) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name: 'training-site-widget',
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: [
        {
          name: tagName,
          description,
          attributes: attributes.map((/** @type {Described} */ { type, ...attribute }) => ({
            ...attribute,
            value: { type: type.text },
          })),
          js: {
            properties: members
              .filter((/** @type {{ kind: string }} */ { kind }) => kind === 'field')
              .map((/** @type {Described} */ { name, description }) => ({ name, description })),
            events: events.map((/** @type {Described} */ { name, description }) => ({
              name,
              description,
            })),
          },
        },
      ],
    },
  },
});
