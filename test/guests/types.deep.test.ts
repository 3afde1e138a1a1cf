// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the applications of these tests are correct TypeScript, with the published types', () => {
  const tsc = ['node_modules/typescript/bin/tsc', '-p', 'test/guests'];
  expect(spawnSync(process.execPath, tsc, { encoding: 'utf8' }).stdout).toBe('');
});
