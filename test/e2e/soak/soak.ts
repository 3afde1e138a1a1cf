import fc from 'fast-check';
import type { Browser } from 'playwright-core';
import type { Server } from '../../../tools/server.mjs';
import type { Counts } from '../memory';
import { walks } from './commands';
import { Model } from './model';
import { Walker } from './walker';

export interface Soak {
  readonly seed: number;
  /** How many actions, at least. */
  readonly actions: number;
  /** How long fast-check may look for the shortest walk that fails, in ms. */
  readonly shrinkTime: number;
}

export interface SoakResult {
  readonly actions: number;
  readonly before: Counts;
  readonly after: Counts;
}

/**
 * Walks on the built bundle until there were enough actions.
 *
 * @throws Error with the shortest walk found that fails
 */
export async function soak(browser: Browser, server: Server, options: Soak): Promise<SoakResult> {
  const walker = new Walker(browser, server);
  try {
    return await walk(walker, options);
  } finally {
    await walker.close();
  }
}

async function walk(walker: Walker, { seed, actions, shrinkTime }: Soak): Promise<SoakResult> {
  let before: Counts | undefined;
  let failedAt: number | undefined;
  const property = fc.asyncProperty(walks, async (commands) => {
    if (failedAt === undefined ? walker.actions >= actions : Date.now() - failedAt > shrinkTime) return;
    try {
      const start = await walker.begin();
      await fc.asyncModelRun(() => ({ model: new Model(start), real: walker }), commands);
      await walker.flush();
    } catch (error) {
      if (failedAt === undefined) console.log(`seed ${seed}: failed after ${walker.actions} actions`);
      failedAt ??= Date.now();
      throw error;
    }
    if (failedAt === undefined && !before && walker.actions > actions / 10) before = await walker.counts();
  });
  await fc.assert(property, { seed, numRuns: Math.ceil(actions / 20), unbiased: true } as never);
  const after = await walker.counts();
  return { actions: walker.actions, before: before ?? after, after };
}
