// Measures what the site costs a page, and compares it with the smallest widget of the same libraries:
//   npm run bench -- [--runs 9]
// or with another build, such as that of an earlier commit:
//   npm run bench -- --against DIST
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { launchChromium } from '../../build/tools/chromium.mjs';
import { measurePage, median, profiles } from './measure.mjs';
import { serveCompressed } from './serveCompressed.mjs';
import { comparisons, pagesOf } from './subjects.mjs';

const options = { runs: { type: 'string', default: '9' }, against: { type: 'string' } };
const { values } = parseArgs({ options });

/** Goals of the throttled page: a figure, its subject, the subject to divide by (if any), and the limit. */
const goals = [
  ['firstPaint', 'prerendered', 'limit', 1.05],
  ['firstPaint', 'loader', 'script', 1.05],
  ...['script', 'prerendered'].flatMap((name) => [
    ['navigationFirst', name, undefined, 50],
    ['navigationAgain', name, undefined, 33],
    ['shift', name, undefined, 0],
  ]),
];

const own = await pagesOf('dist');
const others = values.against ? await pagesOf(values.against, ' before') : await comparisons();
const all = { ...own, ...others };
/** Pairs of subjects that the tables compare. */
const pairs = Object.keys(others).map((name, index) => [Object.keys(own)[index], name]);
const names = Object.keys(all);

const { origin, close } = await serveCompressed(all);
const browser = await launchChromium();
/** What was measured: of each profile and subject, one record for each run. */
const results = mapValues(profiles, () => Object.fromEntries(names.map((name) => [name, []])));
try {
  // In turns, so that other work of the machine slows all of them alike.
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const [profile, conditions] of Object.entries(profiles)) {
      for (const name of names) {
        const address = `${origin}/${encodeURIComponent(name)}/`;
        results[profile][name].push(await measurePage(browser, address, conditions));
      }
    }
    names.push(names.shift());
    process.stderr.write(`run ${run + 1} of ${values.runs}\n`);
  }
} finally {
  await browser.close();
  close();
}

for (const [profile, runs] of Object.entries(results)) printPages(profile, runs);
if (!values.against) console.table(goals.map(verdict));

/** One row for each figure. */
function printPages(profile, runs) {
  const rows = mapValues(runs.script[0], (_, figure) => {
    const valuesOf = (name) => runs[name].map((run) => run[figure]);
    const ratios = pairs.map((pair) => [
      pair.join(' : '),
      ratio(...pair.map((name) => median(valuesOf(name)))),
    ]);
    const texts = Object.keys(all).map((name) => [name, spread(valuesOf(name))]);
    return Object.fromEntries([...texts, ...ratios]);
  });
  const bytes = mapValues(all, (files) => {
    const sizes = Object.values(files).map((text) => brotliCompressSync(text).length);
    return sizes.reduce((sum, size) => sum + size);
  });
  console.log(`\n${profile}, ${values.runs} runs: ms or bytes, median (smallest–largest)`);
  console.table({ bytes, ...rows });
}

function verdict([figure, name, other, goal]) {
  const medianOf = (subject) => median(results.throttled[subject].map((run) => run[figure]));
  const measured = medianOf(name) / (other ? medianOf(other) : 1);
  const of = other ? `${name} : ${other}` : name;
  return { figure, of, goal, measured: round(measured), met: measured <= goal };
}

/** The median, and in parentheses the smallest and largest value; nothing for a page without links. */
function spread(numbers) {
  if (Number.isNaN(numbers[0])) return '';
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)].map(round);
  return `${round(median(numbers))}${least === most ? '' : ` (${least}–${most})`}`;
}

function ratio(one, other) {
  return one && other ? (one / other).toFixed(2) : '';
}

function round(value) {
  return Number(value.toFixed(value < 10 ? 2 : 0));
}

function mapValues(record, of) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, of(value, key)]));
}
