import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';

const html = (script: string) => `<!doctype html><html lang="en"><head><title>Portal</title>
  <style>td { padding: 2px; border-bottom: 1px solid #ccc }</style></head>
  <body><table><tbody id="rows"></tbody></table>${script}</body></html>`;

/**
 * In the page: inserts 10,000 nodes as rows of a table, 72 rows a frame, and gives the time of it in ms:
 * of script, of layout, and of what other scripts do before the next frame is painted.
 */
async function insertRows(hidden: boolean): Promise<number> {
  const rows = document.getElementById('rows') as HTMLElement;
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  rows.hidden = hidden;
  rows.replaceChildren();
  await nextFrame();
  let spent = 0;
  for (let frame = 0; frame < 20; frame += 1) {
    await nextFrame();
    await new Promise((resolve) => setTimeout(resolve));
    // Callbacks of a frame run in the order in which they were requested.
    let first = 0;
    requestAnimationFrame(() => {
      first = performance.now();
    });
    const start = performance.now();
    for (let number = 0; number < 72; number += 1) {
      const row = document.createElement('tr');
      for (const text of ['Course', `Day ${number}`, 'Room']) {
        const cell = document.createElement('td');
        cell.append(text);
        row.append(cell);
      }
      rows.append(row);
    }
    // Mutation observers are called now.
    await Promise.resolve();
    rows.getBoundingClientRect();
    spent += performance.now() - start;
    await nextFrame();
    spent += performance.now() - first;
  }
  return spent;
}

const least = (times: readonly number[]) => Math.min(...times);

describeInChromium('a page that inserts 10,000 nodes', ({ openHtml }) => {
  it('pays under 2 % of their time for the watch on marked elements', async () => {
    const without = await openHtml(html(''));
    const watched = await openHtml(html('<script src="/dist/training-site.js"></script>'));
    const run = async (page: Page, hidden: boolean) => {
      await page.bringToFront();
      return page.evaluate(insertRows, hidden);
    };
    // In a hidden table, the cost is large beside the rest. The least of many runs is not the machine's.
    const times = { without: [] as number[], watched: [] as number[], seen: [] as number[] };
    for (let round = 0; round < 25; round += 1) {
      times.without.push(await run(without, true));
      times.watched.push(await run(watched, true));
    }
    for (let round = 0; round < 5; round += 1) times.seen.push(await run(without, false));
    const cost = least(times.watched) - least(times.without);
    const share = cost / least(times.seen);
    console.log(
      `watching 10,000 nodes: ${cost.toFixed(2)} ms of ${least(times.seen).toFixed(0)} ms, ${(share * 100).toFixed(2)} %`,
    );
    // The goal is 1 %. While other tests run, the measured share varies by as much.
    expect(share).toBeLessThan(0.02);
  });
});
