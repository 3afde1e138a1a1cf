import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { MountedSite } from '../../src/embed/mount';
import { training } from '../screens';
import { describeInChromium } from './chromium';
import { scriptTime, tenSeconds, untilStill } from './idle';
import { count, html } from './memory';

declare global {
  interface Window {
    mounted: { readonly element: Element; readonly site: MountedSite | undefined }[];
  }
}

const siteCount = 50;

/**
 * Mounts sites, each with its own base path, and waits until all of each is painted and React has run the effects.
 *
 * @returns the time from the beginning of the page until all is painted, in ms
 */
const mountSites = (page: Page, sites: number) =>
  page.evaluate(async (wanted) => {
    const mounted = Array.from({ length: wanted }, (_, number) => {
      const element = document.createElement('div');
      document.body.append(element);
      return {
        element,
        // An effect of React's, so it comes after the paint.
        told: new Promise((resolve) => element.addEventListener('training-site:navigate', resolve)),
        site: window.TrainingSite?.mount(element, { basePath: `/site-${number}` }),
      };
    });
    window.mounted = mounted;
    const isWhole = () =>
      mounted.every(({ element }) =>
        element.firstElementChild?.shadowRoot?.querySelector('[part=footer]'),
      );
    do {
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    } while (!isWhole());
    const time = performance.now();
    await Promise.all(mounted.map(({ told }) => told));
    return time;
  }, sites);

describeInChromium(`${siteCount} sites on a page`, ({ openHtml }) => {
  it('are left alone by a navigation in one of them', async () => {
    const page = await openHtml(html);
    await mountSites(page, siteCount);
    const changes = await page.evaluate(async (path) => {
      const { mounted } = window;
      const counts = mounted.map(() => 0);
      const all = { subtree: true, childList: true, attributes: true, characterData: true };
      mounted.forEach(({ element }, number) => {
        const observer = new MutationObserver((records) => {
          counts[number] = (counts[number] ?? 0) + records.length;
        });
        observer.observe(element, all);
        observer.observe(element.firstElementChild?.shadowRoot as Node, all);
      });
      mounted[20]?.site?.navigate(path);
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      return counts;
    }, training.path);
    expect(changes.flatMap((records, number) => (records > 0 ? [number] : []))).toEqual([20]);
  });

  it('run no script for ten seconds while nobody uses them', async () => {
    const page = await openHtml(html, { fresh: true, reducedMotion: 'no-preference' });
    await mountSites(page, siteCount);
    await untilStill(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const before = await scriptTime(session);
    await tenSeconds(session);
    expect(await scriptTime(session)).toBe(before);

    // The measurement detects a timer.
    await page.evaluate(() => setInterval(() => document.title, 1000));
    const withTimer = await scriptTime(session);
    await tenSeconds(session);
    expect(await scriptTime(session)).toBeGreaterThan(withTimer);
  });

  it('are painted in half of the time at most that as many single sites take', async () => {
    const load = async (sites: number) => mountSites(await openHtml(html), sites);
    const times = { one: [] as number[], many: [] as number[] };
    for (let round = 0; round < 5; round += 1) {
      times.one.push(await load(1));
      times.many.push(await load(siteCount));
    }
    const [one, many] = [Math.min(...times.one), Math.min(...times.many)];
    console.log(`one site: ${one.toFixed(0)} ms; ${siteCount} sites: ${many.toFixed(0)} ms`);
    // Less than 10 on a machine that does nothing else (docs/performance.md). Other tests run beside this one.
    expect(many / one).toBeLessThan(siteCount / 2);
  });

  it('hold the same number of nodes each, and leave no node and no listener behind', async () => {
    const page = await openHtml(html, { fresh: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const unmount = () =>
      page.evaluate(
        'for (const { element, site } of mounted) { site.unmount(); element.remove(); } mounted = [];',
      );
    const mounted = async (sites: number) => {
      await mountSites(page, sites);
      const counts = await count(session);
      await unmount();
      return counts;
    };
    // The first site fills caches.
    await mounted(1);
    const none = await count(session);
    const one = await mounted(1);
    const many = await mounted(siteCount);
    const after = await count(session);
    const nodes = one.nodes - none.nodes;
    const heap = (many.heap - one.heap) / (siteCount - 1);
    console.log(
      `${siteCount} sites: ${nodes} nodes and ${(heap / 1000).toFixed(0)} kB of heap each`,
    );
    expect(many.nodes - none.nodes).toBe(siteCount * nodes);
    expect([after.nodes, after.listeners]).toEqual([none.nodes, none.listeners]);
    expect(heap).toBeLessThan(250_000);
  });
});
