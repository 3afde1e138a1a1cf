import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Features, transform } from 'lightningcss';
import { rollup } from 'rollup';
import { floor } from './supportFloor.mjs';
import { packages, typescript } from './typescript.mjs';

/** @typedef {import('lightningcss').Selector} Selector */
/** @typedef {import('rollup').Plugin} Plugin */

/**
 * @typedef {object} Styles
 * @property {string} css - all stylesheets as one minified text
 * @property {Plugin} plugin - gives modules the short names that are in `css`
 */

/**
 * Compiles the stylesheets that `entry` imports, directly or not, in the order of the imports.
 *
 * @param {string} entry
 * @returns {Promise<Styles>}
 */
export async function compileStyles(entry) {
  // Class names only have to differ inside our own shadow root.
  const shortClass = shortNames('');
  // Custom properties are inherited from the host's page, which may define `--line` but not `--tsb`.
  const shortProperty = shortNames('--ts');
  /** @type {Map<string, Record<string, string>>} */
  const classNames = new Map();
  const definedProperties = new Set();
  const usedProperties = new Set();
  const keyframes = new Set();

  /** @param {string} name */
  function renameProperty(name) {
    if (name.startsWith('--training-site-')) return name;
    usedProperties.add(name);
    return shortProperty(name);
  }

  /** @param {string} file */
  function rename(file) {
    /** @type {Record<string, string>} */
    const names = {};
    classNames.set(file, names);

    /** @type {(selector: Selector) => Selector} */
    const renameClasses = (selector) =>
      selector.map((part) => {
        if (part.type === 'class') {
          const name = shortClass(`${file} ${part.name}`);
          names[part.name] = name;
          return { ...part, name };
        }
        // Lightning CSS does not visit what is inside `:not()`, `:is()` and the like.
        if ('selectors' in part && Array.isArray(part.selectors)) {
          const selectors = /** @type {Selector[]} */ (part.selectors).map(renameClasses);
          return /** @type {typeof part} */ ({ ...part, selectors });
        }
        return part;
      });

    return transform({
      filename: relative('.', file),
      code: readFileSync(file),
      visitor: {
        ...(file.endsWith('.module.css') && { Selector: renameClasses }),
        Declaration: { custom: ({ name }) => void definedProperties.add(name) },
        DashedIdent: renameProperty,
        Rule: {
          keyframes({ value: { name } }) {
            if (keyframes.has(name.value)) {
              throw new Error(`${file}: another stylesheet has @keyframes ${name.value} too.`);
            }
            keyframes.add(name.value);
          },
        },
      },
    }).code;
  }

  const renamed = (await importedStylesheets(entry)).map(rename);
  /** @type {Plugin} */
  const plugin = {
    name: 'styles',
    load: (id) =>
      isStylesheet(id) ? `export default ${JSON.stringify(classNames.get(id))}` : null,
    transform(code, id) {
      if (!id.endsWith('.tsx')) return null;
      // Drawings have custom properties in attributes, such as stroke="var(--line)".
      return { code: code.replace(/(?<=var\()--[\w-]+/g, renameProperty), map: null };
    },
    buildEnd() {
      const unknown = [...usedProperties].find((name) => !definedProperties.has(name));
      if (unknown) this.error(`No stylesheet defines the custom property ${unknown}.`);
    },
  };
  return { css: minify(Buffer.concat(renamed)), plugin };
}

const isStylesheet = (/** @type {string} */ file) => file.endsWith('.css');

/** @param {string} entry */
async function importedStylesheets(entry) {
  const bundle = await rollup({
    input: entry,
    external: packages,
    treeshake: false,
    plugins: [
      { name: 'no-styles', load: (id) => (isStylesheet(id) ? 'export default {}' : null) },
      ...typescript,
    ],
  });
  const { output } = await bundle.generate({});
  return Object.keys(output[0].modules).filter(isStylesheet);
}

/** @param {Buffer} code */
function minify(code) {
  const { code: css, warnings } = transform({
    filename: 'training-site.css',
    code,
    minify: true,
    targets: floor,
    // The prefixes of the two properties that still need one are in the sources.
    exclude: Features.VendorPrefixes,
  });
  for (const { message } of warnings) throw new Error(message);
  return (
    css
      .toString()
      // Spaces that Lightning CSS leaves in values with a variable.
      .replace(/ ([*/]) |(,) /g, '$1$2')
      // A stylesheet without a charset is read in that of the page, which may be windows-1252.
      .replace(/[^\0-~]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)
  );
}

/**
 * Gives each name a short one: `prefix` with a, b … z, aa, ab … No capitals, because class names in a
 * page without a doctype are the same in small letters and in capitals.
 *
 * @param {string} prefix
 */
function shortNames(prefix) {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz';
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {(number: number) => string} */
  const letters = (number) =>
    (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) + alphabet[number % 26];
  return (/** @type {string} */ name) => {
    const short = names.get(name) ?? prefix + letters(names.size);
    names.set(name, short);
    return short;
  };
}
