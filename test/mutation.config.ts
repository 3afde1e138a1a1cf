import { defineConfig } from 'vitest/config';
import { replaceHistoryPatch } from '../build/bundle.mjs';
import { clientLogos } from '../build/clientLogos.mjs';

/** The unit tests of the code that `npm run mutation` changes. */
export default defineConfig({
  define: {
    __VERSION__: JSON.stringify('0.0.0-test'),
    __STYLES__: '""',
    __PRERENDERED__: '""',
    __HAS_OPENINGS__: 'true',
  },
  plugins: [{ name: 'without-history-patch', load: replaceHistoryPatch }, clientLogos()],
  test: {
    server: { deps: { inline: ['wouter'] } },
    include: ['test/{browser,embed,site}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // The test files share one jsdom. With a jsdom for each file, a run takes four times as long.
    isolate: false,
    setupFiles: ['test/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
