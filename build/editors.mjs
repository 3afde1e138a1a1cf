// Data for code editors and other tools.

const tagName = 'training-site';

/** @typedef {import('./element.mjs').DescribedElement} DescribedElement */

/** The values of a type such as `'hash' | 'memory'` or `1 | 2`. @param {string} type */
const valuesOf = (type) =>
  [...type.matchAll(/'([^']+)'|(\d)/g)].map(([, word, digit]) => ({ name: word ?? digit }));

/**
 * https://custom-elements-manifest.open-wc.org
 *
 * @param {DescribedElement} element
 * @param {string} styles
 * @param {readonly string[]} parts
 */
export function customElements(element, styles, parts) {
  const path = 'dist/training-site.mjs';
  const properties = new Set(styles.match(/--training-site-[\w-]+/g));
  const declaration = { name: 'TrainingSiteElement', module: path };
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path,
        exports: [{ kind: 'custom-element-definition', name: tagName, declaration }],
        declarations: [
          {
            kind: 'class',
            name: declaration.name,
            customElement: true,
            tagName,
            superclass: { name: 'HTMLElement', module: 'global:' },
            description: element.description,
            attributes: element.attributes,
            members: [
              ...element.fields.map((field) => ({ kind: 'field', ...field })),
              ...element.methods.map((method) => ({ kind: 'method', ...method })),
            ],
            events: element.events,
            cssProperties: [...properties].map((name) => ({ name })),
            cssParts: parts.map((name) => ({ name })),
          },
        ],
      },
    ],
  };
}

/** https://github.com/microsoft/vscode-custom-data @param {DescribedElement} element */
export const vscode = ({ description, attributes }) => ({
  version: 1.1,
  tags: [
    {
      name: tagName,
      description,
      attributes: attributes.map(({ name, description, type }) => ({
        name,
        description,
        values: valuesOf(type.text),
      })),
    },
  ],
});

/** https://github.com/JetBrains/web-types @param {string} version @param {DescribedElement} element */
export const webTypes = (version, { description, attributes, fields, events }) => ({
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
          attributes: attributes.map(({ type, ...attribute }) => ({
            ...attribute,
            value: { type: type.text },
          })),
          js: {
            properties: fields.map(({ name, description }) => ({ name, description })),
            events: events.map(({ name, description }) => ({ name, description })),
          },
        },
      ],
    },
  },
});
