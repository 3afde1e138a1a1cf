import type { CDPSession, Page } from 'playwright-core';

/** Waits until the animations of all sites have ended: React listens for their ends. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? rootsIn(shadowRoot) : [],
      ),
    ];
    const animations = rootsIn(document).flatMap((root) => root.getAnimations());
    await Promise.all(animations.map(({ finished }) => finished));
    // React may still have effects to run.
    await new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));
  });
}

/** How long scripts of the page have run, in seconds. Needs the domain `Performance`. */
export async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}

/** Advances the page's clock by ten seconds. */
export async function tenSeconds(session: CDPSession): Promise<void> {
  const over = new Promise((resolve) =>
    session.once('Emulation.virtualTimeBudgetExpired', resolve),
  );
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: 10_000 });
  await over;
}
