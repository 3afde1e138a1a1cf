import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { dist } from '../../build/dist.mjs';
import { chromiumArguments, chromiumPath } from '../../build/tools/chromium.mjs';
import { serveFolder } from '../serveFolder.mjs';
import { page } from './pages.mjs';

// The newest version that runs on Node 20.
const lighthouse = 'lighthouse@12.8.2';

/** The figures that the table shows, in ms. */
const figures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

const description = '<meta name="description" content="The page of a host.">';

/**
 * Shows what Lighthouse says of the demo, of embed.html and of two pages of `npm run pages`, for a
 * slow phone.
 */
export async function runLighthouse() {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const { origin, close } = await serveFolder(folder, { dev: true, brotli: true });
  writeFiles(folder, origin);
  const table = {};
  const faults = [];
  try {
    for (const path of ['/demo/', '/dist/embed.html', '/pages/', '/pages/training/']) {
      const report = await reportOn(origin + path);
      table[path] = { ...scoresOf(report), ...figuresOf(report) };
      faults.push(...faultsIn(report).map((title) => `${path}: ${title}`));
    }
  } finally {
    close();
    rmSync(folder, { recursive: true });
  }
  console.table(table);
  for (const fault of faults) console.log(fault);
}

/** What Lighthouse says of a page. npx downloads it. */
async function reportOn(address) {
  const flags = ['--headless', ...chromiumArguments].join(' ');
  const args = [address, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, ...args], {
    env: { ...process.env, CHROME_PATH: chromiumPath },
    // A report has pictures.
    maxBuffer: 1e8,
  });
  return JSON.parse(stdout);
}

/** Writes the files of all pages into `folder`, compressed as a server sends them. */
function writeFiles(folder, origin) {
  cpSync('demo/index.html', join(folder, 'demo/index.html'));
  cpSync(dist, join(folder, 'dist'), { recursive: true });
  // It is a part of a page.
  const embed = readFileSync(join(dist, 'embed.html'), 'utf8');
  writeFileSync(join(folder, 'dist/embed.html'), page(embed, description));
  const pages = ['--address', `${origin}/pages/`, '--out', join(folder, 'pages')];
  execFileSync(process.execPath, ['build/tools/pages.mjs', ...pages]);
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(html|js|css|svg)$/.test(name)) continue;
    const file = join(folder, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

function scoresOf({ categories }) {
  const scores = Object.values(categories).map(({ title, score }) => [title, score * 100]);
  return Object.fromEntries(scores);
}

function figuresOf({ audits }) {
  const values = figures.map((name) => [audits[name].title, Math.round(audits[name].numericValue)]);
  return Object.fromEntries(values);
}

/** What lowers a score other than that of performance. */
function faultsIn({ categories, audits }) {
  const { performance, ...others } = categories;
  const counted = Object.values(others)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0);
  return counted
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title }) => title);
}
