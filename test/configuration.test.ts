import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { parseCLI } from 'vitest/node';
import { SilentRun } from './silentRun';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

it('npm test leaves out no project but deep and examples, so a new one is in', () => {
  const { options } = parseCLI(scripts.test.replace('npm run build && ', ''));
  expect(options.project).toEqual(['!deep', '!examples']);
});

it('npm version tests what CI tests', () => {
  expect(scripts.preversion).toMatch(/ && \.ci\/run$/);
});

it('CI runs npm test, and the deep tests that it leaves out', () => {
  const lines = readFileSync('.ci/run', 'utf8').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['npm test', 'npx vitest run --project deep']));
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
