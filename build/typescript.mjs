import resolve from '@rollup/plugin-node-resolve';
import { transformWithOxc } from 'vite';
import { clientLogos } from './clientLogos.mjs';

/** The packages that the bundle contains. */
export const packages = /^(react|react-dom|wouter)(\/|$)/;

/**
 * Plugins that read the source: TypeScript, with the transformer that the tests use too, and the logos.
 * `npm run check` checks the types.
 *
 * @type {import('rollup').Plugin[]}
 */
export const typescript = [
  resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  clientLogos(),
  {
    name: 'typescript',
    transform: (code, id) => (/\.tsx?$/.test(id) ? transformWithOxc(code, id) : null),
  },
];
