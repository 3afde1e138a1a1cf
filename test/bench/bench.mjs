// Measures what the site costs a page; also of another build, such as that of an earlier commit:
//   npm run bench -- [--runs 9] [--against DIST]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { launchChromium } from '../../build/tools/chromium.mjs';
import { serveFolder } from '../serveFolder.mjs';
import { measurePage, median } from './measure.mjs';
import { pagesOf } from './pages.mjs';

const options = { runs: { type: 'string', default: '9' }, against: { type: 'string' } };
const { values } = parseArgs({ options });

const others = values.against ? await pagesOf(values.against, ' before') : {};
const pages = { ...(await pagesOf('dist')), ...others };
const names = Object.keys(pages);
/** What was measured: of each page, one record for each run. */
const results = Object.fromEntries(names.map((name) => [name, []]));

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
for (const [name, files] of Object.entries(pages)) {
  mkdirSync(join(folder, name));
  for (const [file, text] of Object.entries(files))
    writeFileSync(join(folder, name, `${file}.br`), brotliCompressSync(text));
}
const { origin, close } = await serveFolder(folder, { brotli: true });
const browser = await launchChromium();
try {
  // In turns, so that other work of the machine slows all of them alike.
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const name of names) {
      results[name].push(await measurePage(browser, `${origin}/${encodeURIComponent(name)}/`));
    }
    names.push(names.shift());
    process.stderr.write(`run ${run + 1} of ${values.runs}\n`);
  }
} finally {
  await browser.close();
  close();
  rmSync(folder, { recursive: true });
}

console.log(`${values.runs} runs: ms, median (smallest–largest)`);
const figures = Object.keys(results.script[0]);
console.table(Object.fromEntries(figures.map((figure) => [figure, rowOf(figure)])));

function rowOf(figure) {
  const textOf = (name) => spread(results[name].map((run) => run[figure]));
  return Object.fromEntries(Object.keys(pages).map((name) => [name, textOf(name)]));
}

/** The median, and in parentheses the smallest and largest value; nothing for a page without links. */
function spread(numbers) {
  if (Number.isNaN(numbers[0])) return '';
  const round = (value) => Number(value.toFixed(value < 10 ? 2 : 0));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)].map(round);
  return `${round(median(numbers))}${least === most ? '' : ` (${least}–${most})`}`;
}
