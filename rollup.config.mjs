import { dts } from 'rollup-plugin-dts';
import { script } from './build/bundle.mjs';
import { prerender } from './build/prerender.mjs';
import { release } from './build/release.mjs';

// The augmentation of React's types is of no use, and an error, to a host without them.
const reactTypesAreOptional = {
  name: 'react-types-are-optional',
  renderChunk: (code) =>
    code.replace(/^declare module 'react'/m, '// @ts-ignore: for hosts with React\n$&'),
};

const home = await prerender();
const constants = { __PRERENDERED__: `"${home.hash}"` };

export default [
  script('src/script.ts', { file: 'dist/training-site.js', format: 'iife' }, constants),
  script('src/index.ts', { file: 'dist/training-site.mjs', format: 'es' }, constants),
  {
    input: 'src/index.ts',
    output: { file: 'dist/index.d.ts', format: 'es' },
    external: ['react', /\.css$/],
    plugins: [dts(), reactTypesAreOptional, release(home)],
  },
];
