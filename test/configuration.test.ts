import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { SilentRun } from './silentRun';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

it('npm test runs the files of all projects but those that are called slow', () => {
  const filter = scripts.test.replace('npm run build && vitest run ', '').replaceAll("'", '');
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json', ...filter.split(' ')],
    { encoding: 'utf8' },
  );
  const files: { file: string; projectName: string }[] = JSON.parse(stdout);
  const projects = new Set(files.map(({ projectName }) => projectName));
  expect([...projects].toSorted()).toEqual(['e2e', 'node', 'unit']);
  expect(files.map(({ file }) => file).filter((file) => file.includes('.slow.'))).toEqual([]);
});

it('npm version tests what CI tests', () => {
  expect(scripts.preversion).toMatch(/ && \.ci\/run$/);
});

it('CI runs npm test, and the slow tests that it leaves out', () => {
  const lines = readFileSync('.ci/run', 'utf8').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['npm test', 'npx vitest run --project slow']));
});

it('a line that a tool writes before the first test fails the run', () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const report = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const run = new SilentRun();
  process.stderr.write('(!) Failed to run dependency scan.');
  run.onTestRunEnd([], [], 'passed');
  const { exitCode } = process;
  process.exitCode = undefined;
  expect(exitCode).toBe(1);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('Failed to run dependency scan.'));
});
