import resolve from '@rollup/plugin-node-resolve';
import { transformWithOxc } from 'vite';

/** The packages that the bundle contains. */
export const packages = /^(react|react-dom|wouter)(\/|$)/;

/**
 * Plugins that read TypeScript, with the transformer that the tests use too. `npm run check` checks the
 * types.
 *
 * @type {import('rollup').Plugin[]}
 */
export const typescript = [
  resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  {
    name: 'typescript',
    transform: (code, id) => (/\.tsx?$/.test(id) ? transformWithOxc(code, id) : null),
  },
];
