import type { TestProject } from 'vitest/node';
import { chromiumPath, launchChromiumServer } from '../../tools/chromium.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the Chromium that all test files share. */
    readonly chromium: string;
  }
}

/** Starts one Chromium for all test files; the returned function closes it. */
export default async function setup(project: TestProject) {
  if (!chromiumPath) return undefined;
  const server = await launchChromiumServer();
  project.provide('chromium', server.wsEndpoint());
  return () => server.close();
}
