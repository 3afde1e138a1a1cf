import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inline, introductionOf, sectionOf } from './documents.mjs';
import { filesTable, htmlPage, htmlTable } from './page.mjs';

/** @typedef {{ readonly version: string, readonly files: Readonly<Record<string, import('../../deployment.mjs').Deployed>> }} Manifest */

/**
 * A section of the page.
 *
 * @typedef {object} Source
 * @property {string} heading - of the section
 * @property {string} file - the document with its text
 * @property {string} part - the heading of the text in the document
 * @property {string} [tests] - if the document does not name them
 */

/** @type {readonly Source[]} */
const sources = [
  {
    heading: 'Policies that it runs under',
    file: 'docs/serving.md',
    part: 'Content-Security-Policy',
  },
  { heading: 'Loader', file: 'docs/serving.md', part: 'Loader' },
  { heading: 'Frame', file: 'docs/serving.md', part: 'Frame' },
  { heading: 'What it stores', file: 'docs/SECURITY.md', part: 'What is stored' },
  {
    heading: 'Its events',
    file: 'README.md',
    part: 'Events',
    tests: '`embed/mount`, `embed/TrainingSite`.',
  },
  {
    heading: 'What it does to the page',
    file: 'README.md',
    part: 'What the site does to your page',
    tests: '`e2e/guest`, `e2e/engines.deep`, `e2e/hosts`, `e2e/screenReader`.',
  },
  {
    heading: 'What stops script and markup',
    file: 'docs/SECURITY.md',
    part: 'What stops script and markup',
  },
  {
    heading: 'What an attacker may control',
    file: 'docs/SECURITY.md',
    part: 'What an attacker may control',
  },
  {
    heading: 'Browsers',
    file: 'README.md',
    part: 'Browsers',
    tests: '`e2e/engines.deep`, `build/supportFloor`.',
  },
  { heading: 'Frameworks tried', file: 'docs/hosts.md', part: 'What was tried' },
  { heading: 'WordPress', file: 'docs/hosts.md', part: 'WordPress' },
  { heading: 'Other portals', file: 'docs/hosts.md', part: 'SharePoint, Drupal, Moodle, Liferay' },
];

/**
 * The folder evidence/ of a release, for the people who review a portal. The same commit gives the same bytes.
 *
 * @param {string} root - a folder with a finished build
 * @param {Manifest} manifest - dist/manifest.json
 * @returns {Record<string, string>} the files by their names
 */
export function evidence(root, { version, files }) {
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const git = ['log', '-1', '--format=%cs'];
  const date = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).trim();
  const { description } = JSON.parse(read('package.json'));
  const accessibility = read('docs/accessibility.md');
  const titles = read('dist/THIRD-PARTY-LICENSES.txt').matchAll(/^(\S+) (\S+) \((.+)\)\n=/gm);
  const packages = [...titles].map(([, name = '', version = '', license = '']) => [
    name,
    version,
    license,
  ]);
  const testLine = (/** @type {string} */ names) => {
    const words = inline(`Tests: ${names}`);
    return `<p class="tests">${words}</p>`;
  };
  const sections = [
    ...sources.map(({ heading, file, part, tests }) => ({
      heading,
      source: `${file}, “${part}”`,
      html: sectionOf(read(file), part) + (tests === undefined ? '' : testLine(tests)),
    })),
    {
      heading: 'Accessibility',
      source: 'docs/accessibility.md',
      html: `<p>${introductionOf(accessibility)} Each criterion, with its tests:
<a href="accessibility.html">accessibility.html</a>.</p>`,
    },
    {
      heading: 'Files and their integrity',
      source: 'dist/manifest.json',
      html: filesTable(files) + testLine('`e2e/embed`.'),
    },
    {
      heading: 'Packages in the script',
      source: 'dist/THIRD-PARTY-LICENSES.txt',
      html: `${htmlTable(['Package', 'Version', 'Licence'], packages)}
${testLine('`package`, `archive.deep`.')}`,
    },
  ];
  const links = sections.map(
    ({ heading }, index) => `<li><a href="#s${index}">${heading}</a></li>`,
  );
  const parts = sections.map(
    ({ heading, source, html }, index) =>
      `<h2 id="s${index}">${heading}</h2>\n<p class="source">From ${source}</p>\n${html}`,
  );
  const content = `<p>training-site-widget ${version}, ${date}: ${description}.</p>
<p class="source">Each section names the document of the release that its text comes from, and the tests that show it:
<code>e2e/attacks</code> is the file <code>test/e2e/attacks.test.ts</code> of the source.</p>
<nav aria-label="Sections"><ul>${links.join('\n')}</ul></nav>
${parts.join('\n')}`;
  return {
    'index.html': htmlPage('Evidence for a review', content),
    'accessibility.html': htmlPage('Accessibility', sectionOf(accessibility, 'Accessibility')),
  };
}
