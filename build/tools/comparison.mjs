import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { differingPixels } from './pictures.mjs';

/**
 * Writes `compare.html` into the folder `after`: each picture that differs from the one of the same name
 * in the folder `before`, the most different first, with before, after and the difference. Gives its path.
 *
 * @type {(files: string[], before: string, after: string) => Promise<string>}
 */
export async function writeComparison(files, before, after) {
  /** @type {string[]} */
  const missing = [];
  /** @type {{ file: string, pixels: number }[]} */
  const different = [];
  for (const file of files) {
    const one = await readFile(join(before, file)).catch(() => missing.push(file));
    if (typeof one === 'number') continue;
    const pixels = differingPixels(one, await readFile(join(after, file)));
    if (pixels > 0) different.push({ file, pixels });
  }
  different.sort((one, other) => other.pixels - one.pixels);

  const figures = different.map(({ file, pixels }) => {
    const pair = `<img src="${relative(after, before)}/${file}" alt=""><img src="${file}" alt="">`;
    return `<figure><figcaption>${file}: ${pixels.toLocaleString('en')} pixels</figcaption>${pair}<div>${pair}</div></figure>`;
  });
  const title = `${different.length} of ${files.length} pictures differ`;
  const path = join(after, 'compare.html');
  await writeFile(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>
  figure { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; margin: 0 0 40px; font: 14px sans-serif }
  figcaption { grid-column: 1 / -1 }
  img { max-width: 100%; outline: 1px solid #ccc }
  div { display: grid; align-items: start; justify-items: start }
  div img { grid-area: 1 / 1 }
  div img + img { mix-blend-mode: difference }
</style>
<h1>${title}</h1>
<p>Left: before; middle: after; right: differing pixels are not black. New pictures: ${missing.join(', ') || 'none'}.</p>
${figures.join('\n')}</html>\n`,
  );
  return `${title}: ${path}`;
}
