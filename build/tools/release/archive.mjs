import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { zipSync } from 'fflate';
import { evidence } from './evidence.mjs';
import { installPage } from './installPage.mjs';

const pages = ['index.html', 'portal.html', 'page.css', 'configure.html'];
const documents = [
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'docs/SECURITY.md',
  'docs/SUPPORT.md',
  'docs/accessibility.md',
  'docs/diagnose.md',
  'docs/hosts.md',
  'docs/performance.md',
  'docs/serving.md',
  'docs/troubleshooting.md',
  'docs/images/brands.webp',
  'docs/images/portal.webp',
  'examples/wordpress/README.md',
  'examples/wordpress/block.js',
  'examples/wordpress/block.json',
  'examples/wordpress/training-site.php',
];

/**
 * The archive for people without npm: the build, the page that says how to install it, the evidence for a
 * review, the prerendered embed, the demo's page that writes the code to paste, and the documents. The same
 * commit gives the same bytes.
 *
 * @param {string} root - a folder with a finished build
 * @returns {Promise<Uint8Array>}
 */
export async function createArchive(root) {
  const read = (/** @type {string} */ file) => readFile(join(root, file));
  const manifest = JSON.parse(String(await read('dist/manifest.json')));
  const embed = String(await read('dist/embed.html'));
  const folder = `training-site-widget-${manifest.version}`;
  /** @type {import('fflate').Zippable} */
  const files = {
    [`${folder}/install.html`]: Buffer.from(installPage(manifest)),
    // It names files beside itself, which are in dist/ here.
    [`${folder}/embed.html`]: Buffer.from(
      embed.replace(/ (href|src)="(?=training-site-)/g, '$&dist/'),
    ),
  };
  for (const [name, text] of Object.entries(evidence(root, manifest))) {
    files[`${folder}/evidence/${name}`] = Buffer.from(text);
  }
  for (const name of (await readdir(join(root, 'dist'))).sort()) {
    if (name !== 'embed.html') files[`${folder}/dist/${name}`] = await read(`dist/${name}`);
  }
  const scripts = (await readdir(join(root, 'demo/configure'))).map((name) => `configure/${name}`);
  for (const name of [...pages, ...scripts].sort()) {
    // The awkward pages need the libraries that disturb them, which are not here.
    const text = String(await read(`demo/${name}`)).replace(/^ *<a href="hosts\/.*\n/m, '');
    files[`${folder}/demo/${name}`] = Buffer.from(text);
  }
  const names = [...documents, ...Object.keys(files).map((name) => name.slice(folder.length + 1))];
  for (const name of documents) {
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
