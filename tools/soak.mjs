// Walks on the built bundle, as a visitor, a host and a browser that do anything:
//   npm run soak -- [--seed 1] [--seeds 1] [--actions 10000]
// The same seed gives the same walks. `--seeds` is how many seeds, from `--seed` on.
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
