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
  },
});
