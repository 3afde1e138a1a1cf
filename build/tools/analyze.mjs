// The size of each part of dist/training-site.js, by its source map:
//   npm run analyze -- [--modules 30]
import { parseArgs, promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { readPieces } from '../pieces.mjs';

const { values } = parseArgs({ options: { modules: { type: 'string', default: '30' } } });
const pieces = await readPieces();
const code = pieces.map(({ text }) => text).join('');
const compressed = promisify(brotliCompress);
const whole = (await compressed(code)).length;

console.log(
  `${whole} bytes in Brotli. The tables show how many bytes smaller it is without a part.`,
);
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
