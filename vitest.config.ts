import { defineConfig } from 'vitest/config';
import { replaceHistoryPatch } from './build/bundle.mjs';
import { clientLogos } from './build/clientLogos.mjs';

const deep = 'test/**/*.deep.test.ts';
const inBrowsers = { globalSetup: ['test/e2e/globalSetup.ts'] };

export default defineConfig({
  define: {
    __VERSION__: JSON.stringify('0.0.0-test'),
    __STYLES__: '""',
    __PRERENDERED__: '""',
    __HAS_OPENINGS__: 'true',
  },
  test: {
    // Many tests wait for browsers. By default two cores would have one worker.
    maxWorkers: 2,
    // Files share their worker, because to load the libraries again takes longer than most files.
    isolate: false,
    // For a busy machine: a test that hangs is rare.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', './test/records/reporter.ts'],
    projects: [
      {
        extends: true,
        // Unit tests run wouter as it is in the bundle.
        plugins: [{ name: 'without-history-patch', load: replaceHistoryPatch }, clientLogos()],
        test: {
          name: 'unit',
          server: { deps: { inline: ['wouter'] } },
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/e2e/**', deep],
          environment: 'jsdom',
          setupFiles: ['test/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          exclude: [deep],
          ...inBrowsers,
        },
      },
      // What takes minutes: `npm run test:deep`.
      { extends: true, test: { name: 'deep', include: [deep], ...inBrowsers } },
    ],
  },
});
