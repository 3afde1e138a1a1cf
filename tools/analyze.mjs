// What each part of dist/training-site.js weighs, by its source map:
//   npm run analyze -- [--modules 30]
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const { values } = parseArgs({ options: { modules: { type: 'string', default: '30' } } });
const code = await readFile('dist/training-site.js', 'utf8');
const sourceMap = new SourceMap(JSON.parse(await readFile('dist/training-site.js.map', 'utf8')));
const compressed = promisify(brotliCompress);
const whole = (await compressed(code)).length;

/** @type {{ module: string, text: string }[]} */
const pieces = [];
for (const [line, text] of code.split('\n').entries()) {
  for (const [column, character] of [...text].entries()) {
    const entry = sourceMap.findEntry(line, column);
    const module = 'originalSource' in entry ? nameOf(entry.originalSource) : 'Rollup';
    const last = pieces.at(-1);
    if (last?.module === module) last.text += character;
    else pieces.push({ module, text: character });
  }
}

console.log(`${whole} bytes in Brotli. In the tables: how many fewer there are without a part.`);
console.table(await costs(groupOf));
console.table((await costs((module) => module)).slice(0, Number(values.modules)));

/** @param {(module: string) => string} partOf */
async function costs(partOf) {
  const parts = [...new Set(pieces.map(({ module }) => partOf(module)))];
  const rows = await Promise.all(
    parts.map(async (name) => {
      const rest = pieces.filter(({ module }) => partOf(module) !== name);
      const text = rest.map((piece) => piece.text).join('');
      const brotli = whole - (await compressed(text)).length;
      return { name, minified: code.length - text.length, brotli };
    }),
  );
  return rows.sort((a, b) => b.brotli - a.brotli);
}

/** @param {string} module @returns a package, or a folder of our source */
function groupOf(module) {
  if (module.endsWith('stylesheet.ts')) return 'CSS';
  const depth = module.startsWith('src/') ? 2 : 1;
  return module.split('/').slice(0, depth).join('/');
}

/** @param {string} source - relative to dist/ */
function nameOf(source) {
  return source.replace(/^.*node_modules\//, '').replace('../', '');
}
