import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { modules, onwarn } from './bundle.mjs';

/** Home as HTML, rendered by react-dom/server from the source that the script is made of. */
export async function prerender() {
  const bundle = await rollup({ input: 'src/embed/prerender.tsx', plugins: modules(), onwarn });
  const folder = await mkdtemp(join(tmpdir(), 'prerender-'));
  const file = join(folder, 'home.mjs');
  await bundle.write({ file, format: 'es', sourcemap: true });
  const { html, year, exportedParts } = await import(pathToFileURL(file).href);
  await rm(folder, { recursive: true });
  // The same script every year: the year is the one thing in the HTML that is not from the source.
  const hash = createHash('sha256').update(html.replaceAll(year, '')).digest('hex').slice(0, 8);
  return { html, year, hash, exportedParts };
}
