import { inline, introductionOf, sectionOf } from './documents.mjs';
import { htmlPage, htmlTable } from './page.mjs';
import { chapters, newIn22, scope, terms, wcag } from './standards.mjs';

const headings = ['Criterion', 'Conformance level', 'Remarks and explanations'];

/**
 * What docs/accessibility.md says of a criterion: in its own line, or in "What does not apply". A line that begins with
 * "Partially supports" or "Does not support" has that level.
 *
 * @param {string} document - docs/accessibility.md
 * @param {string} number - such as 1.1.1
 */
export function answerTo(document, number) {
  const isIn = (/** @type {string} */ text) => text.split(/[^\d.]+/).includes(number);
  for (const [, title = '', remark = '', tests = ''] of document.matchAll(
    /^- \*\*(\d.+?)\*\*\s+(.+?)((?:`[\w./]+`\s“.+?)?)(?=\n- |\n\n)/gms,
  )) {
    const [level = 'Supports'] = /^(Partially supports|Does not support)/.exec(remark) ?? [];
    if (isIn(title)) return { level, remark, tests: tests.replace(/%[a-z]/g, '…') };
  }
  const [, others = ''] = /\n## What does not apply\n+(.*?)\n\n/s.exec(document) ?? [];
  for (const [, remark = '', list = ''] of others.matchAll(/([A-Z][^:]*):([^A-Z]*)\./g)) {
    const all = list.replace(/(\d\.\d\.)(\d)–\1(\d)/g, (_, start, from, to) =>
      Array.from({ length: to - from + 1 }, (_, index) => start + (Number(from) + index)).join(' '),
    );
    if (isIn(all)) return { level: 'Not applicable', remark: `${remark}.`, tests: '' };
  }
  throw new Error(`docs/accessibility.md: expected a line about ${number}, found none.`);
}

/**
 * The accessibility conformance report of a release.
 *
 * @param {string} document - docs/accessibility.md
 * @param {{ version: string, description: string, date: string }} release
 */
export function accessibilityReport(document, { version, description, date }) {
  const tableOf = (/** @type {string} */ wanted) =>
    htmlTable(
      headings,
      wcag
        .filter(({ level }) => level === wanted)
        .map(({ number, name }) => {
          const { level, remark, tests } = answerTo(document, number);
          const clause = newIn22.includes(number) ? 'New in WCAG 2.2' : `EN 301 549: 9.${number}`;
          const shown = tests && `<p class="tests">Tests: ${inline(tests)}</p>`;
          return [
            `${number} ${name}<p class="source">${clause}</p>`,
            level,
            inline(remark) + shown,
          ];
        }),
    );
  const list = (/** @type {string[][]} */ rows) =>
    `<dl>\n${rows.map(([term, text]) => `<dt>${term}</dt><dd>${text}</dd>`).join('\n')}\n</dl>`;
  return htmlPage(
    'Accessibility conformance report',
    `<p class="source">From docs/accessibility.md, in the form of VPAT® 2.5 INT. A test <code>e2e/theme</code> is the file
<code>test/e2e/theme.test.ts</code> of the source; its title follows, with … for what its cases differ in.</p>
${list([
  ['Product', `training-site-widget ${version}: ${description}`],
  ['Report date', date],
  ['Contact', 'docs/SUPPORT.md of the release'],
  ['Notes', introductionOf(document)],
  [
    'Evaluation methods',
    'Tests in browsers, with axe, with Orca, and with measurements of our own. By hand:',
  ],
])}
${sectionOf(document, 'By hand')}
<h2>Applicable standards</h2>
${htmlTable(['Standard', 'Included in this report'], scope)}
<h2>Terms</h2>
${list(terms)}
<h2>WCAG 2.2, level A</h2>
<p>4.1.1 Parsing, removed in WCAG 2.2: supports, as all HTML does.</p>
${tableOf('A')}
<h2>WCAG 2.2, level AA</h2>
${tableOf('AA')}
<h2>EN 301 549, other chapters</h2>
${htmlTable(['Chapter', ...headings.slice(1)], chapters)}`,
  );
}
