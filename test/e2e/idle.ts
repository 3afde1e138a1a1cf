import type { CDPSession } from 'playwright-core';

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
