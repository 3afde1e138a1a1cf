import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transform } from 'lightningcss';
import postcss from 'rollup-plugin-postcss';
import { floor } from './supportFloor.mjs';

// All stylesheets become one text, which takes the place of this name in src/styles/stylesheet.ts:
// written once, minified as a whole, and nothing left to collect in the visitor's browser.
const placeholder = '__STYLES__';

const names = { class: new Map(), property: new Map() };
for (const file of readdirSync('src', { recursive: true }).sort()) {
  if (!file.endsWith('.css')) continue;
  const path = join('src', file);
  const text = readFileSync(path, 'utf8');
  for (const [, name] of text.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)) {
    add(names.class, `${path}:${name}`);
  }
  for (const [name] of text.matchAll(ownProperties())) add(names.property, name);
}

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
        if (!code.includes(placeholder)) return null;
        const source = minify(cssInOrder(chunk.facadeModuleId, this, texts).join('\n'));
        this.emitFile({ type: 'asset', fileName: 'training-site.css', source });
        // Functions, for in a plain string `$&` would mean something.
        const renamed = code.replace(/(?<=var\()--[\w-]+/g, (name) => shortProperty(name));
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
    code: Buffer.from(css.replace(ownProperties(), shortProperty)),
    minify: true,
    targets: floor,
  });
  for (const { message } of warnings) throw new Error(message);
  return code.toString();
}

// Class names only have to differ inside our own shadow root, so they can be as short as they get;
// hashes would cost each class bytes that don't compress.
function shortName(name, file) {
  const short = names.class.get(`${relative('.', file)}:${name}`);
  if (!short) throw new Error(`No short name for .${name} of ${file}; restart the build.`);
  return short;
}

// Custom properties come in from the host's page. Ours get names that no host has set: its
// `--icon-size` is not ours. Only the public ones keep theirs.
function shortProperty(name) {
  const short = names.property.get(name);
  if (!short) throw new Error(`No stylesheet knows the custom property ${name}.`);
  return short;
}

function ownProperties() {
  return /--(?!training-site-)[a-z][\w-]*/g;
}

function add(map, name) {
  if (!map.has(name)) map.set(name, (map === names.property ? '--ts' : '') + letters(map.size));
}

/** a, b … Z, aa, ab … for 0, 1 … : the same in each build, whatever its order of work. */
function letters(number) {
  const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const rest = Math.floor(number / alphabet.length);
  return (rest ? letters(rest - 1) : '') + alphabet[number % alphabet.length];
}
