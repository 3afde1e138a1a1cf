import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { alias, content, define, plugins, unit } from './test/unitSettings.ts';

const deep = 'test/**/*.deep.test.ts';
const inBrowsers = { globalSetup: ['test/e2e/globalSetup.ts'] };

/** A worker is used again only for a file of the same project and environment, so these come one after another. */
class InFewWorkers extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const kindOf = ({ project, moduleId }: TestSpecification) =>
      project.name + readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment node');
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => kindOf(a).localeCompare(kindOf(b)));
  }
}

export default defineConfig({
  define,
  plugins: [content],
  test: {
    // Many tests wait for browsers. By default two cores would have one worker.
    maxWorkers: 2,
    sequence: { sequencer: InFewWorkers },
    // Files share their worker, because to load the libraries again takes longer than most files.
    isolate: false,
    // For a busy machine: a test that hangs is rare.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        plugins,
        resolve: { alias },
        test: {
          ...unit,
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/e2e/**', 'test/*/node_modules/**', deep],
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
      {
        extends: true,
        test: {
          name: 'deep',
          include: [deep],
          globalSetup: [...inBrowsers.globalSetup, 'test/guests/globalSetup.ts'],
        },
      },
      // What installs other software first: `npm run examples`.
      {
        extends: true,
        test: { name: 'examples', include: ['build/tools/examples.test.ts'], ...inBrowsers },
      },
    ],
  },
});
