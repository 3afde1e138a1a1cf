import { areSitesWhole } from '../e2e/whole.mjs';

/** A phone on a slow connection: Lighthouse's profile. */
const slowdown = 4;
const network = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** The links that are clicked, in this order: each screen for the first time, then again. */
const links = ['Training', 'Consultancy', 'Contact Us', 'Know Us More', 'Career', 'Home'];

/** What `address` costs in a new context, in ms. Playwright adds about 60 ms to the first paint. */
export async function measurePage(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(areSitesWhole);
  await page.evaluate(untilIdle);
  const loaded = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    ...window.bench,
  }));
  const clicks = [];
  for (const name of [...links, ...links]) clicks.push(await click(page, name));
  await context.close();
  return {
    ...loaded,
    navigationFirst: median(clicks.slice(0, links.length)),
    navigationAgain: median(clicks.slice(links.length)),
  };
}

/** In the page: adds up how far its parts shift, and how long it blocks. */
function observe() {
  window.bench = { shift: 0, blocking: 0 };
  const watch = (type, add) =>
    new PerformanceObserver((seen) => seen.getEntries().forEach(add)).observe({
      type,
      buffered: true,
    });
  watch('layout-shift', ({ value }) => {
    window.bench.shift += value;
  });
  // Tasks before the first paint block too.
  watch('longtask', ({ duration }) => {
    window.bench.blocking += Math.max(0, duration - 50);
  });
}

/** In the page: waits until the next frame is painted and the main thread is idle. */
function untilIdle() {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
}

/** Clicks a link of the footer, as a person does, and returns the time until a frame is painted, in ms. */
async function click(page, name) {
  const footer = page.locator('[part=footer]').getByRole('navigation');
  await footer.getByRole('link', { name, exact: true }).hover();
  // As long as we assume that a person needs between reaching a link and clicking it.
  await page.waitForTimeout(100);
  await page.evaluate(() => {
    window.click = new Promise((resolve) => {
      const measure = ({ timeStamp }) => {
        const end = () => resolve(performance.now() - timeStamp);
        // A task with this priority runs right after the frame, before the tasks of React.
        requestAnimationFrame(() => scheduler.postTask(end, { priority: 'user-blocking' }));
      };
      addEventListener('click', measure, { capture: true, once: true });
    });
  });
  await page.mouse.down();
  await page.mouse.up();
  const time = await page.evaluate(() => window.click);
  await page.evaluate(untilIdle);
  return time;
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
