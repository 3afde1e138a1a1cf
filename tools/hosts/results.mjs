// The results of walks through host applications, and the table in docs/hosts.md that is made of them.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { applications, examples } from './hosts.mjs';
import { rows } from './rows.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = `${root}reports/hosts`;

/** @type {Readonly<Record<string, string>>} */
const titles = {
  ...Object.fromEntries(Object.entries(rows).map(([row, { title }]) => [row, title])),
  f: 'no warning or error in the console, in development',
  unmount: 'when the page of the site is left, its listeners are gone and the title is given back',
};

/** Which build a result is of. */
async function buildHash() {
  const script = await readFile(`${root}dist/training-site.js`);
  return createHash('sha256').update(script).digest('hex').slice(0, 8);
}

/**
 * Keeps what the walks have found.
 *
 * @param {string} name - of the host
 * @param {string} version - of its router, or ''
 * @param {Readonly<Record<string, string>>} results - for each row 'yes', or what went wrong
 */
export async function record(name, version, results) {
  await mkdir(reports, { recursive: true });
  const file = `${reports}/${name.replace(/[^a-z\d]+/gi, '-').toLowerCase()}.json`;
  const report = { name, version, build: await buildHash(), results };
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
}

/**
 * Writes docs/hosts.md, where each host has a result of the present build.
 *
 * @returns {Promise<boolean>} whether it has been written
 */
export async function writeTable() {
  const build = await buildHash();
  const found = new Map();
  for (const file of await readdir(reports)) {
    const report = JSON.parse(await readFile(`${reports}/${file}`, 'utf8'));
    if (report.build === build) found.set(report.name, report);
  }
  const names = [...applications, ...examples].map(({ name }) => name);
  const missing = names.filter((name) => !found.has(name));
  if (missing.length > 0) {
    console.warn(
      `docs/hosts.md stays as it is: this build has no result of ${missing.join('; ')}.`,
    );
    return false;
  }
  const reportsOfBuild = names.map((name) => found.get(name));
  const columns = Object.keys(titles);
  const lines = [
    '# The site in applications',
    '',
    'Written by `npm run examples`: a visitor in Chromium walks through each application, whose page',
    '`/partners` holds the site. Each address, title, screen, history entry and event is compared.',
    '',
    'The same for WordPress, by `npm run wordpress`: [wordpress.md](wordpress.md).',
    '',
    ...columns.map((row) => `- **${labelOf(row)}** ${titles[row]}`),
    '',
    `| Host | Version | ${columns.map(labelOf).join(' | ')} |`,
    `| --- | --- | ${columns.map(() => '---').join(' | ')} |`,
    ...reportsOfBuild.map(
      ({ name, version, results }) =>
        `| ${name} | ${version || '–'} | ${columns.map((row) => (results[row] === 'yes' ? 'yes' : 'no')).join(' | ')} |`,
    ),
    '',
  ];
  const failures = reportsOfBuild.flatMap(({ name, results }) =>
    columns
      .filter((row) => results[row] !== 'yes')
      .map((row) => `- ${name}, ${labelOf(row)}: ${results[row] ?? 'not walked'}`),
  );
  if (failures.length > 0) lines.push('## What does not hold', '', ...failures, '');
  await mkdir(`${root}docs`, { recursive: true });
  await writeFile(`${root}docs/hosts.md`, lines.join('\n'));
  return true;
}

const labelOf = (/** @type {string} */ row) => (row.length === 1 ? `(${row})` : row);
