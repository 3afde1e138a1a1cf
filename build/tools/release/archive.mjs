import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import { zipSync } from 'fflate';
import { evidence } from './evidence.mjs';

const pages = ['demo/configure.html', 'demo/index.html', 'demo/page.css', 'demo/portal.html'];
const documents = [
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'docs/SECURITY.md',
  'docs/SUPPORT.md',
  'docs/accessibility.md',
  'docs/diagnose.md',
  'docs/hosts.md',
  'docs/install.md',
  'docs/performance.md',
  'docs/serving.md',
  'docs/troubleshooting.md',
];
/** Each has a folder in examples/. */
const portals = ['drupal', 'sharepoint', 'wordpress'];

/**
 * The archive for people without npm: the build, the evidence for a review, the demo's page that writes the code
 * to paste, files for portals, and the documents. The same commit gives the same bytes.
 *
 * @param {string} root - a folder with a finished build
 * @returns {Promise<Uint8Array>}
 */
export async function createArchive(root) {
  const read = (/** @type {string} */ file) => readFile(join(root, file));
  const filesIn = (/** @type {string} */ folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => posix.join(folder, `${name}`))
      .filter((name) => extname(name) && !name.includes('/node_modules/'))
      .sort();
  const manifest = JSON.parse(String(await read('dist/manifest.json')));
  const folder = `training-site-widget-${manifest.version}`;
  /** @type {import('fflate').Zippable} */
  const files = {};
  for (const [name, text] of Object.entries(evidence(root, manifest))) {
    files[`${folder}/evidence/${name}`] = Buffer.from(text);
  }
  for (const name of [...pages, ...filesIn('demo/configure')]) {
    files[`${folder}/${name}`] = await read(name);
  }
  const folders = ['dist', 'docs/images', ...portals.map((name) => `examples/${name}`)];
  const others = [...documents, ...folders.flatMap(filesIn)];
  const names = [...others, ...Object.keys(files).map((name) => name.slice(folder.length + 1))];
  for (const name of others) {
    const content = await read(name);
    files[`${folder}/${name}`] = name.endsWith('.md')
      ? Buffer.from(withoutDeadLinks(name, String(content), names))
      : content;
  }
  return zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) });
}

/**
 * Replaces each link to a file that is not in the archive by the words of the link.
 *
 * @param {string} document - the path of the Markdown file in the archive
 * @param {string} text - its content
 * @param {readonly string[]} names - the paths of all files in the archive
 */
function withoutDeadLinks(document, text, names) {
  return text.replace(/(?<!!)\[([^\]]+)\]\(([^)#:]+)(?:#[^)]*)?\)/g, (link, words, path) => {
    const target = posix.join(posix.dirname(document), path);
    const isFound = names.some(
      (name) => name === target || (target.endsWith('/') && name.startsWith(target)),
    );
    return isFound ? link : words;
  });
}

/**
 * The line of a file in SHA256SUMS, as `sha256sum --check` reads it.
 *
 * @type {(name: string, content: Uint8Array) => string}
 */
export function checksumLine(name, content) {
  return `${createHash('sha256').update(content).digest('hex')}  ${name}\n`;
}
