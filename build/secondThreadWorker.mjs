// The second thread of a build: types, while the first bundle compiles, and then the site.
import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { rollup } from 'rollup';
import { inSecondThread } from '../rollup.config.mjs';

const compiled = once(/** @type {NonNullable<typeof parentPort>} */ (parentPort), 'message');
await build(inSecondThread.atOnce);
await compiled;
await build(inSecondThread.whenCompiled);

/** @param {readonly import('rollup').RollupOptions[]} bundles */
async function build(bundles) {
  for (const options of bundles) {
    const bundle = await rollup(options);
    for (const output of [options.output ?? []].flat()) await bundle.write(output);
    await bundle.close();
  }
}
