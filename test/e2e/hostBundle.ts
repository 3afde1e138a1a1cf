import { resolve } from 'node:path';
import { rollup } from 'rollup';
import { libraries } from '../../build/source.mjs';

/** The script of a host that has React: the code of a module in the root of the project, and what it imports. */
export async function hostBundle(code: string): Promise<string> {
  const input = resolve('host.js');
  const host = {
    name: 'host',
    resolveId: (id: string) => (id === input ? id : null),
    load: (id: string) => (id === input ? code : null),
  };
  const bundle = await rollup({ input, plugins: [host, ...libraries()], onwarn() {} });
  const { output } = await bundle.generate({ format: 'iife' });
  // The page may have another charset.
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return output[0].code.replaceAll('</script', '<\\/script').replace(/[^\0-~]/g, escaped);
}
