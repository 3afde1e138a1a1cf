import type { TestProject } from 'vitest/node';
import { launchChromiumServer } from '../../tools/chromium.mjs';
import { isInstalled, skipped } from './engines/installed';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the Chromium that all test files share. */
    readonly chromium: string;
  }
}

/** Starts one Chromium for all test files. The returned function closes it, after the last test. */
export default async function setup(project: TestProject) {
  if (skipped && process.env.CI) throw new Error(skipped);
  const server = isInstalled('Chromium') ? await launchChromiumServer() : undefined;
  project.provide('chromium', server?.wsEndpoint() ?? '');
  return async () => {
    await server?.close();
    if (skipped) console.log(skipped);
  };
}
