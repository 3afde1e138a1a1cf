// Measures what the site costs a page, and compares it with the smallest widget of the same libraries:
//   npm run bench -- [--runs 9] [--out reports]
// or with another build, such as that of an earlier commit:
//   npm run bench -- --against DIST
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { launchChromium } from '../../tools/chromium.mjs';
import { measure, median, profiles } from './measure.mjs';
import { comparisons, pagesOf } from './subjects.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    out: { type: 'string', default: 'reports' },
    against: { type: 'string' },
  },
});

/** Goals: a figure, of which subject, divided by that of which other one (if any), and its limit. */
const goals = [
  ['brotli', 'script', 'floor', 1.25],
  ['firstPaint', 'script', 'floor', 1.15],
  ['firstPaint', 'prerendered', 'limit', 1.05],
  ['blocking', 'script', 'floor', 1.3],
  ['navigation', 'script', undefined, 50],
  ['navigation', 'prerendered', undefined, 50],
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
  ? {
      ...(await pagesOf('dist')),
      ...Object.fromEntries(
        Object.entries(await pagesOf(values.against)).map(([name, page]) => [
          `${name} before`,
          page,
        ]),
      ),
    }
  : { ...(await pagesOf('dist')), ...(await comparisons()) };
const names = Object.keys(all);
const { origin, close } = await serveCompressed(all);
const browser = await launchChromium();
const runs = Object.fromEntries(
  Object.keys(profiles).map((profile) => [profile, names.map((name) => ({ name, figures: [] }))]),
);
try {
  // In turns, so that other work of the machine slows all of them alike.
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const [profile, conditions] of Object.entries(profiles)) {
      for (const { name, figures } of runs[profile]) {
        figures.push(await measure(browser, `${origin}/${encodeURIComponent(name)}/`, conditions));
      }
      runs[profile].push(runs[profile].shift());
    }
    process.stderr.write(`run ${run + 1} of ${values.runs}\n`);
  }
} finally {
  await browser.close();
  close();
}

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
  console.table(goals.map(verdict));
}
await mkdir(values.out, { recursive: true });
await writeFile(join(values.out, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);

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

function summary(figures) {
  return Object.fromEntries(
    Object.keys(figures[0]).map((figure) => {
      const measured = figures.map((run) => run[figure]);
      return [
        figure,
        { median: median(measured), least: Math.min(...measured), most: Math.max(...measured) },
      ];
    }),
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

function spread(figure) {
  if (!figure) return '';
  const [middle, least, most] = [figure.median, figure.least, figure.most].map(round);
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}

function ratio(one, other) {
  return one && other?.median ? (one.median / other.median).toFixed(2) : '';
}

function verdict([figure, name, other, goal]) {
  const { throttled } = report;
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

function round(value, digits = value < 10 ? 2 : 0) {
  return Number(value.toFixed(digits));
}

/** Serves files from memory, compressed as a good host would. */
async function serveCompressed(subjects) {
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
  const bodies = new Map();
  for (const [name, subject] of Object.entries(subjects)) {
    for (const [file, text] of Object.entries(subject)) {
      const body = brotliCompressSync(text);
      const headers = {
        'content-type': types[extname(file)],
        'content-encoding': 'br',
        'content-length': body.length,
      };
      bodies.set(`/${encodeURIComponent(name)}/${file.replace('index.html', '')}`, {
        body,
        headers,
      });
    }
  }
  const server = createServer(({ url }, response) => {
    const { body, headers } = bodies.get(url) ?? {};
    response.writeHead(body ? 200 : 404, headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () => server.close(),
  };
}
