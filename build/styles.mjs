import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Features, transform } from 'lightningcss';
import { parse } from 'postcss';
import postcss from 'rollup-plugin-postcss';
import { floor } from './supportFloor.mjs';

// All stylesheets become one text, which takes the place of this name in src/styles/stylesheet.ts:
// written once, minified as a whole, and nothing left to collect in the visitor's browser.
const placeholder = '__STYLES__';

const classNames = new Map();
const uses = new Map();
const definitions = new Map();
const conditional = new Set();
for (const file of readdirSync('src', { recursive: true }).sort()) {
  const path = join('src', file);
  const isStylesheet = file.endsWith('.css');
  if (!isStylesheet && !file.endsWith('.tsx')) continue;
  const text = readFileSync(path, 'utf8');
  for (const [, name] of text.matchAll(/var\(\s*(--[\w-]+)/g)) count(uses, name);
  if (!isStylesheet) continue;
  for (const [, name] of text.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)) {
    const key = `${path}:${name}`;
    if (!classNames.has(key)) classNames.set(key, letters(classNames.size));
  }
  parse(text).walkDecls(/^--/, ({ prop: name, value, parent }) => {
    definitions.set(name, [...(definitions.get(name) ?? []), value]);
    count(uses, name);
    if (parent.type === 'atrule') conditional.add(name);
  });
}

// A token that no component or condition changes, and that is no longer than its own name or used only once, is
// written out where it is used.
const constants = new Map(
  [...definitions]
    .filter(([name, { length }]) => length === 1 && !conditional.has(name))
    .filter(([name, [value]]) => isPlain(value, uses.get(name) - 1))
    .map(([name, [value]]) => [name, value]),
);

// The names used most get the shortest.
const propertyNames = new Map(
  [...definitions.keys()]
    .filter((name) => !isPublic(name) && !constants.has(name))
    .sort((a, b) => uses.get(b) - uses.get(a) || (a < b ? -1 : 1))
    .map((name, index) => [name, `--ts${letters(index)}`]),
);

/** The plugins that turn `import classes from './X.module.css'` into class names, and all CSS into one text. */
export function styles() {
  const texts = new Map();
  return [
    postcss({
      // No configuration of a parent folder, no built-in minifier (it is too old for nesting and
      // container queries), and nothing injected: styles must not go to the host's <head>.
      config: false,
      minimize: false,
      inject: false,
      autoModules: true,
      modules: { generateScopedName: shortName },
      plugins: [
        {
          postcssPlugin: 'collect',
          OnceExit: (root, { result }) => texts.set(result.opts.from, root.toString()),
        },
      ],
    }),
    {
      name: 'styles',
      renderChunk(code, chunk) {
        // Functions, for in a plain string `$&` would mean something.
        const renamed = rename(code);
        if (!code.includes(placeholder)) return { code: renamed, map: null };
        const source = minify(cssInOrder(chunk.facadeModuleId, this, texts).join('\n'));
        this.emitFile({ type: 'asset', fileName: 'training-site.css', source });
        return { code: renamed.replace(placeholder, () => JSON.stringify(source)), map: null };
      },
    },
  ];
}

/** The texts of all stylesheets in the order in which the modules would run. */
function cssInOrder(entry, { getModuleInfo }, texts) {
  const seen = new Set();
  const inOrder = [];
  (function visit(id) {
    if (seen.has(id)) return;
    seen.add(id);
    for (const imported of getModuleInfo(id)?.importedIds ?? []) visit(imported);
    if (texts.has(id)) inOrder.push(texts.get(id));
  })(entry);
  return inOrder;
}

function minify(css) {
  const { code, warnings } = transform({
    filename: 'training-site.css',
    code: Buffer.from(rename(renameDefinitions(css))),
    minify: true,
    targets: floor,
    // The prefixes of the two properties that still need one are in the sources.
    exclude: Features.VendorPrefixes,
  });
  for (const { message } of warnings) throw new Error(message);
  // Spaces that Lightning CSS leaves in values with a variable.
  return code.toString().replace(/ ([*/]) |(,) /g, '$1$2');
}

// Class names only have to differ inside our own shadow root, so they can be as short as they get;
// hashes would cost each class bytes that don't compress.
function shortName(name, file) {
  const short = classNames.get(`${relative('.', file)}:${name}`);
  if (!short) throw new Error(`No short name for .${name} of ${file}; restart the build.`);
  return short;
}

// Custom properties come in from the host's page. Ours get names that no host has set: its
// `--icon-size` is not ours. Only the public ones keep theirs.
function rename(text) {
  return text
    .replace(/var\(\s*(--[\w-]+)\s*\)/g, (use, name) => constants.get(name) ?? use)
    .replace(/(?<=var\(\s*)--[\w-]+/g, shortProperty);
}

function renameDefinitions(css) {
  return css
    .replace(/(--[a-z][\w-]*):[^;]+;/g, (all, name) => (constants.has(name) ? '' : all))
    .replace(/--[a-z][\w-]*(?=:)/g, shortProperty);
}

function shortProperty(name) {
  if (isPublic(name)) return name;
  const short = propertyNames.get(name);
  if (!short) throw new Error(`No stylesheet knows the custom property ${name}.`);
  return short;
}

function isPublic(name) {
  return name.startsWith('--training-site-');
}

function isPlain(value, times) {
  return !/var\(|--/.test(value) && (times === 1 || value.length <= 'var(--tsa)'.length);
}

function count(map, name) {
  map.set(name, (map.get(name) ?? 0) + 1);
}

/**
 * a, b … z, aa, ab … for 0, 1 … : the same in each build, whatever its order of work. No capitals: in
 * a page without a doctype `.a` is `.A`.
 */
function letters(number) {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz';
  const rest = Math.floor(number / alphabet.length);
  return (rest ? letters(rest - 1) : '') + alphabet[number % alphabet.length];
}
