import { defineConfig } from 'vitest/config';
import { contentFolder, dist } from './test/fixtures/fixtureContent.mjs';
import { SilentRun } from './test/silentRun.ts';
import { alias, content, define, plugins, unit } from './test/unitSettings.ts';

// Also for the plugin that makes the content.
process.env.CONTENT = contentFolder;

const slow = 'test/**/*.slow.test.ts';
/** Tests of tools and servers, and those that replace `document`. */
const inNode = ['test/*.test.ts', 'test/{build,editor,server}/**/*.test.ts'];
/**
 * The files of a worker share its modules and its browser: to load and start them takes longer than
 * most tests.
 */
const sharing = { pool: 'forks' as const, isolate: false };
const inBrowsers = { globalSetup: ['test/e2e/globalSetup.ts'] };

/**
 * No test runs in Vite's own pages, so none of its environments needs to read the pages of the
 * project for what they import: that of `vmThreads` would, and some of it is not installed.
 */
const withoutScan = {
  name: 'without-scan',
  configEnvironment: () => ({ optimizeDeps: { noDiscovery: true } }),
};

export default defineConfig({
  define,
  plugins: [content, withoutScan],
  test: {
    // Many tests wait for browsers. By default two cores would have one worker.
    maxWorkers: 2,
    // For a busy machine: a test that hangs is rare.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { CONTENT: contentFolder, DIST: dist },
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
      new SilentRun(),
    ],
    projects: [
      {
        extends: true,
        plugins,
        resolve: { alias },
        test: {
          ...unit,
          name: 'unit',
          include: ['test/*/**/*.test.{ts,tsx}'],
          exclude: ['test/e2e/**', 'test/*/node_modules/**', slow, ...inNode],
          // Each file has a window of its own, and jsdom is loaded once for all: half the time of a
          // process for each file.
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        plugins,
        resolve: { alias },
        test: {
          ...unit,
          name: 'node',
          environment: 'node',
          include: inNode,
          exclude: [slow],
          ...sharing,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          exclude: [slow],
          ...inBrowsers,
          ...sharing,
        },
      },
      // What takes minutes: `npm run test:slow`.
      {
        extends: true,
        test: {
          name: 'slow',
          include: [slow],
          ...sharing,
          globalSetup: [
            ...inBrowsers.globalSetup,
            'test/guests/globalSetup.ts',
            'test/tools/globalSetup.ts',
            'test/editor/globalSetup.ts',
          ],
        },
      },
      // What installs other software first: `npm run examples`.
      {
        extends: true,
        test: {
          name: 'slow-examples',
          include: ['build/tools/examples.test.ts'],
          ...inBrowsers,
        },
      },
    ],
  },
});
