// npm run mutation -- [--mutate 'src/browser/**/*.ts']: changes the code in one place at a time and
// runs the unit tests that cover it. A change that no test notices is in the report,
// reports/mutation.html.
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: ['src/{browser,embed,site}/**/*.{ts,tsx}'],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // A change that runs when a module is loaded would need all tests in a new process.
  ignoreStatic: true,
  ignorePatterns: [
    'dist',
    'demo',
    'docs',
    'examples',
    'test/{e2e,guests}',
    'screenshots',
    'reports',
  ],
  reporters: ['clear-text', 'progress', 'html', 'json'],
  htmlReporter: { fileName: 'reports/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  tempDirName: 'reports/stryker',
  concurrency: 2,
  // For a busy machine: a change that is slow because of others is not noticed by a test.
  timeoutMS: 30_000,
  // A run continues where the last one ended, so one folder at a time is possible.
  incremental: true,
  incrementalFile: 'reports/mutation-incremental.json',
  thresholds: { high: 95, low: 85, break: 85 },
};
