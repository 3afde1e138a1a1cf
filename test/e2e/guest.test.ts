import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { home, training } from '../screens';
import { accept } from '../words';
import { describeInChromium, untilWhole } from './chromium';
import { eventually } from './engines/sitePage';

const html = `<!doctype html><html lang="en"><head><title>Portal</title></head><body>
  <training-site></training-site><script src="/dist/training-site.js"></script>
  <footer>The footer of the host</footer></body></html>`;

/** Waits until the animations of the site have ended: React listens for their ends. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const root = document.querySelector('training-site')?.shadowRoot as ShadowRoot;
    await Promise.all(root.getAnimations().map(({ finished }) => finished));
    // React may still have effects to run.
    await new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));
  });

/** How long scripts of the page run in ten seconds of its clock, which is advanced. */
async function scriptTimeInTenSeconds(session: CDPSession): Promise<number> {
  const scriptTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  };
  const before = await scriptTime();
  const over = new Promise((resolve) =>
    session.once('Emulation.virtualTimeBudgetExpired', resolve),
  );
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: 10_000 });
  await over;
  return (await scriptTime()) - before;
}

/** Runs before the page's scripts: records what is shown after each rendering, and each message to the host. */
function noteStages() {
  const stages: string[] = [];
  Object.assign(window, { stages });
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    const note = (what: string) => {
      const heading = root.querySelector('h1')?.textContent?.trim();
      if (!heading) return;
      const parts = root.querySelector('[part=footer]') ? 'whole' : 'opening';
      const below = document.querySelector('body > footer')?.getBoundingClientRect();
      const isInSight = below && below.top < innerHeight;
      stages.push(`${what}: ${heading}, ${parts}${isInSight ? ', footer of the host' : ''}`);
    };
    new MutationObserver(() => note('shown')).observe(root, { childList: true, subtree: true });
    this.addEventListener('training-site:navigate', () => note('told'));
    return root;
  };
}

describeInChromium('the page with the site', ({ openHtml }) => {
  it('runs no script while nobody uses it', async () => {
    const page = await openHtml(html, {
      notice: true,
      reducedMotion: 'no-preference',
      // Its clock is advanced.
      fresh: true,
    });
    await page.getByRole('button', { name: accept }).waitFor();
    await untilStill(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    expect(await scriptTimeInTenSeconds(session)).toBe(0);

    // The measurement detects a timer.
    await page.evaluate(() => setInterval(() => document.title, 1000));
    expect(await scriptTimeInTenSeconds(session)).toBeGreaterThan(0);
  });

  it('has the opening of a screen first, then all of it, and is told then', async () => {
    const page = await openHtml(html, { prepare: (page) => page.addInitScript(noteStages) });
    const stages = () => page.evaluate<string[]>('stages');
    const whole = ({ heading }: { heading: string }) => [
      `shown: ${heading}, whole`,
      `told: ${heading}, whole`,
    ];
    const inTwoSteps = (screen: { heading: string }) => [
      `shown: ${screen.heading}, opening`,
      ...whole(screen),
    ];
    await eventually(stages).toEqual(inTwoSteps(home));
    // From the end of a long screen. Nothing of the page below the site comes into sight.
    await page.evaluate('stages.length = 0');
    const footer = page.getByRole('contentinfo').getByRole('navigation');
    await footer.getByRole('link', { name: training.link }).click();
    await eventually(stages).toEqual(inTwoSteps(training));
    // After a reload the browser restores the scroll position, so all of the screen has to be there.
    await page.reload();
    await untilWhole(page);
    await eventually(async () => (await stages()).sort()).toEqual(whole(training));
  });
});
