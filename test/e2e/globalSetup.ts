import type { TestProject } from 'vitest/node';
import { buildForTests } from '../fixtures/fixtureContent.mjs';
import { skippedTests } from './engines/installed';

/**
 * Says after the last test which programs are not installed. In CI, that is an error before the
 * first one.
 */
export default function setup({ name }: TestProject) {
  const skipped = skippedTests(name === 'slow' ? undefined : ['Chromium']);
  if (skipped && process.env.CI) throw new Error(skipped);
  buildForTests();
  return () => {
    if (skipped) console.log(skipped);
  };
}
