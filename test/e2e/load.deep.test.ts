import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { MountedSite } from '../../src/embed/mount';
import { describeInChromium } from './chromium';
import { count, html } from './memory';

declare global {
  interface Window {
    mounted: { readonly element: Element; readonly site: MountedSite | undefined }[];
  }
}

const siteCount = 50;

/** Mounts sites, each with its own base path, and waits until all of each is shown. */
const mountSites = (page: Page, sites: number) =>
  page.evaluate(async (wanted) => {
    const mounted = Array.from({ length: wanted }, (_, number) => {
      const element = document.createElement('div');
      document.body.append(element);
      return {
        element,
        told: new Promise((resolve) => element.addEventListener('training-site:navigate', resolve)),
        site: window.TrainingSite?.mount(element, { basePath: `/site-${number}` }),
      };
    });
    window.mounted = mounted;
    await Promise.all(mounted.map(({ told }) => told));
    // React may still have effects to run.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  }, sites);

const unmountAll = (page: Page) =>
  page.evaluate(() => {
    for (const { element, site } of window.mounted) {
      site?.unmount();
      element.remove();
    }
    window.mounted = [];
  });

describeInChromium(`${siteCount} sites on a page`, ({ openHtml }) => {
  it('hold the same number of nodes each, and leave nothing behind', async () => {
    const page = await openHtml(html, { fresh: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    // The first site fills caches.
    await mountSites(page, 1);
    await unmountAll(page);
    const none = await count(session);
    await mountSites(page, 1);
    const one = await count(session);
    await unmountAll(page);
    await mountSites(page, siteCount);
    const many = await count(session);
    const nodes = one.nodes - none.nodes;
    const heap = (many.heap - one.heap) / (siteCount - 1);
    console.log(
      `${siteCount} sites: ${nodes} nodes and ${(heap / 1000).toFixed(0)} kB of heap each`,
    );
    expect(many.nodes - none.nodes).toBe(siteCount * nodes);
    expect(heap).toBeLessThan(250_000);
    await unmountAll(page);
    const after = await count(session);
    expect([after.nodes, after.listeners]).toEqual([none.nodes, none.listeners]);
  });
});
