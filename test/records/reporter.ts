import { relative } from 'node:path';
import type {
  Reporter,
  TestModule,
  TestRunEndReason,
  TestSpecification,
  Vitest,
} from 'vitest/node';
import { type Claim, claims, isOf } from './claims';

/**
 * Fails a run in which a test that a record names was skipped, renamed or deleted. Only files that ran
 * are looked at, and none when single tests were chosen, by name or by line.
 */
export default class RecordsReporter implements Reporter {
  #vitest?: Vitest;
  #isByLine = false;

  onInit(vitest: Vitest) {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]) {
    this.#isByLine = specifications.some(({ testLines = [] }) => testLines.length > 0);
  }

  onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: TestRunEndReason) {
    const isPartial = this.#isByLine || this.#vitest?.config.testNamePattern;
    if (isPartial || reason === 'interrupted') return;
    const unshown = modules.flatMap(unshownBy);
    if (unshown.length === 0) return;
    const lines = unshown.map(({ source, file, title }) => `  ${source}: ${file} “${title}”`);
    console.error(`Tests that records name did not run:\n${[...new Set(lines)].join('\n')}\n`);
    process.exitCode = 1;
  }
}

/** The claims whose test belongs to this module but did not run. */
function unshownBy(module: TestModule): Claim[] {
  const file = relative(import.meta.dirname, module.moduleId)
    .replace(/^\.\.\//, '')
    .replace(/\.test\.tsx?$/, '');
  const ran = [...module.children.allTests()].filter(
    (test) => !['skipped', 'pending'].includes(test.result().state),
  );
  // Without the browser its files are skipped, which is an error only in CI.
  if (ran.length === 0 && module.state() === 'skipped' && !process.env.CI) return [];
  return claims.filter(
    (claim) => claim.file === file && !ran.some(({ name }) => isOf(claim.title, name)),
  );
}
