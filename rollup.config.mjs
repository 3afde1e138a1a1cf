import { dts } from 'rollup-plugin-dts';
import { script } from './build/bundle.mjs';

// The augmentation of React's types is of no use, and an error, to a host without them.
const reactTypesAreOptional = {
  name: 'react-types-are-optional',
  renderChunk: (code) =>
    code.replace(/^declare module 'react'/m, '// @ts-ignore: for hosts with React\n$&'),
};

export default [
  script('src/script.ts', 'dist/training-site.js', 'iife'),
  script('src/index.ts', 'dist/training-site.mjs', 'es'),
  {
    input: 'src/index.ts',
    output: { file: 'dist/index.d.ts', format: 'es' },
    external: ['react', /\.css$/],
    plugins: [dts(), reactTypesAreOptional],
  },
];
