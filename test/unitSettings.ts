import { resolve } from 'node:path';
import type { ProjectConfig } from 'vitest/node';
import { clientLogos } from '../build/clientLogos.mjs';
import { content as contentPlugin } from '../build/content.mjs';
import { withoutHistoryPatch } from '../build/libraries.mjs';
import { languages } from '../build/readContent.mjs';
import { enlargeContent, enlargedScript } from './fixtures/enlargedContent.mjs';

/** What the build puts in the place of these names. Test values, for all tests. */
export const define = {
  __VERSION__: JSON.stringify('0.0.0-test'),
  __CODE_ID__: '"test"',
};

const { EDITION = 'en', SCRIPT } = process.env;
const chosen = [EDITION, ...languages().filter((language) => language !== EDITION)];
/** The words that the site shows: of the language and the script that the environment names. */
export const content = {
  ...(SCRIPT === enlargedScript ? contentPlugin(['en'], enlargeContent) : contentPlugin(chosen)),
  enforce: 'pre' as const,
};
/** Unit tests run wouter as it is in the bundle, and see the logos as components. */
export const alias = { ...withoutHistoryPatch, stylesheet: resolve('test/stylesheet.ts') };
export const plugins = [{ ...clientLogos(), enforce: 'pre' as const }];

/** The environment of unit tests. */
export const unit: ProjectConfig = {
  server: { deps: { inline: ['wouter'] } },
  environment: 'jsdom',
  // No test needs styles: jsdom has no layout. Otherwise Vitest would put each stylesheet into the
  // page.
  css: { include: [] },
  setupFiles: ['test/setup.ts'],
};
