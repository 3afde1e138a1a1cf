// Measures what the site costs a page, and compares it with the smallest widget of the same libraries:
//   npm run bench -- [--runs 9] [--out reports]
// or with another build, such as that of an earlier commit:
//   npm run bench -- --against DIST
// With --navigations: where the time of each navigation goes.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { launchChromium } from '../../tools/chromium.mjs';
import { measure, profiles } from './measure.mjs';
import { measureNavigations } from './navigations.mjs';
import { ratio, round, spread, summary } from './report.mjs';
import { serveCompressed } from './serveCompressed.mjs';
import { comparisons, pagesOf } from './subjects.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    out: { type: 'string', default: 'reports' },
    against: { type: 'string' },
    navigations: { type: 'boolean', default: false },
  },
});

/** Goals: a figure, of which subject, divided by that of which other one (if any), and its limit. */
const goals = [
  ['brotli', 'script', 'floor', 1.25],
  ['firstPaint', 'script', 'floor', 1.15],
  ['firstPaint', 'prerendered', 'limit', 1.05],
  ['blocking', 'script', 'floor', 1.3],
  ['navigation', 'script', undefined, 33],
  ['navigation', 'prerendered', undefined, 33],
  ['shift', 'script', undefined, 0],
  ['shift', 'prerendered', undefined, 0],
];

/** Pairs of subjects that the tables compare. */
const pairs = values.against
  ? [
      ['script', 'script before'],
      ['prerendered', 'prerendered before'],
    ]
  : [
      ['script', 'floor'],
      ['prerendered', 'limit'],
    ];

const all = values.against
  ? { ...(await pagesOf('dist')), ...(await pagesBefore(values.against)) }
  : { ...(await pagesOf('dist')), ...(await comparisons()) };
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
        const times = figures.map((run) => ({ ...run[index], screen: 0 }));
        const { screen: _, ...parts } = summary(times);
        const texts = Object.entries(parts).map(([part, figure]) => [part, spread(figure)]);
        return [screen, Object.fromEntries(texts)];
      });
      console.log(`\n${name}, ${profile}, ${values.runs} runs: ms, median (smallest–largest)`);
      console.table(Object.fromEntries(rows));
    }
  }
}

async function reportPages() {
  const report = Object.fromEntries(
    Object.entries(runs).map(([profile, results]) => [
      profile,
      Object.fromEntries(
        names.map((name) => {
          const { figures } = results.find((result) => result.name === name);
          return [name, { ...sizesOf(all[name]), ...summary(figures) }];
        }),
      ),
    ]),
  );
  for (const [profile, results] of Object.entries(report)) {
    console.log(`\n${profile}, ${values.runs} runs: median (smallest–largest)`);
    console.table(tableOf(results));
  }
  if (!values.against) {
    console.log('\nGoals, throttled');
    console.table(goals.map((goal) => verdict(report, goal)));
  }
  await mkdir(values.out, { recursive: true });
  await writeFile(join(values.out, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
}

async function pagesBefore(dist) {
  const pages = Object.entries(await pagesOf(dist));
  return Object.fromEntries(pages.map(([name, page]) => [`${name} before`, page]));
}

function sizesOf(subject) {
  const sum = (sizeOf) =>
    Object.entries(subject).reduce((total, [, text]) => total + sizeOf(Buffer.from(text)), 0);
  const sizes = {
    raw: sum(({ length }) => length),
    gzip: sum((bytes) => gzipSync(bytes, { level: 9 }).length),
    brotli: sum((bytes) => brotliCompressSync(bytes).length),
  };
  return Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, { median: size, least: size, most: size }]),
  );
}

function tableOf(results) {
  const figures = Object.keys(results.script);
  return Object.fromEntries(
    figures.map((figure) => [
      figure,
      {
        ...Object.fromEntries(names.map((name) => [name, spread(results[name][figure])])),
        ...Object.fromEntries(
          pairs.map(([one, other]) => [
            `${one} : ${other}`,
            ratio(results[one][figure], results[other][figure]),
          ]),
        ),
      },
    ]),
  );
}

function verdict({ throttled }, [figure, name, other, goal]) {
  const value = throttled[name][figure].median;
  const unit = other ? throttled[other][figure].median : 1;
  return {
    figure,
    of: other ? `${name} : ${other}` : name,
    goal,
    measured: unit ? round(value / unit, 3) : `${round(value)} : 0`,
    met: value <= goal * unit,
  };
}
