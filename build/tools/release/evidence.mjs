import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inline, introductionOf, sectionOf } from './documents.mjs';
import { filesTable, htmlPage, htmlTable } from './page.mjs';

/** @typedef {{ readonly version: string, readonly files: Readonly<Record<string, import('../../deployment.mjs').Deployed>> }} Manifest */

/**
 * Sections of the page: the heading; the document and the heading of the text; the tests, if the document does not name
 * them.
 */
const fromDocuments = /** @type {const} */ ([
  ['Policies that it runs under', 'docs/serving.md', 'Content-Security-Policy'],
  ['Loader', 'docs/serving.md', 'Loader'],
  ['Frame', 'docs/serving.md', 'Frame'],
  ['What it stores', 'docs/SECURITY.md', 'What is stored'],
  ['Its events', 'README.md', 'Events', '`embed/mount`, `embed/TrainingSite`.'],
  [
    'What it does to the page',
    'README.md',
    'What the site does to your page',
    '`e2e/guest`, `e2e/engines.deep`, `e2e/hosts`, `e2e/screenReader`.',
  ],
  ['What stops script and markup', 'docs/SECURITY.md', 'What stops script and markup'],
  ['What an attacker may control', 'docs/SECURITY.md', 'What an attacker may control'],
  ['Browsers', 'README.md', 'Browsers', '`e2e/engines.deep`, `build/supportFloor`.'],
  ['Frameworks tried', 'docs/hosts.md', 'What was tried'],
  ['WordPress', 'docs/hosts.md', 'WordPress'],
  ['Other portals', 'docs/hosts.md', 'SharePoint, Drupal, Moodle, Liferay'],
]);

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
  const tests = (/** @type {string} */ names) =>
    `<p class="tests">${inline(`Tests: ${names}`)}</p>`;
  const sections = [
    ...fromDocuments.map(([heading, file, there, names]) => [
      heading,
      `${file}, “${there}”`,
      sectionOf(read(file), there) + (names ? tests(names) : ''),
    ]),
    [
      'Accessibility',
      'docs/accessibility.md',
      `<p>${introductionOf(accessibility)} Each criterion, with its tests:
<a href="accessibility.html">accessibility.html</a>.</p>`,
    ],
    ['Files and their integrity', 'dist/manifest.json', filesTable(files) + tests('`e2e/embed`.')],
    [
      'Packages in the script',
      'dist/THIRD-PARTY-LICENSES.txt',
      `${htmlTable(['Package', 'Version', 'Licence'], packages)}
${tests('`package`, `archive.deep`.')}`,
    ],
  ];
  const links = sections.map(([heading], index) => `<li><a href="#s${index}">${heading}</a></li>`);
  const content = `<p>training-site-widget ${version}, ${date}: ${description}.</p>
<p class="source">Each section names the document of the release that its text comes from, and the tests that show it:
<code>e2e/attacks</code> is the file <code>test/e2e/attacks.test.ts</code> of the source.</p>
<nav aria-label="Sections"><ul>${links.join('\n')}</ul></nav>
${sections
  .map(
    ([heading, source, text], index) =>
      `<h2 id="s${index}">${heading}</h2>\n<p class="source">From ${source}</p>\n${text}`,
  )
  .join('\n')}`;
  return {
    'index.html': htmlPage('Evidence for a review', content),
    'accessibility.html': htmlPage('Accessibility', sectionOf(accessibility, 'Accessibility')),
  };
}
