import { isMainThread, Worker } from 'node:worker_threads';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

/** @type {import('rollup').Plugin} */
const reactTypesAreOptional = {
  name: 'react-types-are-optional',
  // Without React's types, the declarations for JSX are an error in the host. The comment hides it.
  renderChunk: (code) =>
    code.replace(
      /^(import .* from|declare module) 'react'/gm,
      '// @ts-ignore: for hosts with React\n$&',
    ),
};

if (!isMainThread) {
  const bundle = await rollup({
    input: 'src/index.ts',
    external: ['react', /\.css$/],
    plugins: [dts(), reactTypesAreOptional],
  });
  await bundle.write({ file: 'dist/index.d.ts' });
  // For `require`, types have a file of their own.
  await bundle.write({ file: 'dist/training-site.d.cts' });
}

/** Writes the types, in another thread: TypeScript takes two seconds, in which the rest is built. */
export function writeTypes() {
  const written = new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url));
    worker.on('error', reject).on('exit', resolve);
  });
  // The error is reported when the result is awaited.
  written.catch(() => {});
  return written;
}
