// What is in the script, and what each part of it costs its readers: a table, and a treemap of the
// minified bytes in reports/bundle.html.
//   npm run analyze -- [--modules 30]
import { SourceMap } from 'node:module';
import { relative, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { rollup } from 'rollup';
import { visualizer } from 'rollup-plugin-visualizer';
import configurations from '../rollup.config.mjs';

const { values } = parseArgs({ options: { modules: { type: 'string', default: '30' } } });

const { output, plugins, ...input } = configurations[0];
const treemap = visualizer({
  filename: 'reports/bundle.html',
  sourcemap: true,
  title: 'The script',
});
const bundle = await rollup({ ...input, plugins: [...plugins, treemap] });
const [{ code, map }] = (await bundle.generate(output)).output;

// Pieces of the script, in order, each with the module it comes from.
const pieces = [];
const sourceMap = new SourceMap(map);
for (const [line, text] of code.split('\n').entries()) {
  for (let column = 0; column < text.length; column += 1) {
    const { originalSource } = sourceMap.findEntry(line, column);
    const module = originalSource ? nameOf(originalSource) : 'Rollup';
    const last = pieces.at(-1);
    if (last?.module === module) last.text += text[column];
    else pieces.push({ module, text: text[column] });
  }
}

const compressed = promisify(brotliCompress);
const whole = (await compressed(code)).length;
const modules = [...new Set(pieces.map(({ module }) => module))];

console.log(
  `The script: ${whole} bytes in brotli. The figures: how much smaller it would be without.`,
);
console.table(await costs([...new Set(modules.map(groupOf))], groupOf));
console.table((await costs(modules, (module) => module)).slice(0, Number(values.modules)));

async function costs(names, nameOf) {
  const rows = await Promise.all(
    names.map(async (name) => {
      const rest = pieces.filter(({ module }) => nameOf(module) !== name);
      const text = rest.map((piece) => piece.text).join('');
      const bytes = pieces.reduce((sum, piece) => sum + piece.text.length, 0) - text.length;
      return { name, minified: bytes, brotli: whole - (await compressed(text)).length };
    }),
  );
  return rows.sort((a, b) => b.brotli - a.brotli);
}

/** A package, or a folder of our source. */
function groupOf(module) {
  if (module.endsWith('stylesheet.ts')) return 'CSS';
  return module
    .split('/')
    .slice(0, module.startsWith('src/') ? 2 : 1)
    .join('/');
}

function nameOf(source) {
  const path = relative('.', resolve(output.file, '..', source));
  return path.split('node_modules/').at(-1);
}
