import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';

const html = `<!doctype html><html lang="en"><title>Portal</title><body><div id="site"></div>
  <script src="/dist/training-site.js"></script></body></html>`;

interface Counts {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function count(session: CDPSession): Promise<Counts> {
  // Twice: what finalisers let go of is collected by the second.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

const byHeap = (one: Counts, other: Counts) => one.heap - other.heap;

/** The one in the middle of three: by itself a heap swings by half a percent from cycle to cycle. */
async function settledCount(page: Page, session: CDPSession, way: Way): Promise<Counts> {
  const counts: Counts[] = [];
  for (let sample = 0; sample < 3; sample += 1) {
    await cycle(page, 10, way);
    counts.push(await count(session));
  }
  return counts.sort(byHeap)[1] as Counts;
}

type Way = 'unmount' | 'remove';

/** Mounts and removes a site as often as asked, with a navigation each time. */
function cycle(page: Page, times: number, way: Way) {
  return page.evaluate(
    async ([rounds, how]) => {
      const rendered = () => new Promise((resolve) => setTimeout(resolve));
      for (let round = 0; round < rounds; round += 1) {
        const element = document.createElement('div');
        document.body.append(element);
        const site = window.TrainingSite?.mount(element);
        await rendered();
        site?.navigate(round % 2 ? '/training' : '/careers');
        await rendered();
        if (how === 'unmount') site?.unmount();
        element.remove();
      }
    },
    [times, way] as const,
  );
}

// Without an optimiser, whose own tables would grow for as long as it learns.
describeInChromium('the memory of a site', { args: ['--js-flags=--lite-mode'] }, ({ openHtml }) => {
  it.each([
    ['is unmounted', 'unmount'],
    ['is thrown away by its host without a word', 'remove'],
  ] as const)('leaves nothing in memory when it %s, 300 times', async (_, way) => {
    const page = await openHtml(html);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await cycle(page, 70, way);
    const before = await settledCount(page, session, way);
    await cycle(page, 300, way);
    const after = await settledCount(page, session, way);
    console.log(`300 × ${way}: ${JSON.stringify({ before, after })}`);
    expect(after.nodes).toBe(before.nodes);
    expect(after.listeners).toBe(before.listeners);
    expect(after.heap / before.heap).toBeLessThan(1.01);
  });
});

describeInChromium('the life of a site', ({ openHtml }) => {
  it('leaves of its listeners only the one of React on the document', async () => {
    const page = await openHtml(html);
    await page.evaluate(() => {
      const left = new Set<string>();
      Object.assign(window, { left });
      const { addEventListener, removeEventListener } = EventTarget.prototype;
      const name = (target: EventTarget, type: string) =>
        `${target === window ? 'window' : target === document ? 'document' : 'other'} ${type}`;
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        left.add(name(this ?? window, type));
        return addEventListener.call(this ?? window, type, ...rest);
      };
      EventTarget.prototype.removeEventListener = function (type, ...rest) {
        left.delete(name(this ?? window, type));
        return removeEventListener.call(this ?? window, type, ...rest);
      };
    });
    await cycle(page, 1, 'unmount');
    const left = await page.evaluate(() =>
      [...(window as unknown as { left: Set<string> }).left].filter(
        (name) => !name.startsWith('other'),
      ),
    );
    expect(left).toEqual(['document selectionchange']);
  });

  it('touches nothing any more once its host has thrown it away', async () => {
    const page = await openHtml(html);
    await page.evaluate(() => {
      const element = document.getElementById('site') as HTMLElement;
      window.TrainingSite?.mount(element);
      element.remove();
      document.title = 'Portal, another page';
    });
    await page.evaluate(() => {
      location.hash = '#/training';
    });
    await page.waitForFunction(() => location.hash === '#/training');
    expect(await page.title()).toBe('Portal, another page');
  });
});
