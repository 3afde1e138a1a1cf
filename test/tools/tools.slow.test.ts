import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Validation } from '@cyclonedx/cyclonedx-library';
import { expect, it } from 'vitest';

/** Runs a tool in the application, as in a shell of its team. */
function run(file: string, ...args: readonly string[]) {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  return spawnSync(process.execPath, [resolve('test/tools/node_modules', file), ...args], {
    cwd: 'test/tools/application',
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1' },
  });
}

/** Jest writes its results to the standard error output. These lines of it are no complaint. */
const expectedOfJest = /^(PASS .*|(Test Suites|Tests|Snapshots|Time): .*|Ran all test suites\.|)$/;

it('an application with each entry has a silent and green suite in Jest with jsdom', () => {
  const { status, stderr } = run('jest/bin/jest.js');
  const unexpected = stderr.split('\n').filter((line) => !expectedOfJest.test(line));
  expect(unexpected).toEqual([]);
  expect(status).toBe(0);
}, 240_000);

it.each(['jsdom', 'happy-dom'])(
  'an application with each entry has a silent and green suite in Vitest with %s',
  (environment) => {
    const { status, stdout, stderr } = run(
      'vitest/vitest.mjs',
      'run',
      '--environment',
      environment,
    );
    expect(stderr).toBe('');
    expect(status, stdout).toBe(0);
  },
  240_000,
);

it('TypeScript 5 with the resolution of Node 10 finds the types of each entry', () => {
  const { status, stdout } = run('typescript5/bin/tsc', '--project', '.');
  expect(stdout).toBe('');
  expect(status).toBe(0);
}, 120_000);

it('the bill of materials is valid for the library of CycloneDX', async () => {
  const text = readFileSync('dist/sbom.cdx.json', 'utf8');
  const validator = new Validation.JsonStrictValidator(JSON.parse(text).specVersion);
  expect(await validator.validate(text)).toBeNull();
});
