import { createHash } from 'node:crypto';
import { rollup } from 'rollup';
import { modules, onwarn } from './bundle.mjs';

/** Home as HTML, rendered by react-dom/server from the source that the script is made of. */
export async function prerender() {
  const bundle = await rollup({ input: 'src/embed/prerender.tsx', plugins: modules(), onwarn });
  const { output } = await bundle.generate({ format: 'es' });
  const { html, year } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  // The same script every year: the year is the one thing in the HTML that is not from the source.
  const hash = createHash('sha256').update(html.replaceAll(year, '')).digest('hex').slice(0, 8);
  return { html, year, hash };
}
