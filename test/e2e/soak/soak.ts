import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chromiumPath, launchChromium } from '../../../tools/chromium.mjs';
import { serve } from '../../../tools/server.mjs';
import type { Counts } from '../memory';
import { walks } from './commands';
import { Model } from './model';
import { Walker } from './walker';

interface Soak {
  readonly seed: number;
  /** How many actions, at least. */
  readonly actions: number;
  /** How long to look for a shorter walk that fails, in ms. */
  readonly shrinkTime: number;
}

/** What the heap may grow by in all walks of a seed, in bytes: compiled code, and feedback for it. */
const heapLimit = 1_000_000;

/** A test that walks until there were enough actions. The same seed gives the same walks. */
export function itSoaks(options: Soak): void {
  const { seed, actions } = options;
  // A slow machine takes twenty actions a second.
  const timeout = 120_000 + actions * 50 + options.shrinkTime;
  it.runIf(chromiumPath)(`stands ${actions} actions of seed ${seed}`, { timeout }, async () => {
    const server = await serve();
    // Frames come as fast as they are painted.
    const browser = await launchChromium('--disable-frame-rate-limit', '--disable-gpu-vsync');
    const walker = new Walker(browser, server);
    try {
      const { before, after } = await walk(walker, options);
      console.log(
        `seed ${seed}: ${walker.stepCount} actions, ${JSON.stringify({ before, after })}`,
      );
      expect([after.nodes, after.listeners]).toEqual([before.nodes, before.listeners]);
      expect(after.heap - before.heap).toBeLessThan(heapLimit);
    } finally {
      await browser.close();
      await server.close();
    }
  });
}

async function walk(walker: Walker, { seed, actions, shrinkTime }: Soak) {
  let before: Counts | undefined;
  let failedAt: number | undefined;

  const property = fc.asyncProperty(walks, async (commands) => {
    if (failedAt === undefined ? walker.stepCount >= actions : Date.now() > failedAt + shrinkTime) {
      return;
    }
    try {
      const start = await walker.begin();
      await fc.asyncModelRun(() => ({ model: new Model(start), real: walker }), commands);
      await walker.flush();
    } catch (error) {
      if (failedAt === undefined) {
        console.error(`seed ${seed} failed within ${walker.stepCount} actions: ${error}`);
        failedAt = Date.now();
      }
      throw error;
    }
    // After the first walks, because caches are filled by then.
    if (walker.stepCount > actions / 10) before ??= await walker.counts();
  });

  // More walks than are needed: those after the last action do nothing.
  await fc.assert(property, { seed, numRuns: Math.ceil(actions / 10), unbiased: true });
  const after = await walker.counts();
  return { before: before ?? after, after };
}
