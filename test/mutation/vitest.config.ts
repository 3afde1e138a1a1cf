import { defineConfig } from 'vitest/config';
import { alias, content, define, plugins, unit } from '../unitSettings';

/** The unit tests of the code that `npm run mutation` changes. */
export default defineConfig({
  define,
  plugins: [content, ...plugins],
  resolve: { alias },
  test: {
    ...unit,
    include: ['test/{browser,embed,site}/**/*.test.{ts,tsx}'],
    // All test files use the same jsdom. A new jsdom for each file would make a run four times as long.
    isolate: false,
  },
});
