import { areSitesWhole } from '../e2e/whole.mjs';
import { openPage } from './page.mjs';

/** The page is throttled as a phone on a slow connection (Lighthouse's profile). */
const slowdown = 4;
const network = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** The links that are clicked, in this order: each screen for the first time, then again. */
const links = 'Training|Consultancy|Contact Us|Know Us More|Career|Skillmere, home'.split('|');

/** What `address` costs, in ms and bytes. Opens it in a new context. */
export async function measurePage(browser, address) {
  const page = await openPage(browser);
  try {
    await page.send('Network.enable');
    await page.send('Network.emulateNetworkConditions', { offline: false, ...network });
    // CPU time of the page's main thread, so other work of the machine does not count.
    await page.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.prepare(observe);
    await page.send('Page.navigate', { url: address });
    await page.evaluate(untilShown);
    do await page.evaluate(untilIdle);
    while (!(await page.evaluate(areSitesWhole)));
    const { TaskDuration } = await metrics(page);
    await page.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize } = await metrics(page);
    const paints = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      ...window.bench,
    }));
    const clicks = [];
    for (const name of [...links, ...links]) clicks.push(await click(page, name));
    return {
      ...paints,
      work: TaskDuration * 1000,
      heap: JSHeapUsedSize,
      navigationFirst: median(clicks.slice(0, links.length)),
      navigationAgain: median(clicks.slice(links.length)),
    };
  } finally {
    await page.close();
  }
}

/** In the page: adds up how far its parts shift, and how long it blocks. */
function observe() {
  // In older builds the shadow root of the element holds another one.
  window.rootOf = (host) => host?.shadowRoot?.firstElementChild?.shadowRoot ?? host?.shadowRoot;
  window.bench = { shift: 0, blocking: 0 };
  const watch = (type, add) =>
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries()) add(entry);
    }).observe({ type, buffered: true });
  watch('layout-shift', ({ value }) => {
    window.bench.shift += value;
  });
  // Tasks before the first paint block too.
  watch('longtask', ({ duration }) => {
    window.bench.blocking += Math.max(0, duration - 50);
  });
}

/** In the page: waits until a heading is painted and, where there is a script, it has rendered or hydrated. */
function untilShown() {
  const isShown = (root) => root?.querySelector('h1') && !root.querySelector('link:not(head *)');
  return new Promise((resolve) => {
    const look = () => {
      const hosts = [...document.querySelectorAll('training-site, #site')];
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
      const isReady = hosts.length > 0 ? hosts.map(rootOf).every(isShown) : isShown(document);
      if (isPainted && isReady) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** In the page: waits until the next frame is painted and the main thread is idle. */
function untilIdle() {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
}

async function metrics(page) {
  const { metrics: all } = await page.send('Performance.getMetrics');
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
}

/**
 * Moves the pointer to the first link with this name, and clicks it a little later, as a person does.
 *
 * @returns the time until a frame is painted, in ms; NaN without such a link
 */
async function click(page, name) {
  const at = await page.evaluate(watchLink, name);
  if (!at) return Number.NaN;
  const button = { ...at, button: 'left', clickCount: 1 };
  await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
  // As long as we assume that a person needs between reaching a link and clicking it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
  const time = await page.evaluate(() => window.click);
  await page.evaluate(untilIdle);
  return time;
}

/**
 * In the page: scrolls a link into view and gives its centre. Measures the time from the next click until a frame
 * is painted.
 */
function watchLink(name) {
  const root = rootOf(document.querySelector('training-site'));
  const found = [...(root?.querySelectorAll('[part=header] a, [part=footer] a') ?? [])];
  const link = found.find(
    (one) => one.checkVisibility() && (one.ariaLabel ?? one.textContent) === name,
  );
  if (!link) return undefined;
  window.click = new Promise((resolve) => {
    const measure = ({ timeStamp }) => {
      const end = () => resolve(performance.now() - timeStamp);
      // A task with this priority runs right after the frame, before the tasks of React.
      requestAnimationFrame(() => scheduler.postTask(end, { priority: 'user-blocking' }));
    };
    addEventListener('click', measure, { capture: true, once: true });
  });
  link.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = link.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
