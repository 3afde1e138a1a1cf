import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { claims, isOf } from './claims';

/** Fails a run in which a file has no test of a title that docs/accessibility.md names; in CI, also if it was skipped. */
export default class RecordsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const missing = modules.flatMap(missingIn);
    if (missing.length === 0) return;
    const lines = missing.map(({ file, title }) => `  ${file} “${title}”`);
    console.error(`docs/accessibility.md names tests that did not run:\n${lines.join('\n')}\n`);
    process.exitCode = 1;
  }
}

function missingIn(module: TestModule) {
  const isInCI = Boolean(process.env.CI);
  if (module.state() !== 'passed' && !isInCI) return [];
  const path = relative(`${import.meta.dirname}/..`, module.moduleId).replace(/\.test\.tsx?$/, '');
  const names = [...module.children.allTests()]
    .filter((test) => !isInCI || test.result().state !== 'skipped')
    .map(({ name }) => name);
  return claims.filter(
    ({ file, title }) => file === path && !names.some((name) => isOf(title, name)),
  );
}
