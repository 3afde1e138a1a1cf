import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { differingPixels } from './pictures.mjs';

/**
 * Writes `compare.html` into the folder `after`: each picture that differs from the one of the same name
 * in the folder `before`, the most different first, with before, after and the difference. Gives its path.
 *
 * @type {(page: import('playwright-core').Page, files: string[], before: string, after: string) => Promise<string>}
 */
export async function writeComparison(page, files, before, after) {
  const pairs = await Promise.all(
    files.map(async (file) => {
      const [one, other] = await Promise.all(
        [before, after].map((folder) => readFile(join(folder, file)).catch(() => undefined)),
      );
      return { file, pixels: one && other && (await differingPixels(page, one, other)) };
    }),
  );
  const different = pairs
    .flatMap(({ file, pixels }) => (pixels ? [{ file, pixels }] : []))
    .sort((a, b) => b.pixels - a.pixels);
  /** @param {number | undefined} wanted */
  const filesWith = (wanted) =>
    pairs.flatMap(({ file, pixels }) => (pixels === wanted ? [file] : [])).join(', ') || 'none';
  const path = join(after, 'compare.html');
  const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${different.length} of ${files.length} pictures differ</title>
<style>
  body { font: 14px/1.5 sans-serif }
  figure { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; margin: 0 0 40px }
  figcaption { grid-column: 1 / -1; font-weight: 700 }
  img { max-width: 100%; outline: 1px solid #ccc }
  div { display: grid; align-items: start; justify-items: start }
  div img { grid-area: 1 / 1 }
  div img + img { mix-blend-mode: difference }
  div:hover img { mix-blend-mode: normal }
  div:active img + img { visibility: hidden }
</style>
<h1>${different.length} of ${files.length} pictures differ</h1>
<p>Left: before; middle: after; right: what differs is not black; point at it to see after, press to see before.</p>
${different.map(({ file, pixels }) => figure(file, pixels, relative(after, before))).join('\n')}
<p>The same: ${filesWith(0)}.</p>
<p>Without a picture before: ${filesWith(undefined)}.</p>
</html>
`;
  await writeFile(path, body);
  return path;
}

/** @type {(file: string, pixels: number, before: string) => string} */
function figure(file, pixels, before) {
  const one = `<img src="${before}/${file}" alt="">`;
  const other = `<img src="${file}" alt="">`;
  return `<figure><figcaption>${file}: ${pixels.toLocaleString('en')} pixels</figcaption>${one}${other}<div>${one}${other}</div></figure>`;
}
