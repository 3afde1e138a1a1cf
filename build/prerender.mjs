import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { rollup } from 'rollup';
import { modules, onwarn } from './bundle.mjs';

/** Home as HTML, rendered by react-dom/server from the source that the script is made of. */
export async function prerender() {
  const bundle = await rollup({ input: 'src/embed/prerender.tsx', plugins: modules(), onwarn });
  const folder = await mkdtemp(join(tmpdir(), 'prerender-'));
  const file = join(folder, 'home.mjs');
  await bundle.write({ file, format: 'es', sourcemap: true });
  const { html, exportedParts, fingerprint } = await import(pathToFileURL(file).href);
  await rm(folder, { recursive: true });
  const { body } = new JSDOM(html).window.document;
  return { html, exportedParts, hash: fingerprint(body.childNodes) };
}
