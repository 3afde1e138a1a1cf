import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import { parse } from 'postcss';
import { browserslist } from './version.mjs';

/** The text of all stylesheets, sorted, so that each build gives the same short names. */
const sheets = readdirSync('src', { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.css'))
  .sort()
  .map((file) => ({ file, css: readFileSync(join('src', file), 'utf8') }));

/** File and name of each class and animation in the CSS Modules. */
const classes = sheets.flatMap(({ file, css }) =>
  [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))].map((name) => file + name),
);

/** The custom properties of the site. Those with the prefix `training-site-` belong to the page. */
const properties = [
  ...new Set(sheets.flatMap(({ css }) => css.match(/(?<=--)(?!training-site-)[\w-]+(?=:)/g) ?? [])),
].sort();

/** a, b … z, aa, ab … @type {(number: number) => string} */
const letters = (number) =>
  (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) +
  String.fromCharCode(97 + (number % 26));

/**
 * The short name of a class or an animation. No other one in the shadow root has it. It has no capitals, because class
 * names are case-insensitive in a page without a doctype.
 *
 * @param {string} name
 * @param {string} file
 */
export const shortName = (name, file) => letters(classes.indexOf(relative('src', file) + name));

/**
 * A plugin that gives our custom properties short names, for 0.2 kB in the stylesheet. The prefix `ts-` stays: such a
 * property is not always set in the site, and without the prefix the site could inherit one of the page.
 *
 * @returns {import('rollup').Plugin}
 */
export const shortProperties = () => ({
  name: 'short-properties',
  transform(code, id) {
    if (!/\/src\/.*\.(css|svg|tsx?)$/.test(id)) return null;
    const pattern = /(?<=(var\(\s*)--)(?!training-site-)[\w-]+|(?<=--)[\w-]+(?=:)/g;
    const shortened = code.replace(pattern, (name, use) => {
      const index = properties.indexOf(name);
      // A browser would ignore it. Scripts may set one of their own.
      if (use && index < 0 && !code.includes(`'--${name}'`))
        this.error(`No stylesheet defines the custom property --${name}.`);
      return index < 0 ? name : (/^ts-/.exec(name)?.[0] ?? '') + letters(index);
    });
    return { code: shortened, map: null };
  },
});

/** @param {string} styles - of the site */
export function minified(styles) {
  const { code } = transform({
    filename: 'training-site.css',
    code: Buffer.from(styles),
    minify: true,
    targets: browserslistToTargets(browserslist.map((each) => each.replace('>= ', ''))),
    // The sources have the two prefixes that are still needed.
    exclude: Features.VendorPrefixes,
  });
  // A stylesheet without a charset is read in that of the page, which may be windows-1252.
  return `${code}`.replace(/[^\0-~]/gu, (each) => `\\${each.codePointAt(0)?.toString(16)} `);
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
