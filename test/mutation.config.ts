import { defineConfig } from 'vitest/config';
import { define, plugins, unit } from './unitSettings';

/** The unit tests of the code that `npm run mutation` changes. */
export default defineConfig({
  define,
  plugins,
  test: {
    ...unit,
    include: ['test/{browser,embed,site}/**/*.test.{ts,tsx}'],
    // The test files share one jsdom. With a jsdom for each file, a run takes four times as long.
    isolate: false,
  },
});
