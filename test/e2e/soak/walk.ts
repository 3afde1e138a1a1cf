import fc from 'fast-check';
import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Chromium } from '../chromium';
import { count, cycle } from '../memory';
import { brokenRules, type Look, type Memory, remember } from './rules';
import { placeCount, type Step, steps } from './steps';

declare global {
  interface Window {
    walk: typeof import('./page.mjs');
  }
}

const html = `<!doctype html><html lang="en"><head><title>Portal</title></head><body style="margin: 0">
  <p>Portal</p><button id="host">Host</button>${'<div class="place"></div>'.repeat(placeCount)}
  <script src="/dist/training-site.js"></script>
  <script type="module">import * as walk from '/test/e2e/soak/page.mjs'; window.walk = walk</script>
  </body></html>`;

/** Frames come as fast as they are painted. */
export const walkArgs = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** What the heap may grow by in all walks of a seed, in bytes: compiled code, and feedback for it. */
const heapLimit = 1_000_000;
/** React may keep the root that it has rendered last, with its screen. */
const rootLimits = { nodes: 500, listeners: 150 };
/** How long a page may take until all rules hold, in ms. */
const patience = 3000;

interface Walks {
  readonly seed: number;
  /** How many steps, at least. */
  readonly actions: number;
}

/** A test that walks until there were enough steps. The same seed gives the same walks. */
export function itWalks({ openHtml, complaints }: Chromium, { seed, actions }: Walks): void {
  let taken = 0;
  let opened: { page: Page; session: CDPSession } | undefined;

  async function open() {
    if (opened) return opened;
    const page = await openHtml(html, {
      notice: true,
      fresh: true,
      viewport: { width: 1280, height: 600 },
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    opened = { page, session };
    return opened;
  }

  /** Prepares the page for a walk. */
  async function begin() {
    const { page, session } = await open();
    await page.evaluate(() => window.walk.take({ type: 'begin' }));
    await session.send('Page.resetNavigationHistory');
    return page;
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

  /** What the page holds when all sites are gone. */
  async function counts() {
    const page = await begin();
    // To mount another site drops the references to sites that were collected. Twice, because on a busy
    // machine React may still hold a site at first.
    const { session } = await open();
    for (let round = 0; round < 2; round += 1) {
      await count(session);
      await cycle(page, 1, 'unmount');
    }
    return count(session);
  }

  // A slow machine takes ten steps a second.
  const timeout = 120_000 + actions * 100;
  it(`holds all rules in ${actions} actions of seed ${seed}`, { timeout }, async () => {
    let first: Awaited<ReturnType<typeof counts>> | undefined;
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
        // After the first walks, because caches are filled by then.
        if (taken > actions / 10) first ??= await counts();
      },
    );
    // More walks than are needed: those after the last action do nothing.
    const interruptAfterTimeLimit = timeout - 20_000;
    const numRuns = Math.ceil(actions / 5);
    await fc.assert(property, { seed, numRuns, unbiased: true, interruptAfterTimeLimit });
    const last = await counts();
    first ??= last;
    console.log(`seed ${seed}: ${taken} actions, ${JSON.stringify({ first, last })}`);
    expect(last.nodes - first.nodes).toBeLessThan(rootLimits.nodes);
    expect(last.listeners - first.listeners).toBeLessThan(rootLimits.listeners);
    expect(last.heap - first.heap).toBeLessThan(heapLimit);
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
