import type { ProjectConfig } from 'vitest/node';
import { replaceHistoryPatch } from '../build/bundle.mjs';
import { clientLogos } from '../build/clientLogos.mjs';

/** What the build puts in the place of these names. Test values, for all tests. */
export const define = {
  __VERSION__: JSON.stringify('0.0.0-test'),
  __STYLES__: '""',
  __PRERENDERED__: '""',
  __HAS_JOBS__: 'true',
};

/** Unit tests run wouter as it is in the bundle. */
export const plugins = [
  { name: 'without-history-patch', load: replaceHistoryPatch },
  clientLogos(),
];

/** The environment of unit tests. */
export const unit: ProjectConfig = {
  server: { deps: { inline: ['wouter'] } },
  environment: 'jsdom',
  setupFiles: ['test/setup.ts'],
  css: { modules: { classNameStrategy: 'non-scoped' } },
};
