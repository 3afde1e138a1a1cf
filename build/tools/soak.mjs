// Random walks on the built bundle. Each action is one of the visitor, the host or the browser.
// Usage, with the defaults: npm run soak -- --seed 1 --seeds 1 --actions 10000
// `--seed` is the first seed, `--seeds` the number of seeds. The same seed gives the same walks.
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    actions: { type: 'string', default: '10000' },
  },
});
for (const [name, value] of Object.entries(values)) {
  if (!/^\d{1,9}$/.test(value)) throw new Error(`--${name} ${value}: expected a whole number.`);
  process.env[`SOAK_${name.toUpperCase()}`] = value;
}
await startVitest('test', ['test/e2e/soak.deep.test.ts'], { project: ['deep'], watch: false });
