import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Chromium } from '../chromium';
import { brokenRules, type Look, type Memory, remember } from './rules';
import { placeCount, type Step, steps } from './steps';

declare global {
  interface Window {
    walk: typeof import('./page.mjs');
  }
}

const html = `<!doctype html><html lang="en"><head><title>Portal</title></head><body style="margin: 0">
  <p>Portal</p><button id="host">Host</button>${'<div class="place"></div>'.repeat(placeCount)}
  <style>.place { width: 390px } .place:nth-of-type(1) { width: auto }</style>
  <script src="/dist/training-site.js"></script>
  <script type="module">import * as walk from '/test/e2e/soak/page.mjs'; window.walk = walk</script>
  </body></html>`;

/** Frames come as fast as they are painted. */
export const walkArgs = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** How long a page may take until all rules hold, in ms. */
const patience = 3000;

/** A test that walks until there were `actions` steps. The same seed gives the same walks. */
export function itWalks({ openHtml, complaints }: Chromium, seed: number, actions: number): void {
  let taken = 0;
  let opened: Page | undefined;

  /** Prepares the page for a walk. */
  async function begin() {
    opened ??= await openHtml(html, {
      notice: true,
      fresh: true,
      viewport: { width: 1280, height: 600 },
    });
    await opened.evaluate(() => window.walk.take({ type: 'begin' }));
    const session = await opened.context().newCDPSession(opened);
    await session.send('Page.resetNavigationHistory');
    await session.detach();
    return opened;
  }

  async function walk(chosen: readonly Step[]) {
    const page = await begin();
    const memory: Memory = new Map();
    const start = await page.evaluate(() => window.walk.look());
    let before = start;
    for (const step of chosen) {
      if (!(await take(page, step))) continue;
      taken += 1;
      const end = Date.now() + patience;
      let after: Look;
      let problems: string[];
      do {
        after = await page.evaluate(() => window.walk.look());
        problems = [...complaints, ...brokenRules({ step, before, after }, memory, start)];
      } while (problems.length > 0 && Date.now() < end);
      if (problems.length > 0) {
        throw new Error([`after ${JSON.stringify(step)}`, ...problems].join('\n'));
      }
      remember(memory, after);
      before = after;
    }
  }

  // A slow machine takes ten steps a second.
  const timeout = 120_000 + actions * 100;
  it(`break no rule: ${actions} actions of seed ${seed}`, { timeout }, async () => {
    let hasFailed = false;
    const property = fc.asyncProperty(
      fc.array(steps, { minLength: 1, maxLength: 100, size: 'max' }),
      async (chosen) => {
        if (!hasFailed && taken >= actions) return;
        try {
          await walk(chosen);
        } catch (error) {
          if (!hasFailed) console.error(`seed ${seed} failed within ${taken} actions: ${error}`);
          hasFailed = true;
          opened = undefined;
          complaints.length = 0;
          throw error;
        }
      },
    );
    // More walks than are needed: those after the last action do nothing.
    const interruptAfterTimeLimit = timeout - 20_000;
    const numRuns = Math.ceil(actions / 5);
    await fc.assert(property, { seed, numRuns, unbiased: true, interruptAfterTimeLimit });
    expect(taken).toBeGreaterThanOrEqual(actions);
  });
}

/** @returns whether there was a place for the step */
async function take(page: Page, step: Step): Promise<boolean> {
  if (!step.key) return page.evaluate((one) => window.walk.take(one), step);
  await page.evaluate(() => window.walk.prepare());
  await page.keyboard.press(step.key);
  await page.evaluate(() => window.walk.rest());
  return true;
}
