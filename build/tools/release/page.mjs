/**
 * A page of a release. It runs no script and loads nothing.
 *
 * @type {(title: string, content: string) => string}
 */
export const htmlPage = (title, content) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #10211d; background: #fff; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin: 2.5rem 0 0.5rem; }
h1, h2, h3, dt { break-after: avoid; }
pre { padding: 1rem; background: #eff4f2; white-space: pre-wrap; }
code { font: 0.9em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
/* One click selects all of it. */
pre code { user-select: all; }
td p:last-child { margin-bottom: 0; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #c5d1cd; }
tr, pre { break-inside: avoid; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; }
.source, .tests { margin: 0.25rem 0 0.75rem; font-size: 0.875rem; color: #4a5f59; }
a { color: #00594a; }
nav ul { columns: 16rem; padding-left: 1rem; }
@media (width < 30rem) { table { font-size: 0.875rem; hyphens: auto; } }
@page { margin: 1.5cm; }
@media print { body { margin: 0; font-size: 10pt; } }
</style>
<main>
<h1>${title}</h1>
${content}
</main>
</html>
`;

/** @type {(headings: readonly string[], rows: readonly (readonly string[])[]) => string} */
export function htmlTable(headings, rows) {
  const row = (/** @type {readonly string[]} */ cells) =>
    `<tr><td>${cells.join('</td><td>')}</td></tr>`;
  return `<table>
<tr><th>${headings.join('</th><th>')}</th></tr>
${rows.map(row).join('\n')}
</table>`;
}

/**
 * The names and hashes of the files that a page may load. A policy for frame.html needs the hash of its script.
 *
 * @param {import('./evidence.mjs').Manifest['files']} files
 */
export const filesTable = (files) =>
  htmlTable(
    ['File', 'Integrity'],
    Object.values(files).map(({ file, integrity, script }) => [
      `<code>${file}</code>${script ? ', its script' : ''}`,
      `<code>${script ?? integrity}</code>`,
    ]),
  );
