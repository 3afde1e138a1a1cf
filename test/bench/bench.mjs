// Measures what the site costs a page, and compares it with the smallest widget of the same libraries:
//   npm run bench -- [--runs 9]
// or with another build, such as that of an earlier commit:
//   npm run bench -- --against DIST
// With --navigations: where the time of each navigation goes.
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { launchChromium } from '../../tools/chromium.mjs';
import { measure, median, profiles } from './measure.mjs';
import { measureNavigations } from './navigations.mjs';
import { serveCompressed } from './serveCompressed.mjs';
import { comparisons, pagesOf } from './subjects.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    against: { type: 'string' },
    navigations: { type: 'boolean', default: false },
  },
});

/** Goals of the throttled page: a figure, of which subject, divided by that of which other one (if any), and its limit. */
const goals = [
  ['firstPaint', 'prerendered', 'limit', 1.05],
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
const pairs = Object.keys(own).map((name, index) => [name, Object.keys(others)[index]]);
// Only these have links.
const names = Object.keys(all).filter((name) => !values.navigations || /^script/.test(name));

const { origin, close } = await serveCompressed(all);
const browser = await launchChromium();
const runs = Object.fromEntries(
  Object.keys(profiles).map((profile) => [profile, names.map((name) => ({ name, figures: [] }))]),
);
try {
  const measureOnce = values.navigations ? measureNavigations : measure;
  // In turns, so that other work of the machine slows all of them alike.
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const [profile, conditions] of Object.entries(profiles)) {
      for (const { name, figures } of runs[profile]) {
        const address = `${origin}/${encodeURIComponent(name)}/`;
        figures.push(await measureOnce(browser, address, conditions));
      }
      runs[profile].push(runs[profile].shift());
    }
    process.stderr.write(`run ${run + 1} of ${values.runs}\n`);
  }
} finally {
  await browser.close();
  close();
}

if (values.navigations) reportNavigations();
else await reportPages();

/** A table for each profile and build: one row for each screen. */
function reportNavigations() {
  for (const [profile, results] of Object.entries(runs)) {
    for (const { name, figures } of results) {
      const rows = figures[0].map(({ screen }, index) => {
        const { screen: _, ...parts } = summary(
          figures.map((run) => ({ ...run[index], screen: 0 })),
        );
        return [screen, mapValues(parts, spread)];
      });
      printTable(`${name}, ${profile}`, Object.fromEntries(rows));
    }
  }
}

/** A table for each profile: one row for each figure. */
async function reportPages() {
  const report = mapValues(runs, (results) =>
    Object.fromEntries(
      names.map((name) => {
        const { figures } = results.find((result) => result.name === name);
        const bytes = Object.values(all[name]).reduce(
          (sum, text) => sum + brotliCompressSync(text).length,
          0,
        );
        return [name, summary(figures.map((run) => ({ bytes, ...run })))];
      }),
    ),
  );
  for (const [profile, results] of Object.entries(report)) {
    const rows = mapValues(results.script, (_, figure) => {
      const texts = mapValues(results, (figures) => spread(figures[figure]));
      const ratios = pairs.map(([one, other]) => [
        `${one} : ${other}`,
        ratio(results[one][figure], results[other][figure]),
      ]);
      return { ...texts, ...Object.fromEntries(ratios) };
    });
    printTable(profile, rows);
  }
  if (!values.against) console.table(goals.map((goal) => verdict(report.throttled, goal)));
  await mkdir('reports', { recursive: true });
  await writeFile('reports/bench.json', `${JSON.stringify(report, null, 2)}\n`);
}

function printTable(title, rows) {
  console.log(`\n${title}, ${values.runs} runs: ms or bytes, median (smallest–largest)`);
  console.table(rows);
}

function verdict(figures, [figure, name, other, goal]) {
  const measured = figures[name][figure].median / (other ? figures[other][figure].median : 1);
  const of = other ? `${name} : ${other}` : name;
  return { figure, of, goal, measured: round(measured), met: measured <= goal };
}

/** Median, smallest and largest value of each figure of some runs. */
function summary(figures) {
  return mapValues(figures[0], (_, figure) => {
    const measured = figures.map((run) => run[figure]);
    return { median: median(measured), least: Math.min(...measured), most: Math.max(...measured) };
  });
}

/** A figure as text: the median, and in parentheses the smallest and largest value. */
function spread(figure) {
  if (!figure) return '';
  const [middle, least, most] = [figure.median, figure.least, figure.most].map(round);
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}

function ratio(one, other) {
  return one && other?.median ? (one.median / other.median).toFixed(2) : '';
}

function round(value) {
  return Number(value.toFixed(value < 10 ? 2 : 0));
}

function mapValues(record, of) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, of(value, key)]));
}
