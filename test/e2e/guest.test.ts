import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accept } from '../words';
import { describeInChromium, inPortal, script } from './chromium';

/**
 * Waits for two things. During the first half second, the site does something in each frame to keep
 * its screen in view. When an animation ends, a listener of React runs.
 */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const begin = performance.now();
    while (performance.now() - begin < 600) await new Promise(requestAnimationFrame);
    const root = document.querySelector('training-site')?.shadowRoot as ShadowRoot;
    await Promise.all(root.getAnimations().map(({ finished }) => finished));
    // React may still have effects to run.
    await new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));
  });

/** Advances the clock of the page, by ms. */
async function advance(session: CDPSession, budget: number) {
  const over = new Promise((resolve) =>
    session.once('Emulation.virtualTimeBudgetExpired', resolve),
  );
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget });
  await over;
}

/** How long scripts of the page run in ten seconds of its clock. */
async function scriptTimeInTenSeconds(session: CDPSession): Promise<number> {
  const scriptTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  };
  const before = await scriptTime();
  await advance(session, 10_000);
  return (await scriptTime()) - before;
}

describeInChromium('the page with the site', ({ openHtml }) => {
  async function openStill() {
    const page = await openHtml(inPortal(`<training-site></training-site>${script}`), {
      notice: true,
      reducedMotion: 'no-preference',
      // Its clock is advanced.
      fresh: true,
    });
    await page.getByRole('button', { name: accept }).waitFor();
    await untilStill(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    return { page, session };
  }

  it('the page with the site runs no script while nobody uses it', async () => {
    const { session } = await openStill();
    expect(await scriptTimeInTenSeconds(session)).toBe(0);
  });

  it('the page with the site would be seen to run a script by this measurement', async () => {
    const { page, session } = await openStill();
    await page.evaluate(() => setInterval(() => document.title, 1000));
    expect(await scriptTimeInTenSeconds(session)).toBeGreaterThan(0);
  });
});
