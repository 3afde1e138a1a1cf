import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import postcss from 'rollup-plugin-postcss';
import { browserslist } from './version.mjs';

/** The stylesheet of the site. The first bundle writes it, the others read it. */
export const stylesheetFile = 'training-site.css';

/**
 * CSS Modules: `.link` in Header.module.css is `Header-link` in the page.
 *
 * @param {string} entry - the entry, as it is named in the output, whose imports decide the order of the styles
 * @returns {import('rollup').Plugin}
 */
export function cssModules(entry) {
  const plugin = postcss({
    modules: {
      generateScopedName: (/** @type {string} */ name, /** @type {string} */ file) =>
        `${basename(file, '.module.css')}-${name}`,
    },
    autoModules: true,
    namedExports: true,
    extract: stylesheetFile,
    inject: false,
    // Its minifier does not know nesting and container queries.
    minimize: false,
    config: false,
  });
  const generateBundle = /** @type {import('rollup').FunctionPluginHooks['generateBundle']} */ (
    plugin.generateBundle
  );
  return {
    ...plugin,
    // The plugin orders the styles by the imports of one entry: the one that `file` of the output
    // names, or else the first of the bundle. Rollup has no fixed order of entries, and an output
    // with a folder has no `file`.
    generateBundle(options, bundle, isWrite) {
      const optionsWithEntry = { ...options, file: `${options.dir}/${entry}` };
      return generateBundle.call(this, optionsWithEntry, bundle, isWrite);
    },
  };
}

/**
 * Stops the build at a stylesheet that browsers would not understand, or that uses a custom
 * property without a value. PostCSS accepts both.
 *
 * @returns {import('rollup').Plugin}
 */
export const checkStyles = () => ({
  name: 'check-styles',
  transform(code, id) {
    if (!id.endsWith('.css')) return null;
    try {
      transform({ filename: id, code: Buffer.from(code) });
    } catch (error) {
      const { message, loc } = /** @type {Error & { loc: { line: number, column: number } }} */ (
        error
      );
      this.error({ message, stack: '' }, loc);
    }
    return null;
  },
  // Not in `transform`. If an edit of a file is undone in watch mode, Rollup takes the result that
  // it has kept, and does not call `transform` again.
  buildEnd(error) {
    if (error) return;
    const ids = [...this.getModuleIds()].filter((id) => id.endsWith('.css'));
    const files = ids.map(customProperties);
    for (const [name, place] of files.flatMap(({ used }) => [...used])) {
      if (files.some(({ defined }) => defined.has(name))) continue;
      const message = `${place}: no stylesheet defines the custom property ${name}.`;
      this.error({ message, stack: '' });
    }
  },
});

/**
 * The custom properties that a stylesheet defines, and those that it uses without a value for the
 * case that they are missing, with their places.
 *
 * @param {string} path
 */
function customProperties(path) {
  const file = relative('.', path);
  const code = readFileSync(path, 'utf8');
  const defined = /** @type {Set<string>} */ (new Set());
  const used = /** @type {Map<string, string>} */ (new Map());
  transform({
    filename: file,
    code: Buffer.from(code),
    visitor: {
      Declaration: {
        custom({ name }) {
          defined.add(name);
        },
      },
      Variable({ name: { ident }, fallback }) {
        // The page may set it. Without it, tokens.css uses another colour.
        if (ident.startsWith('--training-site-')) return;
        const before = code.slice(0, code.indexOf(`var(${ident})`));
        if (!fallback) used.set(ident, `${file}:${before.split('\n').length}`);
      },
    },
  });
  return { defined, used };
}

/** Minifies the stylesheet of a bundle. @returns {import('rollup').OutputPlugin} */
export const minifyStyles = () => ({
  name: 'minify-styles',
  generateBundle(_, bundle) {
    const file = bundle[stylesheetFile];
    if (file?.type === 'asset') file.source = minified(`${file.source}`);
  },
});

/** @param {string} styles */
function minified(styles) {
  const { code } = transform({
    filename: stylesheetFile,
    code: Buffer.from(styles),
    minify: true,
    targets: browserslistToTargets(browserslist.map((browser) => browser.replace('>= ', ''))),
    // The sources have the two prefixes that are still needed.
    exclude: Features.VendorPrefixes,
  });
  // Browsers read a stylesheet without a charset in that of the page, which may be windows-1252.
  return `${code}`.replace(
    /[^\0-~]/gu,
    (character) => `\\${character.codePointAt(0)?.toString(16)} `,
  );
}

/**
 * A plugin for the module `stylesheet`: its text.
 *
 * @param {string} folder - where the first bundle has written it
 * @returns {import('rollup').Plugin}
 */
export const stylesheet = (folder) => ({
  name: 'stylesheet',
  resolveId: (id) => (id === 'stylesheet' ? id : null),
  load(id) {
    if (id !== 'stylesheet') return null;
    this.addWatchFile(`${folder}/${stylesheetFile}`);
    const styles = readFileSync(`${folder}/${stylesheetFile}`, 'utf8');
    return `export default ${JSON.stringify(styles)};`;
  },
});

/**
 * A plugin that copies the stylesheet.
 *
 * @param {string} folder
 * @returns {import('rollup').OutputPlugin}
 */
export const copyStylesheet = (folder) => ({
  name: 'copy-stylesheet',
  generateBundle() {
    const source = readFileSync(`${folder}/${stylesheetFile}`);
    this.emitFile({ type: 'asset', fileName: stylesheetFile, source });
  },
});
