import type { CDPSession, Page } from 'playwright-core';

/** A page with the script, and no site yet. */
export const html = `<!doctype html><html lang="en"><title>Portal</title><body><div id="site"></div>
  <script src="/dist/training-site.js"></script></body></html>`;

/** What a page holds. */
export interface Counts {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Counts after a collection of garbage. */
export async function count(session: CDPSession): Promise<Counts> {
  // Twice, because the first run calls finalisers that release more objects.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

/** Mounts a site `times` times, with one navigation each time. Unmounts or only removes it, in turns. */
export function cycle(page: Page, times: number) {
  return page.evaluate(async (rounds) => {
    for (let round = 0; round < rounds; round += 1) {
      const element = document.createElement('div');
      document.body.append(element);
      const shown = () =>
        new Promise((resolve) =>
          element.addEventListener('training-site:navigate', resolve, { once: true }),
        );
      // Waits until React has done its work. Limited, because a page that paints one frame after the
      // other may never be idle.
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      const first = shown();
      const site = window.TrainingSite?.mount(element);
      await first;
      await idle();
      const second = shown();
      // Another screen than the one shown, or there would be no event.
      site?.navigate(location.hash.endsWith('/careers') ? '/training' : '/careers');
      await second;
      await idle();
      if (round % 2) site?.unmount();
      element.remove();
    }
  }, times);
}
