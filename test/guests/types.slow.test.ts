import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the applications of these tests are correct JSX and Vue, with the published types', () => {
  const vueTsc = 'test/guests/node_modules/vue-tsc/bin/vue-tsc.js';
  const args = [vueTsc, '--noEmit', '--project', 'test/guests'];
  const check = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(check.status, check.stdout).toBe(0);
  // Vue's tool reads the types of all frameworks.
}, 240_000);
