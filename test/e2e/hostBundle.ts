import { resolve } from 'node:path';
import { rollup } from 'rollup';
import { libraries } from '../../build/libraries.mjs';

/** The script of a page that has React: the code of a module in `folder`, and what it imports. */
export async function hostBundle(code: string, folder = '.', mode?: 'development') {
  const input = resolve(folder, 'host.js');
  const host = {
    name: 'host',
    resolveId: (id: string) => (id === input ? id : null),
    load: (id: string) => (id === input ? code : null),
  };
  const bundle = await rollup({ input, plugins: [host, ...libraries(mode)], onwarn() {} });
  const [{ code: script, moduleIds }] = (await bundle.generate({ format: 'iife' })).output;
  // The page may have another charset.
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const ascii = script.replaceAll('</script', '<\\/script').replace(/[^\0-~]/g, escaped);
  return { script: `<script>${ascii}</script>`, moduleIds };
}
