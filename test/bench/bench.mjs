// Measures what the site costs a page; also of another build, such as that of an earlier commit:
//   npm run bench -- [--runs 9] [--against (DIST | COMMIT)]
// Or shows what Lighthouse says of a few pages:
//   npm run bench -- --lighthouse
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { serveFolder } from '../serveFolder.mjs';
import { buildOf } from './buildOf.mjs';
import { startChromium } from './devTools.mjs';
import { runLighthouse } from './lighthouse.mjs';
import { measurePage, median, profiles } from './measure.mjs';
import { floorPage, pagesOf } from './pages.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    against: { type: 'string' },
    lighthouse: { type: 'boolean', default: false },
  },
});
if (values.lighthouse) {
  await runLighthouse();
  process.exit();
}

const others = values.against ? await pagesOf(buildOf(values.against), ', before') : {};
const pages = { 'React alone': await floorPage(), ...(await pagesOf('dist')), ...others };

/** What was measured: of each profile and page, one record for each run. */
const results = {};
for (const profile of Object.keys(profiles)) {
  results[profile] = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
for (const [name, { files }] of Object.entries(pages)) {
  mkdirSync(join(folder, name));
  for (const [file, text] of Object.entries(files))
    writeFileSync(join(folder, name, `${file}.br`), brotliCompressSync(text));
}
const { origin, close } = await serveFolder(folder, { brotli: true });
const browser = await startChromium();
try {
  const names = Object.keys(pages);
  for (let run = 0; run < Number(values.runs); run += 1) {
    // In turns, so that other work of the machine slows all of them alike.
    for (const name of names) {
      for (const [profile, settings] of Object.entries(profiles)) {
        // The server decodes no `%2C`, so the comma stays.
        const address = `${origin}/${encodeURI(name)}/`;
        const measured = await measurePage(browser, address, settings, pages[name].hasSite);
        results[profile][name].push(measured);
      }
    }
    names.push(names.shift());
    process.stderr.write(`run ${run + 1} of ${values.runs}\n`);
  }
} finally {
  await browser.stop();
  close();
  rmSync(folder, { recursive: true });
}

for (const [profile, measured] of Object.entries(results)) {
  const rows = Object.entries(measured);
  const medianOf = (name, figure) => median(measured[name].map((run) => run[figure]));
  console.log(`\n${profile}: content and LCP, as multiples of those of other pages`);
  console.table(
    Object.fromEntries(
      rows.map(([name]) => [
        name,
        {
          'content / static HTML': ratio(name, 'content', 'static HTML'),
          'LCP / static HTML': ratio(name, 'LCP', 'static HTML'),
          'content / React alone': ratio(name, 'content', 'React alone'),
          'LCP / React alone': ratio(name, 'LCP', 'React alone'),
        },
      ]),
    ),
  );
  console.log(`${profile}: ms, median of ${values.runs} runs (smallest–largest)`);
  console.table(Object.fromEntries(rows.map(([name, runs]) => [name, spreads(runs)])));

  function ratio(name, figure, other) {
    return Number((medianOf(name, figure) / medianOf(other, figure)).toFixed(2));
  }
}

/** Of each figure the median, and in parentheses the smallest and largest value. */
function spreads(runs) {
  const figures = Object.keys(runs[0]);
  return Object.fromEntries(
    figures.map((figure) => [figure, spread(runs.map((run) => run[figure]))]),
  );
}

function spread(numbers) {
  const round = (value) => Number(value.toFixed(value < 10 ? 2 : 0));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)].map(round);
  return `${round(median(numbers))}${least === most ? '' : ` (${least}–${most})`}`;
}
