import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { buildId } from './node.mjs';

const script = 'dist/training-site.js';

/** @typedef {{ module: string, text: string }} Piece */

/** The script, cut where its source map names another module. @returns {Promise<Piece[]>} */
export async function readPieces() {
  const code = await readFile(script, 'utf8');
  const sourceMap = new SourceMap(JSON.parse(await readFile(`${script}.map`, 'utf8')));
  /** @type {Piece[]} */
  const pieces = [];
  for (const [line, text] of code.split('\n').entries()) {
    for (const [column, character] of [...text].entries()) {
      const entry = sourceMap.findEntry(line, column);
      const module = 'originalSource' in entry ? nameOf(entry.originalSource) : 'Rollup';
      const last = pieces.at(-1);
      if (last?.module === module) last.text += character;
      else pieces.push({ module, text: character });
    }
  }
  return pieces;
}

/** @param {string} source - relative to dist/ */
function nameOf(source) {
  return source.replace(/^.*node_modules\//, '').replace('../', '');
}

/** What grows with the content: words, logos, and the cards of jobs. */
const isContent = /^src\/(content|drawings\/clients|components\/JobList)\b/;

/**
 * The script without its content and the identification of its source. It doesn't run.
 *
 * @param {readonly Piece[]} pieces
 */
export const withoutContent = (pieces) =>
  pieces
    .map(({ module, text }) => (isContent.test(module) ? '' : text))
    .join('')
    .replace(buildId(), '');
