// npm run build: writes the bundles of rollup.config.mjs to dist/, and what is made from them.
import { rmSync } from 'node:fs';
import { rollup } from 'rollup';
import bundles from '../../rollup.config.mjs';
import { editions, languages } from '../content.mjs';
import { writeDeployment } from './deployment.mjs';

try {
  if (!editions.every((each) => languages().includes(each))) {
    const message = `EDITION: expected ${languages()} or some of these, got "${editions}".`;
    throw Object.assign(new Error(message), { stack: '' });
  }
  const all = await bundles();
  // The files of the last build. Scripts of other languages were made from an older source.
  if (editions.includes('en')) rmSync('dist', { recursive: true, force: true });
  const written = [];
  for (const { output = [], ...input } of all) {
    const bundle = await rollup(input);
    // Terser works on a bundle while Rollup reads the next one.
    written.push(...[output].flat().map((each) => bundle.write(each)));
  }
  await Promise.all(written);
  await writeDeployment();
} catch (error) {
  const { stack, message } = /** @type {Error} */ (error);
  console.error(stack || message);
  // Otherwise the process would not end: the plugin of TypeScript still watches the files.
  process.exit(1);
}
