import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Features, transform } from 'lightningcss';
import { parse } from 'postcss';
import { floor } from './supportFloor.mjs';

/** The paths and texts of all stylesheets, sorted, so that each build gives the same short names. */
const sheets = readdirSync('src', { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.css'))
  .sort()
  .map((file) => /** @type {const} */ ([file, readFileSync(join('src', file), 'utf8')]));

/** The classes and animations of all CSS Modules. */
const names = sheets
  .filter(([file]) => file.endsWith('.module.css'))
  .flatMap(([file, css]) =>
    [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))].map((name) => file + name),
  );

/** The custom properties of the site. Those with the prefix `training-site-` belong to the page. */
const properties = [
  ...new Set(sheets.flatMap(([, css]) => css.match(/(?<=--)(?!training-site-)[\w-]+(?=:)/g) ?? [])),
].sort();

/**
 * The short name of a class or an animation: a, b … z, aa, ab … They only have to differ inside our own shadow root. No
 * capitals, because class names are case-insensitive in a page without a doctype.
 *
 * @param {string} name
 * @param {string} file
 */
export function shortName(name, file) {
  return letters(names.indexOf(relative('src', file) + name));
}

/**
 * A plugin that gives our custom properties short names, for 0.2 kB in the stylesheet. The prefix `ts-` stays: such a
 * property is not always set in the site, and without the prefix the site could inherit one of the page.
 *
 * @returns {import('rollup').Plugin}
 */
export const shortProperties = () => ({
  name: 'short-properties',
  transform: (code, id) => ({
    code: /\/src\/.*\.(css|tsx?|svg)$/.test(id)
      ? code.replace(/(?<=var\(\s*--)[\w-]+|(?<=--)[\w-]+(?=:)/g, (name) => {
          const index = properties.indexOf(name);
          return index < 0 ? name : (/^ts-/.exec(name)?.[0] ?? '') + letters(index);
        })
      : code,
    map: null,
  }),
});

/** @type {(number: number) => string} */
const letters = (number) =>
  (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) +
  String.fromCharCode(97 + (number % 26));

/**
 * A plugin that minifies the stylesheet of a bundle.
 *
 * @returns {import('rollup').Plugin}
 */
export const lightningCss = () => ({
  name: 'lightning-css',
  buildEnd(error) {
    const unknown = error ? undefined : unknownProperty([...this.getModuleIds()]);
    if (unknown) this.error(unknown);
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = minify(file.source);
    }
  },
});

/** The message about an undefined custom property, which a browser would ignore. @param {readonly string[]} modules */
function unknownProperty(modules) {
  const own = modules.filter((id) => /\/src\/.*\.(css|tsx)$/.test(id));
  const texts = own.map((id) => /** @type {const} */ ([id, readFileSync(id, 'utf8')]));
  const css = texts.map(([id, text]) => (id.endsWith('.css') ? text : '')).join('\n');
  const defined = new Set(css.match(/--[\w-]+(?=\s*:)/g));
  const faults = texts.flatMap(([id, text]) =>
    (text.match(/(?<=var\(\s*)--(?!training-site-)[\w-]+/g) ?? [])
      .filter((name) => !defined.has(name))
      .map((name) => `${relative('.', id)}: no stylesheet defines the custom property ${name}.`),
  );
  return faults[0];
}

/** @param {string | Uint8Array} code */
function minify(code) {
  const { code: css } = transform({
    filename: 'training-site.css',
    code: Buffer.from(code),
    minify: true,
    targets: floor,
    // The sources have the two prefixes that are still needed.
    exclude: Features.VendorPrefixes,
  });
  return (
    css
      .toString()
      // A stylesheet without a charset is read in that of the page, which may be windows-1252.
      .replace(/[^\0-~]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)
  );
}

/**
 * The styles for the script: without what is only for browsers without script, or for scripts of other languages.
 *
 * @param {string} styles
 * @param {import('../src/content/language').Language} language
 */
export function forScript(styles, { script }) {
  const root = parse(styles);
  root.walkAtRules('media', (rule) => {
    if (rule.params === '(scripting:none)') rule.remove();
  });
  root.walkRules((rule) => {
    if (!script && rule.selector.includes('[data-script')) rule.remove();
  });
  return root.toString();
}
