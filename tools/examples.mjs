// npm run examples -- [name …]: installs each example, builds it for production, serves it, and walks
// through it in Chromium. The results go to reports/hosts/, and from there to docs/hosts.md.
import { spawn } from 'node:child_process';
import { cp, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launchChromium } from './chromium.mjs';
import { freePort } from './freePort.mjs';
import { examples } from './hosts/hosts.mjs';
import { record, writeTable } from './hosts/results.mjs';
import { walkAll } from './hosts/walk.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !examples.some(({ folder }) => folder === name));
if (unknown.length > 0) {
  const folders = [...new Set(examples.map(({ folder }) => folder))];
  console.error(`There is no example "${unknown[0]}". There are: ${folders.join(', ')}.`);
  process.exit(1);
}
const chosen = examples.filter(({ folder }) => !wanted.length || wanted.includes(folder));

// The routers that need no install of their own.
if (wanted.length === 0) {
  await npm(
    root,
    'exec',
    '--',
    'vitest',
    'run',
    '--project',
    'deep',
    'test/e2e/routers.deep.test.ts',
  );
}

const browser = await launchChromium();
/** @type {string[]} */
const failed = [];
for (const example of chosen) {
  const folder = `${root}examples/${example.folder}`;
  const read = async (/** @type {string} */ path) =>
    JSON.parse(await readFile(`${folder}/${path}`, 'utf8'));
  const { scripts } = await read('package.json');
  console.log(`\n${example.name}`);
  await install(folder);
  const version = example.router
    ? (await read(`node_modules/${example.router}/package.json`)).version
    : '';
  if (scripts.build) await npm(folder, 'run', 'build', '--', ...(example.buildArguments ?? []));
  const results = await served(folder, ['run', 'start', '--'], (/** @type {string} */ origin) =>
    walkAll(newPage, origin, example),
  );
  // Warnings of a router are in its development build.
  if (scripts.dev) {
    const inDevelopment = await served(
      folder,
      ['run', 'dev', '--', ...(example.devArguments ?? [])],
      (origin) => walkAll(newPage, origin, example),
    );
    Object.assign(results, { f: inDevelopment.f });
  }
  await record(example.name, version, results);
  console.table(Object.fromEntries(Object.entries(results).map(([row, text]) => [row, { text }])));
  failed.push(...Object.values(results).filter((result) => result !== 'yes'));
}
await browser.close();
if (await writeTable())
  await npm(root, 'exec', '--', 'biome', 'format', '--write', 'docs/hosts.md');
process.exitCode = failed.length > 0 ? 1 : 0;

/**
 * The widget as it is published: a copy of what the last build of this project has left.
 *
 * @param {string} folder
 */
async function install(folder) {
  await npm(folder, 'install', '--install-links', '--no-package-lock', '--no-audit', '--no-fund');
  const widget = `${folder}/node_modules/training-site-widget/dist`;
  await rm(widget, { recursive: true, force: true });
  await cp(`${root}dist`, widget, { recursive: true });
}

/** @type {(folder: string, ...args: string[]) => Promise<void>} */
async function npm(folder, ...args) {
  const child = run(folder, args);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`npm ${args.join(' ')} in ${folder} failed:\n${output}`);
}

/**
 * Serves the example while `use` runs.
 *
 * @template Answer
 * @param {string} folder
 * @param {readonly string[]} args - of npm
 * @param {(origin: string) => Promise<Answer>} use
 * @returns {Promise<Answer>}
 */
async function served(folder, args, use) {
  const port = await freePort();
  const child = run(folder, [...args, '--port', String(port)]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const origin = `http://localhost:${port}`;
  try {
    await answers(origin, child, () => output);
    return await use(origin);
  } finally {
    // The process group, because npm does not stop the server that it has started.
    if (child.exitCode === null) process.kill(-Number(child.pid));
  }
}

/** @type {(folder: string, args: readonly string[]) => import('node:child_process').ChildProcessWithoutNullStreams} */
function run(folder, args) {
  return spawn('npm', args, {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      NG_CLI_ANALYTICS: 'false',
    },
  });
}

/** @type {(origin: string, child: import('node:child_process').ChildProcess, output: () => string) => Promise<void>} */
async function answers(origin, child, output) {
  for (const end = Date.now() + 120_000; Date.now() < end; ) {
    if (child.exitCode !== null) break;
    const isThere = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No server at ${origin}:\n${output()}`);
}

async function newPage() {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
  });
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('displayCookieDialog', '0');
  });
  // The CDN of the examples.
  await context.route('https://cdn.example/**', (route) =>
    route.fulfill({
      path: `${root}dist${new URL(route.request().url()).pathname}`,
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  const page = await context.newPage();
  page.on('close', () => context.close());
  return page;
}
